/** Where names may be broken, so that they fit a card on a phone and in a full row. */
import { hyphenator } from "../../lib/hyphens";

export const hyphenated = hyphenator([
  ..."weed leaf catcher wrack worts plankton flagellate phyte coccus chromulina zomenon".split(" "),
  ..."thidium dinium leria nema brata back mulina ture".split(" "),
  ..."blatt kraut algen? fadenalge leuchteralgen tang rohr geißler salat tierchen faden".split(" "),
  ..."moos krebse adler robbe otter möwe ente fischer hai wal säger muschel assel".split(" "),
  ..."skorpion barsch schwan wachsenes liches stachliger tischer päischer hörniger".split(" "),
  ..."licht stoffe? gehalt ratur".split(" "),
]);
