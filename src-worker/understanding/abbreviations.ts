/** Words whose full stop only shortens them and ends no sentence, as the inside of a pattern: 'incl. the wheels', 'approx. 40 g'. */
export const SHORTENED = String.raw`no|nos|st|mr|mrs|ms|dr|prof|vs|approx|ca|e\.g|i\.e|co|ltd|inc|incl|excl|esp|min|max|avg|tel|ext|qty|vol|dept|est`;

/** 'w/ you', 'w/o cement', 'cheaper w aid': read aloud, it is 'with'. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}/])w\/o(?:ut)?\s?(?=\p{L})/giu, 'without '],
  [/(?<![\p{L}\p{N}/])w\/\s?(?=[\p{L}\d])/giu, 'with '],
  [/(?<=\p{L}\s)w(?=\s[\p{L}\d])/gu, 'with'],
];
/** An English text with its shorthand spelled out, for whoever reads it aloud. */
export const spelledOut = (text: string): string =>
  SHORTHAND.reduce((told, [short, long]) => told.replaceAll(short, long), text);
