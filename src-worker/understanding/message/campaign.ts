/** What is to be reached, where to advertise, what was tried before, and what must not be said. */
import type { MarketingObjective } from '../../../src/shared/domain/options.ts';
import { isDoubted, isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import { readQuantities } from './readings.ts';
import { channelsNamedIn, objectivesIn } from './choices.ts';
import { spoken, type Offer, type Told } from './candidate.ts';
import { readChannels } from './channels.ts';
import { readExperience } from './experience.ts';
import { isOfRival } from './others.ts';
import type { Segment } from './segment.ts';
import { clausesOf } from './sentences.ts';

export function readCampaign(view: Told, offer: Offer): void {
  readChannels(view, offer);
  readGoals(view, offer);
  readObjectives(view, offer);
  readExperience(view, offer);
  readBans(view, offer);
}

const WISH =
  /\b(?:want|goals?|aim(?:ing)?(?: at| for)?|hope|would like|would suit|content with|targets?|kpi|so please|need|looking for|plan to)\b|อยาก(?:ได้|ให้|ขาย)|ต้องการ|เป้า|ตั้งเป้า|ให้ได้|กลับไปถึง|ขายบัตร/iu;
const OTHERS_WISH =
  /\b(?:others?|they|customers?|clients?|buyers?|people|guests?|competitors?|boss|board|dad|mum) (?:all |mostly |usually )?(?:want|need|hope)|\b(?:asking|wanting)\b/iu;
const GOAL_LEAD =
  /^.*?(?:\b(?:(?:the|our|my|main) )?(?:goals?|targets?|aims?)\b\s*(?:is|are|=|:|to|at|for)?\s+(?:to )?|\bi should be content with |\bwe(?:'d| would) like |เป้าหมาย(?:ของเรา|หลัก)?(?:คือ|ก็คือ|:)?\s*|เป้า(?:คือ)?\s*[:：]?\s*|เพื่อ(?=เพิ่ม))/iu;
const NO_GOAL = /\b(?:budget|price|followers|guests? only|deposit|retail)\b|งบ(?!ดุล)|ราคา|ผ่อน|กู้/iu;
const AMOUNT_ONLY = /^(?:[฿$€£]|\d)[\d,.]*(?:k|m)?$/iu;

const hasFigure = (text: string): boolean =>
  readQuantities(text.replace(/5{3,}\+?/gu, '')).some(
    ({ quantity }) =>
      quantity.kind === 'count' ||
      quantity.kind === 'percent' ||
      quantity.kind === 'multiple' ||
      quantity.kind === 'money',
  );

function readGoals({ told }: Told, offer: Offer): void {
  const path = 'campaignObjectives.specificObjectives';
  const under = told.filter(
    ({ topics, by }) => (topics.includes('goals') || topics.includes('objectives')) && by !== 'question',
  );
  const items = under.filter(({ text, kind }) => hasFigure(text) && kind === 'item');
  if (items.length > 1)
    offer(path, items.map(({ text }) => spoken(text)).join(' / '), items, [['all under the heading', 0.75]]);
  for (const segment of told) {
    const { text } = segment;
    if (
      isOfRival(segment) ||
      segment.row !== undefined ||
      segment.topics.includes('ignored') ||
      (items.length > 1 && items.includes(segment))
    )
      continue;
    const figures = hasFigure(text);
    const isAsked =
      segment.topics.includes('goals') ||
      (figures && segment.topics.includes('objectives') && segment.by !== 'question');
    if (isAsked && segment.by === 'label') {
      if (!isNoAnswer(text))
        offer(path, spoken(text), segment, [
          ['label', figures ? 0.9 : 0.6],
          ...(isDoubted(text, 'unsure') && text.length < 30 ? [['doubted', -0.5] as const] : []),
        ]);
      continue;
    }
    const isWish = WISH.test(text) && !OTHERS_WISH.test(text);
    if (!figures || (!isWish && !isAsked)) continue;
    const lead = GOAL_LEAD.exec(text)?.[0] ?? '';
    const value = (hasFigure(lead) ? spoken(text) : spoken(text.slice(lead.length))).replace(
      /^ตอนนี้\s?(?=[\d๐-๙]|(?:วัน|เดือน|สัปดาห์|อาทิตย์|ปี)ละ)/u,
      '',
    );
    if (AMOUNT_ONLY.test(value)) continue;
    offer(path, goalWords(text, value), segment, [
      isAsked
        ? [
            segment.by === 'question' ? 'answers the question' : 'under the heading',
            isWish ? 0.65 : segment.by === 'question' ? 0.5 : 0.6,
          ]
        : ['a wish with a figure', 0.5],
      ...(/\b(?:goal|target|aim|want \d+|would suit|content with|thats the goal)\b|เป้า|อยากได้|ให้ได้|กลับไปถึง|ขายบัตร/iu.test(
        text,
      ) && isWish
        ? [['called the goal', 0.15] as const]
        : []),
      ...(NO_GOAL.test(text) ? [['of something else', -0.4] as const] : []),
      ...(readQuantities(text).every(({ quantity }) => quantity.kind === 'money')
        ? [['money alone', -0.2] as const]
        : []),
      ...(isDoubted(text, 'proposed', 'unsure', 'later') ? [['doubted', -0.3] as const] : []),
      ...(segment.by === 'label' && segment.topics.length > 0 && !isAsked
        ? [['under another label', -0.3] as const]
        : []),
    ]);
  }
}

/** 'Yes, ตอนนี้เดือนละ 120 ออเดอร์ อยากได้ 300' is quoted whole; what leads to it is not. */
const goalWords = (text: string, cut: string): string =>
  hasFigure(cut) && cut.length >= 12 && cut.split(/\s+/u).length >= 3 ? cut : spoken(text);

function readObjectives({ told }: Told, offer: Offer): void {
  const path = 'campaignObjectives.marketingObjectives';
  const named = (segments: readonly Segment[]): MarketingObjective[] =>
    [...new Set(segments.flatMap(({ text }) => objectivesIn(text)))].slice(0, 2);
  const labelled = told.filter(({ topics, by }) => topics.includes('objectives') && by !== 'question');
  if (named(labelled).length > 0) return offer(path, named(labelled), labelled, [['label', 0.9]]);
  const goals = told.filter(
    (segment) =>
      !isOfRival(segment) &&
      !segment.topics.includes('ignored') &&
      (segment.topics.includes('goals') ||
        (WISH.test(segment.text) && !OTHERS_WISH.test(segment.text) && !NO_GOAL.test(segment.text))),
  );
  if (named(goals).length > 0)
    offer(
      path,
      named(goals),
      goals.filter(({ text }) => objectivesIn(text).length > 0),
      [['what the goals are', 0.55]],
    );
}

const BANS =
  /\b(?:please (?:do not|don'?t|never|avoid)|never (?:write|say|show|use|mention)|(?:do not|don'?t|dont) (?:use|write|say|show|mention|call|post|put)|must not|not allowed|off limits|we (?:never|can'?t) (?:discount|show|use|allow)|no (?:discounts?|drone|photos?|pictures|countdown|"|“))\b|^no "|ห้าม|^อย่า|อย่า(?:มา)?(?:เขียน|ใช้|พูด|เอ่ย|โชว์|ใส่|เอา)|งดใช้|ไม่ใช้(?=สี|คำ|ภาพ|รูป)|(?:เขียน|ใช้)คำว่า.{0,60}ไม่ได้/iu;

/** What must not be said or shown, of the whole message. */
function readBans({ told }: Told, offer: Offer): void {
  const path = 'competitiveAnalysis.additionalNotes';
  const bans: { text: string; segment: Segment }[] = [];
  const notes: Segment[] = [];
  for (const segment of told) {
    const isNote = segment.topics.includes('notes') && segment.by !== 'question';
    if (segment.topics.includes('ignored')) continue;
    if (BANS.test(segment.text) && (isNote || channelsNamedIn(segment.text).length === 0))
      bans.push({ text: banWords(segment.text), segment });
    else if (isNote && !isNoAnswer(segment.text)) notes.push(segment);
    for (const cell of segment.cells)
      if (/^(?:ห้าม|อย่าใช้คำ|never|do not use)/iu.test(cell)) bans.push({ text: cell, segment });
  }
  if (bans.length > 0)
    offer(
      path,
      [...new Set(bans.map(({ text }) => text))].join(' / '),
      bans.map(({ segment }) => segment),
      [['what must not be', 0.7]],
    );
  if (notes.length > 0)
    offer(path, notes.map(({ text }) => spoken(text)).join(' / '), notes, [
      ['label', bans.length > 0 ? 0.4 : 0.8],
    ]);
}

/** Without the reason behind a ban, and whom it angers. */
const withoutReason = (text: string): string =>
  text
    .replace(
      /(?<=(?:ค่ะ|ครับ|คะ|["”]|\p{Script=Thai}))\s(?:พี่\S{1,6}ว่า|ลูกค้า(?!\S*ห้าม)|แม่|ฝ่าย|เรา(?=ไม่)|ของเรา|อะไรพวกนี้|เดี๋ยว|งาน\S{1,8}นะ)[^/]*$/u,
      '',
    )
    .replace(/\s*\((?:คำ|ร้านเก่า)[^()]*\)\s*$/u, '')
    .replace(/^ปล\d?\.\s*/u, '');

/** From the ban on: what comes before it is a reason. */
function banWords(text: string): string {
  const clause = clausesOf(text).find((one) => BANS.test(one.text));
  const from = clause === undefined ? 0 : clause.start;
  const own = from > 0 && /[–—]|\bso\b|มติ/u.test(text.slice(0, from)) ? text.slice(from) : text;
  return spoken(
    withoutReason(own)
      .replace(/^(?:so|and|มติ|\*+)\s+/iu, '')
      .replace(/\s*(?:<<|←|→).*$/u, ''),
  );
}
