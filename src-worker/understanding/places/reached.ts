/**
 * How an offer reaches a place, and who is there, are no part of the place's name: 'post to the rest of Scotland', 'anyone in Texas',
 * 'online orders all over the UK'.
 */

/** The firm's own deeds and ways: by post, by courier, online, by driving there. */
const WAY = String.raw`(?:mail[- ]?order(?:s|ing)?|post(?:al|age|ing|s)?|ship(?:s|ping)?|deliver(?:y|ies|s|ing)?|courier(?:s|ing)?|send(?:s|ing)?|online(?:\s+(?:orders?|shop|sales?|store))?|web(?:site)?\s+orders?|orders?|export(?:s|ing)?|sell(?:s|ing)?|serv(?:e|es|ing)|cover(?:s|ing)?|go(?:es|ing)?|travel(?:s|ling)?|driv(?:e|es|ing)|work(?:s|ing)?)`;
const WHITHER = String.raw`(?:(?:all\s+)?(?:over|across|around|throughout)|(?:any|every)where\s+in|to|into|in|through)`;
/** Between marks or joining words, up to the name. */
const REACHED = new RegExp(
  String.raw`(?:^|[\s,;.+&(–—-]+)(?:(?:and|but|or|plus|also|then|we|we['’]ll|i|can|will)\s+)*(?:(?:free|fast|local|next[- ]day)\s+)?\b${WAY}(?:\s+(?:free|out|off|orders?|online|abroad|by\s+\p{L}+))*\s+(?:${WHITHER}\s+|(?=within\b|up\s+to\b|\p{Lu}[\p{L}.]*[\s-]wide\b))`,
  'giu',
);
/** Those who are in the place. */
const PEOPLE =
  /(?<=^|[,;+&(]\s*|\b(?:and|or|plus)\s+)(?:any(?:one|body)|every(?:one|body)|people|folks?|customers|clients|buyers|parents|families|students|owners|guests|expats|homes|households|farms|schools|NRIs?)\s+(?:(?:who\s+)?liv(?:e|ing)\s+)?(?:(?:all\s+)?(?:over|across|around|throughout)|(?:any|every)where\s+in|in)\s+(?=(?:the\s+)?\p{Lu})/giu;
/** The firm's own door, where something else is told behind it: 'We're in Hull but ship anywhere in Europe'. */
const OWN_DOOR =
  /^(?:we['’]re|we\s+are|(?:the\s+|our\s+)?(?:shop|store|studio|showroom)(?:['’]s|\s+is)?)\s+(?:in|at)\s+[^,;]+?,?\s+but\s+(?=(?:we\s+)?(?:post|ship|deliver|send|sell|courier|cover)\b)/iu;

/** An answer with the names alone: 'Edinburgh, post to the rest of Scotland' → 'Edinburgh, the rest of Scotland'. */
export const withoutWays = (text: string): string =>
  text
    .replace(OWN_DOOR, '')
    .replaceAll(REACHED, ', ')
    .replaceAll(PEOPLE, '')
    .replace(/^[\s,]+/u, '');

/** Whether the offer is said to go to a place: a country so told stands beside the town that it goes from. */
export const isReached = (answer: string, name: string): boolean =>
  [...answer.matchAll(REACHED)].some(({ 0: way, index }) =>
    bare(answer.slice(index + way.length)).startsWith(bare(name)),
  );
const bare = (text: string): string =>
  withoutExtent(text)
    .replace(/^the\s+/iu, '')
    .toLowerCase();

/** 'All of Wales', 'anywhere in Europe', 'Australia-wide': the whole of a place is called by its name. */
export const withoutExtent = (name: string): string =>
  name
    .replace(
      /^(?:(?:all|the\s+whole|whole|the\s+entire)\s+of|(?:any|every)where\s+in|all\s+(?:over|across)|throughout)\s+(?=(?:the\s+)?\p{Lu})/iu,
      '',
    )
    .replace(/(?<=\p{L})[\s-]wide$/iu, '');
