/** What counts as a valid URL (specification, section 5), without the platform's own parser: shared code has none. */

/** Letters and digits of any script (an address may be Thai), hyphens inside. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?`;
const HOST = String.raw`(?:localhost|(?:${LABEL}\.)+${LABEL}\.?|\[[0-9a-f:.]+\])`;
const WEB_ADDRESS = new RegExp(
  String.raw`^https?://(?:[^\s/?#@]+@)?${HOST}(?::\d{1,5})?(?:[/?#]\S*)?$`,
  'iu',
);

/**
 * True for what a person would call a web address: `http` or `https`, two slashes and a host with a dot in it
 * ('localhost' and bracketed IPv6 pass too), without spaces. 'www.nok.example' and 'https://shop' are none.
 * Space around it does not matter.
 */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text.trim());

/** True for an address of a picture: a web address, or the picture itself as a data address. */
export const isPictureAddress = (text: string): boolean =>
  isWebAddress(text) || /^data:image\/[a-z.+-]+[;,]\S*$/iu.test(text.trim());

/** The end of a host that nobody marked as an address: letters, in Latin or one of Thailand's own; no number. */
const ENDING = String.raw`(?:[a-z]{2,}|xn--[a-z0-9-]+|ไทย|คอม)`;
const BARE_ADDRESS = new RegExp(String.raw`^(?:${LABEL}\.)+${ENDING}(?::\d{1,5})?(?:[/?#]\S*)?$`, 'iu');
/** What a sentence leaves behind an address that was copied out of it. */
const TRAILING_MARKS = /(?<![.,;:!?'"”’…])[.,;:!?'"”’…]+$/u;

/**
 * The web address that a person means: 'siamsmile.com' is 'https://siamsmile.com'. Space around it and a sentence's
 * punctuation behind it go. A text that is no address comes back as it is: a name, an e-mail address, another scheme.
 */
export function completeWebAddress(text: string): string {
  const trimmed = text.trim();
  if (isWebAddress(trimmed)) return trimmed;
  const bare = trimmed.replace(TRAILING_MARKS, '').replace(/^\/\//u, '');
  if (isWebAddress(bare)) return bare;
  return BARE_ADDRESS.test(bare) ? `https://${bare}` : text;
}
