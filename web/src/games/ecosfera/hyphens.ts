/** Where the names of species may be broken, so that they fit a card on a phone. */
import { hyphenator } from "../../lib/hyphens";

export const hyphenated = hyphenator([
  ..."weed catcher wrack worts flagellate phyte coccus chromulina zomenon".split(" "),
  ..."thidium".split(" "),
  ..."blatt kraut algen? tang rohr geißler salat tierchen faden moos krebse".split(" "),
  ..."adler robbe otter möwe ente fischer hai wal säger muschel assel".split(" "),
  ..."skorpion barsch schwan wachsenes liches stachliger tischer päischer hörniger".split(" "),
]);
