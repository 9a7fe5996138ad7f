/** Of which advertising channel a figure is told: by the names of channels in the words around it. */
import type { AdvertisingChannel } from '../../../src/shared/domain/options.ts';

const CALLED: readonly (readonly [AdvertisingChannel, RegExp])[] = [
  ['facebook-ads', /(?<![a-z])(?:facebook|fb|meta)(?![a-z])|เฟซ|เฟส|เฟชบุ/giu],
  ['instagram-ads', /(?<![a-z])(?:instagram|insta|ig|meta)(?![a-z])|อินสตา|ไอจี/giu],
  [
    'google-ads',
    /(?<![a-z])(?:google|adwords|ppc|search (?:ads?|clicks?|terms?|campaigns?))(?![a-z])|กูเกิล|กูเกิ้ล|คำค้น/giu,
  ],
  ['tiktok-ads', /(?<![a-z])tik ?tok|ติ๊?[กค] ?ต[่๊็]?อ?[กค]/giu],
  ['linkedin-ads', /(?<![a-z])linked ?in(?![a-z])|ลิงก์อิน|ลิงค์อิน/giu],
  ['shopee-ads', /(?<![a-z])shopee|ช้อปปี้|ชอปปี้/giu],
  ['lazada-ads', /(?<![a-z])lazada|ลาซาด้า/giu],
];

interface Mention {
  id: AdvertisingChannel;
  start: number;
  end: number;
}

/** Every channel that a text names, in order. */
export const channelMentions = (text: string): Mention[] =>
  CALLED.flatMap(([id, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
      id,
      start: index,
      end: index + words.length,
    })),
  ).toSorted((a, b) => a.start - b.start || a.end - b.end);

/** Between two names that are told of together: 'Facebook and Instagram ads', 'Instagram and a bit of LinkedIn'. */
const JOINS =
  /^(?:\s*(?:ads?)?\s*(?:and|&|\+|,|\/|กับ|และ)\s*(?:(?:then|also|later)\s+)?(?:(?:a\s)?(?:little\s|tiny\s)?bit of|a little|some|นิดหน่อย|บ้าง)?\s*)?$/iu;
/** A sentence ends; Thai has no such mark, and a line does. */
const ENDS = /[.;!?](?:\s|$)|\n/u;
/** A name behind a figure that the figure is told of: '£6.40 a click on Google'. */
const LEADS =
  /^[^\d.,;:\n]{0,28}?(?<![a-z])(?:on|from|in|via|through|with|by)\s+(?:the |our )?$|^[^\d,;:\n]{0,20}?(?:ทาง|จาก|ใน|ที่|บน|ผ่าน)\s?$/iu;

const ANY = CALLED.map(([, { source }]) => source).join('|');
/** The name of a channel right before a figure: 'over LinkedIn 131', 'facebook: 120'. */
const RIGHT_BEFORE = new RegExp(
  `(?:${ANY})(?:\\s?ads?)?(?: (?:is|was|at|about|around|roughly|nearly))*\\s*[:=-]?\\s*$`,
  'iu',
);
export const isChannelBefore = (lead: string): boolean => RIGHT_BEFORE.test(lead);
/** 'A click on Google costs', 'a ride over LinkedIn is': what is told without the channel that it comes over. */
const OVER = new RegExp(
  `\\s(?:on|over|via|through|from|in|at|by|with)\\s+(?:${ANY})(?:\\s(?:ads?|search))?(?![a-z])`,
  'giu',
);
export const withoutChannels = (words: string): string => words.replaceAll(OVER, '');

/** Names of one breath: the one given and those joined to it before. */
function joined(text: string, mentions: readonly Mention[], last: Mention): AdvertisingChannel[] {
  const ids = new Set<AdvertisingChannel>();
  let at = last.start;
  for (const one of mentions.filter(({ end }) => end <= last.end).toReversed()) {
    if (one.end < last.end && one.end <= at && !JOINS.test(text.slice(one.end, at))) break;
    ids.add(one.id);
    at = Math.min(at, one.start);
  }
  return [...ids];
}

const BOOSTS = /boost|บูสต์|บูส/iu;
/** Whether the client tells that it boosts posts there; what is told of one channel is no habit on another. */
export function boostsOn(text: string, channel: AdvertisingChannel): boolean {
  const found = BOOSTS.exec(text);
  if (found === null) return false;
  const { index, 0: words } = found;
  const ids = channelsAt(text, { start: index, end: index + words.length });
  return ids.length === 0 || ids.includes(channel);
}

/**
 * The channels that the figure at `at` is told of: named right behind it, else last before it in its sentence or in the
 * one before. Empty where none is named: then it is true of all that the client runs.
 */
export function channelsAt(text: string, at: { start: number; end: number }): AdvertisingChannel[] {
  const mentions = channelMentions(text);
  const behind = mentions.find(({ start }) => start >= at.end);
  if (behind && LEADS.test(text.slice(at.end, behind.start)))
    return mentions.filter(({ start }) => start === behind.start).map(({ id }) => id);
  const before = mentions.findLast(
    ({ end, start }) => end <= at.start || (start < at.end && start >= at.start),
  );
  if (!before) return [];
  const ids = joined(text, mentions, before);
  const sentences = text.slice(before.end, at.start).split(ENDS).length - 1;
  // What is said after two channels were told of is said of no one of them.
  const isOpen = sentences === 1 && mentions.some(({ id, end }) => end <= before.start && !ids.includes(id));
  return sentences > 1 || isOpen ? [] : ids;
}
