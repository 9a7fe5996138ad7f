/** The channels to advertise on: named for it, agreed to, and not refused. */
import type { AdvertisingChannel } from '../../../src/shared/domain/options.ts';
import { readAddresses } from '../../../src/shared/reading/addresses.ts';
import { readDoubts } from './readings.ts';
import type { Offer, Told } from './candidate.ts';
import { channelsNamedIn } from './choices.ts';
import { BUDGET_CUE } from './figures.ts';
import { isOfRival } from './others.ts';
import type { Segment } from './segment.ts';

const ADVERTISE =
  /\b(?:ads?|adverts?|advertis\w*|campaigns?|channels?|promote|platforms?|media|budget|boost)\b|แอด|โฆษณา|ยิง|ช่องทาง|ลงสื่อ|ซื้อสื่อ|สื่อ|งบ/iu;
const AGREES =
  /\b(?:ok(?:ay)?|yes|please|pls|only|go with|sure|fine|to begin with|first)\b|โอเค|เท่านั้น|อย่างเดียว|พอ(?:แล้ว)?(?:ค่ะ|ครับ)?$|ได้(?:เลย)?$|เฉพาะ|ยิง/iu;
const BEFORE =
  /\b(?:last (?:year|summer|time|month)|(?:two|three|\d) (?:years?|summers?|months?) ago|used to|tried|ran|had|spent|boosted|through a|in 20\d\d|20\d\d)\b|ปีที่แล้ว|ปีก่อน|รอบก่อน|เคย|ที่ผ่านมา|ลอง(?!สัก|ก่อน)/iu;

/** What is wished for is not past, whatever stands beside it: 'ลองก่อน 3 เดือน อยากลงแอดใน Facebook'. */
const WISHES = /\b(?:wants?|would like|wish|plan to|prefer)\b|อยาก(?!รู้)|ต้องการ/iu;

/** Clauses of the segments in which a channel stands, each with whether it is wanted. */
export function readChannels({ told, all }: Told, offer: Offer): void {
  const wanted = new Map<AdvertisingChannel, Segment>();
  const chosen = new Set<AdvertisingChannel>();
  const refused = new Set<AdvertisingChannel>();
  let strength = 0;
  for (const segment of told) {
    const isAsked = segment.topics.includes('channels');
    if (
      isOfRival(segment) ||
      (segment.topics.length > 0 &&
        segment.by === 'label' &&
        !isAsked &&
        !segment.topics.some((topic) => topic === 'budget' || topic === 'notes'))
    )
      continue;
    if (segment.topics.some((topic) => topic === 'experience' || topic === 'adIssues' || topic === 'ignored'))
      continue;
    const text = withoutAddresses(segment.text);
    const isLabel = isAsked && segment.by === 'label';
    let wasRefused = false;
    for (const clause of channelClauses(text)) {
      const channels = channelsNamedIn(clause);
      if (channels.length === 0) continue;
      const isPast =
        BEFORE.test(clause) || (BEFORE.test(text) && !isLabel && !isAsked && !AGREES.test(clause));
      if (isPast && !WISHES.test(clause)) continue;
      const kind = refusalOf(clause, isLabel);
      const isListed: boolean =
        wasRefused && /^\s*(?:or |and )?[A-Z][A-Za-z]+(?:\s(?:or|and)\s[A-Z][A-Za-z]+)?\s*$/u.test(clause);
      wasRefused = kind === 'refused' || (isListed && !isLabel);
      if (kind === 'open') continue;
      if (wasRefused) {
        // 'No socials except LinkedIn' speaks of accounts, and a label of channels counts before what is said beside it.
        if (isAsked || ADVERTISE.test(text) || isAnswer(segment, all))
          for (const channel of channels) refused.add(channel);
        continue;
      }
      if (isLabel) for (const channel of channels) chosen.add(channel);
      const points = isLabel
        ? 0.9
        : isAsked
          ? 0.7
          : ONLY.test(clause)
            ? 0.65
            : AGREES.test(clause) && (ADVERTISE.test(text) || BUDGET_CUE.test(text) || isAnswer(segment, all))
              ? 0.65
              : ADVERTISE.test(clause) || (ADVERTISE.test(text) && BUYS.test(text))
                ? 0.6
                : AGREES.test(clause)
                  ? 0.45
                  : 0;
      if (points === 0) continue;
      if (points >= 0.55)
        for (const channel of channels) if (!wanted.has(channel)) wanted.set(channel, segment);
      strength = Math.max(strength, points);
    }
  }
  const channels = [...wanted.keys()].filter((channel) => chosen.has(channel) || !refused.has(channel));
  if (channels.length > 0)
    offer(
      'campaignObjectives.advertisingChannels',
      channels,
      [...new Set(channels.flatMap((channel) => wanted.get(channel) ?? []))],
      [['named for ads', strength]],
    );
}

const BUYS = /\b(?:on|for|into|via|through)\b|ยิง|ลง|ซื้อสื่อ|เฉพาะ|:/iu;
const ONLY = /\bonly\b|อย่างเดียว|เท่านั้น|เฉพาะ/iu;

/** 'open': proposed or not yet decided, so neither wanted nor refused. */
function refusalOf(clause: string, isLabel: boolean): 'refused' | 'open' | '' {
  const kinds = readDoubts(clause).map(({ kind }) => kind);
  if (
    kinds.some(
      (kind) => kind === 'negated' || kind === 'forbidden' || kind === 'later' || kind === 'not yet',
    ) ||
    /\bpenny\b/iu.test(clause)
  )
    return 'refused';
  return kinds.includes('proposed') || kinds.includes('unsure') || (kinds.includes('ended') && !isLabel)
    ? 'open'
    : '';
}

/** Whether the agency named channels in the turn before. */
function isAnswer(segment: Segment, all: readonly Segment[]): boolean {
  const before = all.slice(0, all.indexOf(segment)).findLast(({ whose }) => whose === 'agency');
  return before !== undefined && channelsNamedIn(before.text).length > 0;
}

/** Clauses, and a channel with what is said of it: 'ช่องทาง เฟซบุ๊กโอเคค่ะ กูเกิลขอดูตัวอย่างผลก่อน'. */
const channelClauses = (text: string): string[] =>
  text
    .split(
      /[;.!?](?:\s|$)|,\s|\s[—–-]\s|\s(?:but|and not)\s|\sแต่|(?:ค่ะ|ครับ|คะ)\s|(?<=\p{Script=Thai}|\d)\s(?=\p{Script=Thai})|\s(?=ยังไม่|ไม่|ปีหน้า)/iu,
    )
    .filter((part) => part.trim() !== '');

function withoutAddresses(text: string): string {
  let rest = text;
  for (const { span } of readAddresses(text).toReversed())
    rest = `${rest.slice(0, span.start)} ${rest.slice(span.end)}`;
  return rest;
}
