/** What is to be reached, where to advertise, what was tried before, and what must not be said. */
import type { AdvertisingChannel, MarketingObjective } from '../../../src/shared/domain/options.ts';
import { readDoubts, isDoubted, isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import { readAddresses } from '../../../src/shared/reading/addresses.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { channelsNamedIn, objectivesIn } from './choices.ts';
import { BUDGET_CUE } from './figures.ts';
import { spoken, type Offer, type Told } from './candidate.ts';
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

const ADVERTISE =
  /\b(?:ads?|adverts?|advertis\w*|campaigns?|channels?|promote|platforms?|media|budget|boost)\b|แอด|โฆษณา|ยิง|ช่องทาง|ลงสื่อ|ซื้อสื่อ|สื่อ|งบ/iu;
const AGREES = /\b(?:ok(?:ay)?|yes|please|pls|only|go with|sure|fine|to begin with|first)\b|โอเค|เท่านั้น|อย่างเดียว|พอ(?:แล้ว)?(?:ค่ะ|ครับ)?$|ได้(?:เลย)?$|เฉพาะ|ยิง/iu;
const BEFORE =
  /\b(?:last (?:year|summer|time|month)|(?:two|three|\d) (?:years?|summers?|months?) ago|used to|tried|ran|had|spent|boosted|through a|in 20\d\d|20\d\d)\b|ปีที่แล้ว|ปีก่อน|รอบก่อน|เคย|ที่ผ่านมา|ลอง(?!สัก)/iu;

/** Clauses of the segments in which a channel stands, each with whether it is wanted. */
function readChannels({ told, all }: Told, offer: Offer): void {
  const wanted = new Map<AdvertisingChannel, Segment>();
  const chosen = new Set<AdvertisingChannel>();
  const refused = new Set<AdvertisingChannel>();
  let strength = 0;
  for (const segment of told) {
    const isAsked = segment.topics.includes('channels');
    if (isOfRival(segment) || (segment.topics.length > 0 && segment.by === 'label' && !isAsked && !segment.topics.some((topic) => topic === 'budget' || topic === 'notes')))
      continue;
    if (segment.topics.some((topic) => topic === 'experience' || topic === 'adIssues' || topic === 'ignored')) continue;
    const text = withoutAddresses(segment.text);
    const isLabel = isAsked && segment.by === 'label';
    let wasRefused = false;
    for (const clause of channelClauses(text)) {
      const channels = channelsNamedIn(clause);
      if (channels.length === 0) continue;
      if (BEFORE.test(clause) || (BEFORE.test(text) && !isLabel && !isAsked && !AGREES.test(clause))) continue;
      const kind = refusalOf(clause, isLabel);
      const isListed: boolean = wasRefused && /^\s*(?:or |and )?[A-Z][A-Za-z]+(?:\s(?:or|and)\s[A-Z][A-Za-z]+)?\s*$/u.test(clause);
      wasRefused = kind === 'refused' || (isListed && !isLabel);
      if (kind === 'open') continue;
      if (wasRefused) {
        // 'No socials except LinkedIn' speaks of accounts, and a label of channels counts before what is said beside it.
        if (isAsked || ADVERTISE.test(text) || isAnswer(segment, all)) for (const channel of channels) refused.add(channel);
        continue;
      }
      if (isLabel) for (const channel of channels) chosen.add(channel);
      const points = isLabel ? 0.9 : isAsked ? 0.7 : ONLY.test(clause) ? 0.65 : AGREES.test(clause) && (ADVERTISE.test(text) || BUDGET_CUE.test(text) || isAnswer(segment, all)) ? 0.65 : ADVERTISE.test(clause) || (ADVERTISE.test(text) && BUYS.test(text)) ? 0.6 : AGREES.test(clause) ? 0.45 : 0;
      if (points === 0) continue;
      if (points >= 0.55) for (const channel of channels) if (!wanted.has(channel)) wanted.set(channel, segment);
      strength = Math.max(strength, points);
    }
  }
  const channels = [...wanted.keys()].filter((channel) => chosen.has(channel) || !refused.has(channel));
  if (channels.length > 0)
    offer('campaignObjectives.advertisingChannels', channels, [...new Set(channels.flatMap((channel) => wanted.get(channel) ?? []))], [['named for ads', strength]]);
}

const BUYS = /\b(?:on|for|into|via|through)\b|ยิง|ลง|ซื้อสื่อ|เฉพาะ|:/iu;
const ONLY = /\bonly\b|อย่างเดียว|เท่านั้น|เฉพาะ/iu;

/** 'open': proposed or not yet decided, so neither wanted nor refused. */
function refusalOf(clause: string, isLabel: boolean): 'refused' | 'open' | '' {
  const kinds = readDoubts(clause).map(({ kind }) => kind);
  if (kinds.some((kind) => kind === 'negated' || kind === 'forbidden' || kind === 'later' || kind === 'not yet') || /\bpenny\b/iu.test(clause)) return 'refused';
  return kinds.includes('proposed') || kinds.includes('unsure') || (kinds.includes('ended') && !isLabel) ? 'open' : '';
}

/** Whether the agency named channels in the turn before. */
function isAnswer(segment: Segment, all: readonly Segment[]): boolean {
  const before = all.slice(0, all.indexOf(segment)).findLast(({ whose }) => whose === 'agency');
  return before !== undefined && channelsNamedIn(before.text).length > 0;
}

/** Clauses, and a channel with what is said of it: 'ช่องทาง เฟซบุ๊กโอเคค่ะ กูเกิลขอดูตัวอย่างผลก่อน'. */
const channelClauses = (text: string): string[] =>
  text.split(/[;.!?](?:\s|$)|,\s|\s[—–-]\s|\s(?:but|and not)\s|\sแต่|(?:ค่ะ|ครับ|คะ)\s|(?<=\p{Script=Thai}|\d)\s(?=\p{Script=Thai})|\s(?=ยังไม่|ไม่|ปีหน้า)/iu).filter((part) => part.trim() !== '');

function withoutAddresses(text: string): string {
  let rest = text;
  for (const { span } of readAddresses(text).toReversed()) rest = `${rest.slice(0, span.start)} ${rest.slice(span.end)}`;
  return rest;
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
  readQuantities(text.replace(/5{3,}\+?/gu, '')).some(({ quantity }) => quantity.kind === 'count' || quantity.kind === 'percent' || quantity.kind === 'multiple' || quantity.kind === 'money');

function readGoals({ told }: Told, offer: Offer): void {
  const path = 'campaignObjectives.specificObjectives';
  const under = told.filter(({ topics, by }) => (topics.includes('goals') || topics.includes('objectives')) && by !== 'question');
  const items = under.filter(({ text, kind }) => hasFigure(text) && kind === 'item');
  if (items.length > 1)
    offer(path, items.map(({ text }) => spoken(text)).join(' / '), items, [['all under the heading', 0.75]]);
  for (const segment of told) {
    const { text } = segment;
    if (isOfRival(segment) || segment.row !== undefined || segment.topics.includes('ignored') || items.length > 1 && items.includes(segment)) continue;
    const figures = hasFigure(text);
    const isAsked = segment.topics.includes('goals') || (figures && segment.topics.includes('objectives') && segment.by !== 'question');
    if (isAsked && segment.by === 'label') {
      if (!isNoAnswer(text)) offer(path, spoken(text), segment, [['label', figures ? 0.9 : 0.6], ...(isDoubted(text, 'unsure') && text.length < 30 ? [['doubted', -0.5] as const] : [])]);
      continue;
    }
    const isWish = WISH.test(text) && !OTHERS_WISH.test(text);
    if (!figures || (!isWish && !isAsked)) continue;
    const lead = GOAL_LEAD.exec(text)?.[0] ?? '';
    const value = (hasFigure(lead) ? spoken(text) : spoken(text.slice(lead.length))).replace(/^ตอนนี้\s?(?=[\d๐-๙]|(?:วัน|เดือน|สัปดาห์|อาทิตย์|ปี)ละ)/u, '');
    if (AMOUNT_ONLY.test(value)) continue;
    offer(path, goalWords(text, value), segment, [
      isAsked ? [segment.by === 'question' ? 'answers the question' : 'under the heading', isWish ? 0.65 : segment.by === 'question' ? 0.5 : 0.6] : ['a wish with a figure', 0.5],
      ...(/\b(?:goal|target|aim|want \d+|would suit|content with|thats the goal)\b|เป้า|อยากได้|ให้ได้|กลับไปถึง|ขายบัตร/iu.test(text) && isWish ? [['called the goal', 0.15] as const] : []),
      ...(NO_GOAL.test(text) ? [['of something else', -0.4] as const] : []),
      ...(readQuantities(text).every(({ quantity }) => quantity.kind === 'money') ? [['money alone', -0.2] as const] : []),
      ...(isDoubted(text, 'proposed', 'unsure', 'later') ? [['doubted', -0.3] as const] : []),
      ...(segment.by === 'label' && segment.topics.length > 0 && !isAsked ? [['under another label', -0.3] as const] : []),
    ]);
  }
}

/** 'Yes, ตอนนี้เดือนละ 120 ออเดอร์ อยากได้ 300' is quoted whole; what leads to it is not. */
const goalWords = (text: string, cut: string): string => (hasFigure(cut) && cut.length >= 12 && cut.split(/\s+/u).length >= 3 ? cut : spoken(text));

function readObjectives({ told }: Told, offer: Offer): void {
  const path = 'campaignObjectives.marketingObjectives';
  const named = (segments: readonly Segment[]): MarketingObjective[] => [...new Set(segments.flatMap(({ text }) => objectivesIn(text)))].slice(0, 2);
  const labelled = told.filter(({ topics, by }) => topics.includes('objectives') && by !== 'question');
  if (named(labelled).length > 0) return offer(path, named(labelled), labelled, [['label', 0.9]]);
  const goals = told.filter((segment) => !isOfRival(segment) && !segment.topics.includes('ignored') && (segment.topics.includes('goals') || (WISH.test(segment.text) && !OTHERS_WISH.test(segment.text) && !NO_GOAL.test(segment.text))));
  if (named(goals).length > 0) offer(path, named(goals), goals.filter(({ text }) => objectivesIn(text).length > 0), [['what the goals are', 0.55]]);
}

const NEVER =
  /\b(?:never|haven'?t|have not|not yet|first time)\b[^.\n]{0,60}\b(?:ads?|advertis\w+|boosted|campaigns?|paid)\b|\bads?\b[^.\n]{0,16}\bnever\b|\bno (?:experience|ads?|advertising)\b|\bnever advertised|ไม่เคย(?:ลง|ทำ|ยิง|ใช้)?\s?(?:โฆษณา|แอด|ads?)|ยังไม่เคย(?:ยิง|ลง|ทำ)/iu;
const TRIED =
  /\b(?:we|they|i|ive|i've)(?:'ve| have| had)?\s+(?:(?:already|previously|been|also) ){0,2}(?:tried|ran|run|running|used|boosted|spent|doing|advertised)\b[^.\n]{0,60}\b(?:ads?|advertis\w+|posts?|google|facebook|tiktok|instagram|campaigns?|agency)\b|\bwe advertised\b|\b(?:our|past|previous|boosted) (?:ads?|campaigns?|posts?)\b|\b(?:tried|ran|used) (?:\w+ ){0,3}(?:ads?|advertis\w+|boosted|posts?|google|facebook)\b|\blast year[^.\n]{0,24}\b(?:facebook|google|ads?)\b|เคย(?:จ้าง(?=.{0,12}(?:แอด|โฆษณา|เอเจน))|ยิง|ลง|บูสต์|กดโปรโม[ทต])|ยิงแอดเอง|บูสต์โพสต์|โฆษณา\s?\S{0,12}\s?รอบก่อน|ads?\s?ปีก่อน|ปี(?:ก่อน|ที่แล้ว).{0,40}(?:ยิงแอด|facebook|google|ads|แอด)/iu;
const TRIED_ALONE = /^(?:google|facebook|fb|ig|instagram|tiktok)\b[^.\n]{0,16}(?:ปีที่แล้ว|last year|ปีก่อน)|ปีที่แล้วเราลอง|เคย(?:ยิง)?แอด/iu;

/** The sentences after it that say how it went. */
const outcome = (told: readonly Segment[], index: number): Segment[] => {
  const own = told[index];
  return told.slice(index + 1, index + 3).filter(({ block, topics }) => block === own?.block && !topics.includes('challenges'));
};

function readExperience({ told }: Told, offer: Offer): void {
  const path = 'clientInfo.hasOnlineAdExperience';
  for (const [index, segment] of told.entries()) {
    const { text } = segment;
    if (isOfRival(segment) || segment.row !== undefined || segment.topics.includes('ignored')) continue;
    const isFirst = segment.by !== 'heading' || told[index - 1]?.label !== segment.label;
    const isAsked = segment.topics.includes('experience') && (segment.topics.length === 1 || segment.by !== 'question' || TRIED.test(text) || NEVER.test(text) || /boost|\bads?\b/iu.test(text));
    const isIssues = segment.topics.includes('adIssues');
    if (isIssues && segment.by === 'label' && !isNoAnswer(text)) {
      offer('clientInfo.onlineAdIssues', spoken(text), segment, [['label', 0.9]]);
      offer(path, 'yes', segment, [['what went wrong', 0.7]]);
      continue;
    }
    if (NEVER.test(text) || (isAsked && isFirst && /^(?:n\b|no\b|none|never|nope|ไม่(?!ค่อย)|ยังไม่)/iu.test(text.trim()))) {
      offer(path, 'no', segment, [isAsked ? ['answers no', 0.9] : ['says never', 0.75]]);
      continue;
    }
    if (segment.topics.includes('challenges') && segment.by === 'label' && /\bads?\b|โฆษณา|แอด/iu.test(text)) {
      offer('clientInfo.onlineAdIssues', spoken(text), segment, [['a problem with ads', 0.8]]);
      offer(path, 'yes', segment, [['a problem with ads', 0.65]]);
      continue;
    }
    const tried = TRIED.exec(text) ?? TRIED_ALONE.exec(text);
    const isYes = isAsked && isFirst && /^(?:y\b|yes|yeah|yep|เคย|ran|we|google|facebook|fb|ig|two|last)/iu.test(text.trim());
    if (tried === null && !isYes) continue;
    if (isDoubted(text.slice(0, 24), 'negated', 'not yet') && !isYes) continue;
    offer(path, 'yes', segment, [isYes ? ['answers yes', 0.85] : ['says that it did', 0.65]]);
    for (const [value, source, points, reason] of issuesOf(segment, tried, outcome(told, index)))
      offer('clientInfo.onlineAdIssues', value, source, [[reason, points]]);
  }
}

const TROUBLE =
  /\b(?:but|nobody|no one|nearly all|wrong|waste|wasted|only|loads of|few|rose|went|stopped|silence|cost|too|not)\b|ไม่|แต่|หาย|เงียบ|แพง|ปลอม|ด่า|เยอะ|กลับมา|แล้วหาย|โดน/iu;

function issuesOf(segment: Segment, tried: RegExpExecArray | null, after: readonly Segment[]): [string, Segment, number, string][] {
  const found: [string, Segment, number, string][] = [];
  const remark = segment.cells.find((cell) => /ปัญหา|problem|issue/iu.test(cell));
  if (remark !== undefined) return [[spoken(remark.replace(/^(?:ปัญหา|problems?|issues?)\s*[:：]\s*/iu, '')), segment, 0.85, 'remark beside the answer']];
  const own = tried === null ? undefined : /,\s(.{8,160})$/u.exec(segment.text.slice(tried.index + tried[0].length))?.[1];
  if (own !== undefined && segment.by === 'label' && TROUBLE.test(own)) found.push([spoken(own), segment, 0.66, 'what came of it']);
  for (const next of after)
    if ((TROUBLE.test(next.text) || (segment.by !== '' && segment.by !== 'question' && segment.topics.includes('experience'))) && next.text.length < 240) {
      found.push([spoken(next.text), next, 0.62, 'what came of it']);
      break;
    }
  const rest = tried === null ? segment.text : segment.text.slice(tried.index + tried[0].length);
  const told = /(?:^|[,;–—]\s?|\s)(?:แต่\s?|but\s|(?=got many|cost per|they stopped|มีแต่|ได้แต่|ได้คน|คีย์เวิร์ด|คนหา|คนทัก|loads of|nobody))(.{8,160})$/iu.exec(rest)?.[1];
  if (found.length === 0 && told !== undefined && TROUBLE.test(rest)) found.push([spoken(told.split(/(?<=[.!?])\s/u)[0] ?? told), segment, 0.58, 'what came of it']);
  return found;
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
    if (BANS.test(segment.text) && (isNote || channelsNamedIn(segment.text).length === 0)) bans.push({ text: banWords(segment.text), segment });
    else if (isNote && !isNoAnswer(segment.text)) notes.push(segment);
    for (const cell of segment.cells) if (/^(?:ห้าม|อย่าใช้คำ|never|do not use)/iu.test(cell)) bans.push({ text: cell, segment });
  }
  if (bans.length > 0)
    offer(path, [...new Set(bans.map(({ text }) => text))].join(' / '), bans.map(({ segment }) => segment), [['what must not be', 0.7]]);
  if (notes.length > 0) offer(path, notes.map(({ text }) => spoken(text)).join(' / '), notes, [['label', bans.length > 0 ? 0.4 : 0.8]]);
}

/** Without the reason behind a ban, and whom it angers. */
const withoutReason = (text: string): string =>
  text.replace(/(?<=(?:ค่ะ|ครับ|คะ|["”]|\p{Script=Thai}))\s(?:พี่\S{1,6}ว่า|ลูกค้า(?!\S*ห้าม)|แม่|ฝ่าย|เรา(?=ไม่)|ของเรา|อะไรพวกนี้|เดี๋ยว|งาน\S{1,8}นะ)[^/]*$/u, '').replace(/\s*\((?:คำ|ร้านเก่า)[^()]*\)\s*$/u, '').replace(/^ปล\d?\.\s*/u, '');

/** From the ban on: what comes before it is a reason. */
function banWords(text: string): string {
  const clause = clausesOf(text).find((one) => BANS.test(one.text));
  const from = clause === undefined ? 0 : clause.start;
  const own = from > 0 && /[–—]|\bso\b|มติ/u.test(text.slice(0, from)) ? text.slice(from) : text;
  return spoken(withoutReason(own).replace(/^(?:so|and|มติ|\*+)\s+/iu, '').replace(/\s*(?:<<|←|→).*$/u, ''));
}
