/** What a board that a game's package ships is given, and what it gives back. */
import type { HintChoice, Json, Language, Previews, TableState } from "../../lib/messages";

/** The table as the board sees it; everything but `catalogue` may change between updates. */
export interface PackagedTable {
  readonly catalogue: Json;
  readonly state: TableState;
  /** May this seat decide now? */
  readonly isMyTurn: boolean;
  /** What each action would bring, by its number. */
  readonly previews: Previews["previews"];
  readonly hint: HintChoice[] | null;
  readonly language: Language;
  /** A text of the game's Fluent catalogue. */
  text(key: string, given?: Record<string, string | number>): string;
  /** Take one of the decisions in `state.legal`, by the number of its action. */
  act(action: number): void;
}

export interface PackagedBoard {
  /** Draw the table as it is now; called after mounting and after every change. */
  update(): void;
  destroy?(): void;
}

/** What `client/index.js` exports. */
export interface PackagedModule {
  mount(target: HTMLElement, table: PackagedTable): PackagedBoard;
}
