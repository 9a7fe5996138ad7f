/**
 * Marked texts name no real address: their sites end in '.example', and their pages go by name. People's do not, and what is learnt
 * from such texts would take '.example' for the sign of an address. Most are given endings as people's have, by the name itself, so
 * that the same text is learnt from every time.
 */
const ENDINGS = [
  'com',
  'co.th',
  'com',
  'co.uk',
  'com',
  'net',
  'org',
  'com',
  'in.th',
  'shop',
  'com',
  'ph',
  'co',
  'com.au',
  'io',
  'co.za',
  'ie',
];
const PAGES = ['facebook.com/', 'https://www.facebook.com/', 'fb.com/', 'www.facebook.com/'];

const numberOf = (name: string): number => {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
};
const endingOf = (name: string): string => ENDINGS[numberOf(name) % ENDINGS.length] ?? 'com';
/** One in five stays as it is written. */
const isKept = (name: string): boolean => numberOf(name) % 5 === 0;

/** A file of marked texts with addresses as people have them. */
export const withAddresses = (file: string): string =>
  file
    .replaceAll(/\b(?<network>facebook|fb|instagram|tiktok)\.example\b/gu, '$<network>.com')
    .replaceAll(/(?<name>[\w-]+)(?<mark>\.| dot )example\b/giu, (whole: string, name: string, mark: string) =>
      isKept(name) ? whole : `${name}${mark}${mark === '.' ? endingOf(name) : 'com'}`,
    )
    .replaceAll(/⟦facebook\|(?<name>[a-z][a-z\d .:&'-]+)⟧/giu, (whole: string, name: string) =>
      isKept(name) || name.includes('.com')
        ? whole
        : `⟦facebook|${PAGES[numberOf(name) % PAGES.length] ?? ''}${name.replaceAll(/[^a-z\d.]/giu, '')}⟧`,
    )
    .replaceAll(/⟦instagram\|@(?<name>[\w.]+)⟧/gu, (whole: string, name: string) =>
      numberOf(name) % 4 === 0 ? `⟦instagram|instagram.com/${name}⟧` : whole,
    );
