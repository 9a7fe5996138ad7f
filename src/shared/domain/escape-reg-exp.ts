/** A text as part of a regular expression that matches it to the letter (outside a class of characters). */
export const escapeRegExp = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
