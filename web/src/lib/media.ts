/** The ranges of widths in which pages are laid out differently, each named once. */

const SMALL_PHONE = 400;
const TABLET = 700;
const TWO_COLUMNS = 900;
const WIDE_SHEET = 1000;
const DESKTOP = 1100;
const THREE_COLUMNS = 1200;
const WIDE = 1380;

const below = (width: number): string => `(max-width: ${width - 1}px)`;
const from = (width: number): string => `(min-width: ${width}px)`;

/** Written in styles as `@media (--phone)`; `plugins/media.ts` puts the condition in its place. */
export const MEDIA = {
  "small-phone": below(SMALL_PHONE),
  phone: below(TABLET),
  "above-phone": from(TABLET),
  tablet: `${from(TABLET)} and ${below(DESKTOP)}`,
  "one-column": below(TWO_COLUMNS),
  "wide-sheet": from(WIDE_SHEET),
  "below-desktop": below(DESKTOP),
  desktop: from(DESKTOP),
  /** There is room for the log below something else. */
  "tall-desktop": `${from(DESKTOP)} and (min-height: 1000px)`,
  "narrow-desktop": `${from(DESKTOP)} and ${below(WIDE)}`,
  "two-columns": below(THREE_COLUMNS),
  "below-wide": below(WIDE),
  wide: from(WIDE),
} as const;
