/** Key Harvest's table in sentences: registry, workers, events, and every country and store. */
import type { AccountOf, AccountPart } from "../../lib/account";
import { device } from "../../lib/device.svelte";
import type { BoardView, Catalogue, View } from "./model";
import { countersWords, cropName, eventOf, offerWords, spaceName, workerOf } from "./words";
import { text } from "./texts";

const worker = (catalogue: Catalogue, id: string): string => {
  const { name, value, text: words } = workerOf(catalogue, id);
  return `${name[device.language]}, ${value}: ${words[device.language]}`;
};

function registry(view: View, catalogue: Catalogue): string[] {
  return view.registry.flatMap((one) => {
    if (!one) return [];
    const offer = view.offers?.[one.field];
    const words = [spaceName(catalogue, one.field), cropName(one.crop)];
    return [[...words, ...(offer ? [offerWords(catalogue, offer)] : [])].join(", ")];
  });
}

function country(board: BoardView, catalogue: Catalogue): string[] {
  const { fields, workers } = board;
  return [
    ...fields.map(({ space, crop, harvested }) =>
      [spaceName(catalogue, space), cropName(crop), ...(harvested ? [text("harvested")] : [])].join(
        ", ",
      ),
    ),
    ...workers.map((one) => `${spaceName(catalogue, one.space)}: ${worker(catalogue, one.worker)}`),
  ];
}

function store(view: View, board: BoardView, catalogue: Catalogue): string[] {
  return (board.store ?? []).flatMap((one) => {
    if (!one) return [];
    const offer = view.offers?.[one.field];
    const words = [
      spaceName(catalogue, one.field),
      cropName(one.crop),
      countersWords(one.bid),
      offer ? offerWords(catalogue, offer) : "",
    ];
    return [words.filter(Boolean).join(", ")];
  });
}

export const accountOf: AccountOf<View, Catalogue> = (view, catalogue) => {
  const event = (id: string) => {
    const { name, text: words } = eventOf(catalogue, id);
    return `${name[device.language]}: ${words[device.language]}`;
  };
  const boards = view.boards.flatMap((board, seat): AccountPart[] => [
    { key: "boards", seat, lines: country(board, catalogue) },
    { key: "store", seat, lines: store(view, board, catalogue) },
    { key: "farmhands", seat, lines: board.farmhands.map((id) => worker(catalogue, id)) },
  ]);
  return [
    { key: "registry", lines: registry(view, catalogue) },
    { key: "events", lines: view.events.map(event) },
    { key: "town", lines: view.town.map((id) => worker(catalogue, id)) },
    ...boards,
  ];
};
