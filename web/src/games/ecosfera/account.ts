/** Ecosfera's table in sentences: market, sea, policies, and every row. */
import type { AccountOf } from "../../lib/account";
import { device } from "../../lib/device.svelte";
import { listed } from "../../lib/words";
import { ELEMENTS, type Catalogue, type Named, type Row, type Species, type View } from "./types";
import { text } from "./texts";

class Words {
  private readonly named: Map<string, Named>;
  private readonly species: Map<string, Species>;

  constructor(
    private readonly view: View,
    catalogue: Catalogue,
  ) {
    const { species, policies, elements, habitats } = catalogue;
    this.species = new Map(species.map((one) => [one.id, one]));
    this.named = new Map(
      [...species, ...policies, ...elements, ...habitats].map((one) => [one.id, one]),
    );
  }

  name(id: string): string {
    return this.named.get(id)?.name[device.language] ?? text(`card-${id}`);
  }

  names(ids: readonly string[]): string {
    return listed(ids.map((id) => this.name(id)));
  }

  card(id: string, lying: { used: boolean } | null = null): string {
    const facts = this.species.get(id);
    if (!facts) return this.name(id);
    const abilities = facts.abilities.map((ability) => text(`ability-${ability}`));
    const cost = this.view.costs[id] ?? facts.cost;
    return [
      `${this.name(id)}, ${text(`card-${facts.kind}`)}.`,
      text("card-lives", { habitats: this.names(facts.habitats) }),
      abilities.length ? text("card-gives", { abilities: listed(abilities) }) : "",
      facts.star && this.view.complexity === 2 ? text("card-star") : "",
      !lying && cost.length ? text("card-costs", { elements: this.names(cost) }) : "",
      lying?.used ? text("card-used") : "",
    ]
      .filter(Boolean)
      .join(" ");
  }

  row(row: Row): string[] {
    const elements = ELEMENTS.filter((element) => row.elements[element]).map((element) => {
      const used = row.used_elements[element];
      const count = `${this.name(element)}: ${row.elements[element]}`;
      return used ? `${count} (${used} ${text("card-used")})` : count;
    });
    const pressure = row.pressure ? [`${text("card-pressure")}: ${row.pressure}`] : [];
    return [...elements, ...pressure, ...row.species.map((one) => this.card(one.card, one))];
  }
}

export const accountOf: AccountOf<View, Catalogue> = (view, catalogue) => {
  const words = new Words(view, catalogue);
  const { producers, consumers } = view.market;
  const policies = view.policies;
  const open = [...producers.open, ...consumers.open];
  const inPlay = policies
    ? [policies.now, policies.proposal, ...policies.ready, ...policies.in_force]
    : [];
  return [
    { key: "market", lines: open.flatMap((id) => (id ? words.card(id) : [])) },
    { key: "habitats", lines: view.habitats.map((id) => words.name(id)) },
    {
      key: "policies",
      lines: catalogue.policies
        .filter(({ id }) => inPlay.includes(id))
        .map(({ name, does }) => `${name[device.language]}: ${does[device.language]}`),
    },
    ...view.rows.map((row, seat) => ({ key: "rows", seat, lines: words.row(row) })),
  ];
};
