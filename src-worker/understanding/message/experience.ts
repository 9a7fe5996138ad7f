/** Whether the client has advertised before, and what came of it. */
import { isDoubted, isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import { spoken, type Offer, type Told } from './candidate.ts';
import { isOfRival } from './others.ts';
import type { Segment } from './segment.ts';

const NEVER =
  /\b(?:never|haven'?t|have not|not yet|first time)\b[^.\n]{0,60}\b(?:ads?|advertis\w+|boosted|campaigns?|paid)\b|\bads?\b[^.\n]{0,16}\bnever\b|\bno (?:experience|ads?|advertising)\b|\bnever advertised|ไม่เคย(?:ลง|ทำ|ยิง|ใช้)?\s?(?:โฆษณา|แอด|ads?)|ยังไม่เคย(?:ยิง|ลง|ทำ)/iu;
const TRIED =
  /\b(?:we|they|i|ive|i've)(?:'ve| have| had)?\s+(?:(?:already|previously|been|also) ){0,2}(?:tried|ran|run|running|used|boosted|spent|doing|advertised)\b[^.\n]{0,60}\b(?:ads?|advertis\w+|posts?|google|facebook|tiktok|instagram|campaigns?|agency)\b|\bwe advertised\b|\b(?:our|past|previous|boosted) (?:ads?|campaigns?|posts?)\b|\b(?:tried|ran|used) (?:\w+ ){0,3}(?:ads?|advertis\w+|boosted|posts?|google|facebook)\b|\blast year[^.\n]{0,24}\b(?:facebook|google|ads?)\b|เคย(?:จ้าง(?=.{0,12}(?:แอด|โฆษณา|เอเจน))|ยิง|ลง|บูสต์|กดโปรโม[ทต])|ยิงแอดเอง|บูสต์โพสต์|โฆษณา\s?\S{0,12}\s?รอบก่อน|ads?\s?ปีก่อน|ปี(?:ก่อน|ที่แล้ว).{0,40}(?:ยิงแอด|facebook|google|ads|แอด)/iu;
const TRIED_ALONE =
  /^(?:google|facebook|fb|ig|instagram|tiktok)\b[^.\n]{0,16}(?:ปีที่แล้ว|last year|ปีก่อน)|ปีที่แล้วเราลอง|เคย(?:ยิง)?แอด/iu;

/** The sentences after it that say how it went. */
const outcome = (told: readonly Segment[], index: number): Segment[] => {
  const own = told[index];
  return told
    .slice(index + 1, index + 3)
    .filter(({ block, topics }) => block === own?.block && !topics.includes('challenges'));
};

export function readExperience({ told }: Told, offer: Offer): void {
  const path = 'clientInfo.hasOnlineAdExperience';
  for (const [index, segment] of told.entries()) {
    const { text } = segment;
    if (isOfRival(segment) || segment.row !== undefined || segment.topics.includes('ignored')) continue;
    const isFirst = segment.by !== 'heading' || told[index - 1]?.label !== segment.label;
    const isAsked =
      segment.topics.includes('experience') &&
      (segment.topics.length === 1 ||
        segment.by !== 'question' ||
        TRIED.test(text) ||
        NEVER.test(text) ||
        /boost|\bads?\b/iu.test(text));
    const isIssues = segment.topics.includes('adIssues');
    if (isIssues && segment.by === 'label' && !isNoAnswer(text)) {
      offer('clientInfo.onlineAdIssues', spoken(text), segment, [['label', 0.9]]);
      offer(path, 'yes', segment, [['what went wrong', 0.7]]);
      continue;
    }
    if (
      NEVER.test(text) ||
      (isAsked && isFirst && /^(?:n\b|no\b|none|never|nope|ไม่(?!ค่อย)|ยังไม่)/iu.test(text.trim()))
    ) {
      offer(path, 'no', segment, [isAsked ? ['answers no', 0.9] : ['says never', 0.75]]);
      continue;
    }
    if (
      segment.topics.includes('challenges') &&
      segment.by === 'label' &&
      /\bads?\b|โฆษณา|แอด/iu.test(text)
    ) {
      offer('clientInfo.onlineAdIssues', spoken(text), segment, [['a problem with ads', 0.8]]);
      offer(path, 'yes', segment, [['a problem with ads', 0.65]]);
      continue;
    }
    const tried = TRIED.exec(text) ?? TRIED_ALONE.exec(text);
    const isYes =
      isAsked &&
      isFirst &&
      /^(?:y\b|yes|yeah|yep|เคย|ran|we|google|facebook|fb|ig|two|last)/iu.test(text.trim());
    if (tried === null && !isYes) continue;
    if (isDoubted(text.slice(0, 24), 'negated', 'not yet') && !isYes) continue;
    offer(path, 'yes', segment, [isYes ? ['answers yes', 0.85] : ['says that it did', 0.65]]);
    for (const [value, source, points, reason] of issuesOf(segment, tried, outcome(told, index)))
      offer('clientInfo.onlineAdIssues', value, source, [[reason, points]]);
  }
}

const TROUBLE =
  /\b(?:but|nobody|no one|nearly all|wrong|waste|wasted|only|loads of|few|rose|went|stopped|silence|cost|too|not)\b|ไม่|แต่|หาย|เงียบ|แพง|ปลอม|ด่า|เยอะ|กลับมา|แล้วหาย|โดน/iu;

function issuesOf(
  segment: Segment,
  tried: RegExpExecArray | null,
  after: readonly Segment[],
): [string, Segment, number, string][] {
  const found: [string, Segment, number, string][] = [];
  const remark = segment.cells.find((cell) => /ปัญหา|problem|issue/iu.test(cell));
  if (remark !== undefined)
    return [
      [
        spoken(remark.replace(/^(?:ปัญหา|problems?|issues?)\s*[:：]\s*/iu, '')),
        segment,
        0.85,
        'remark beside the answer',
      ],
    ];
  const own =
    tried === null
      ? undefined
      : /,\s(.{8,160})$/u.exec(segment.text.slice(tried.index + tried[0].length))?.[1];
  if (own !== undefined && segment.by === 'label' && TROUBLE.test(own))
    found.push([spoken(own), segment, 0.66, 'what came of it']);
  for (const next of after)
    if (
      (TROUBLE.test(next.text) ||
        (segment.by !== '' && segment.by !== 'question' && segment.topics.includes('experience'))) &&
      next.text.length < 240
    ) {
      found.push([spoken(next.text), next, 0.62, 'what came of it']);
      break;
    }
  const rest = tried === null ? segment.text : segment.text.slice(tried.index + tried[0].length);
  const told =
    /(?:^|[,;–—]\s?|\s)(?:แต่\s?|but\s|(?=got many|cost per|they stopped|มีแต่|ได้แต่|ได้คน|คีย์เวิร์ด|คนหา|คนทัก|loads of|nobody))(.{8,160})$/iu.exec(
      rest,
    )?.[1];
  if (found.length === 0 && told !== undefined && TROUBLE.test(rest))
    found.push([spoken(told.split(/(?<=[.!?])\s/u)[0] ?? told), segment, 0.58, 'what came of it']);
  return found;
}
