/** What is to be reached, with which money, where, against whom. */
import type { AdvertisingChannel, MarketingObjective } from '../../../src/shared/domain/options.ts';
import { emptyCompetitor, type Competitor } from '../../../src/shared/domain/questionnaire.ts';
import { readBudget } from '../../understanding/answers/budget.ts';
import { readGoals } from '../../understanding/answers/goals.ts';
import { channelsIn, objectivesIn } from './choices.ts';
import { EXPERIENCE } from './client.ts';
import { listedCompetitors, mentionedCompetitors, type FoundCompetitor } from './competitors.ts';
import type { Passage } from './passages.ts';
import { bare, joined, sources, type Put } from './put.ts';

const MOST_COMPETITORS = 10;

interface CampaignPassages {
  budget: readonly Passage[];
  channels: readonly Passage[];
  goals: readonly Passage[];
  challenges: readonly Passage[];
}

const MONEY = /\b(?:budget|spend|invest(?:ment)?|per month|a month|monthly)\b|งบ/iu;
const WISH =
  /\b(?:want|need|goal|aim|hope|would like|(?:we|i)[’']d like|looking (?:to|for)|target of|kpi|plan to|help us)\b|อยาก(?:ได้|ให้|เพิ่ม)?|ต้องการ|เป้าหมาย|ตั้งเป้า|เป้า/iu;
const OTHERS_WISH =
  /\b(?:others?|they|customers?|clients?|buyers?|people|guests?|competitors?) (?:all |mostly |usually )?(?:want|need|hope)/iu;
const TROUBLE =
  /\b(?:problem|struggl\w+|challenge|difficult|hard to|but (?:few|no|not|only)|drop(?:ped|ping|s)|fell|declin\w+|slow season|too (?:few|low|high|expensive)|not enough|empty|went (?:up|down) from|losing)\b|ปัญหา|ยอดตก|ยอดขายตก|ลดลง|ไม่ค่อย|เงียบ|แพงขึ้น|ว่างเยอะ|คนน้อย|ติดตรง|กังวล/iu;
const ADVERTISE =
  /\b(?:ads?|advertis\w*|run|campaigns?|channels?|promote|use|on|via|through)\b|แอด|โฆษณา|ยิง|ช่องทาง|ลงใน|ลง(?=\s?(?:google|facebook|tiktok|ig|เฟ))|ผ่าน|ใช้/iu;

export function readCampaign(
  { budget, channels, goals, challenges }: CampaignPassages,
  loose: readonly Passage[],
  put: Put,
): void {
  const stated = budget.find(({ text }) => readBudget(text).amount !== undefined) ?? budget[0];
  if (stated !== undefined) put('campaignObjectives.marketingMediaBudget', bare(stated.text), stated.source);
  const money = loose.find(
    ({ text }) =>
      MONEY.test(text) &&
      readBudget(moneyClause(text)).amount !== undefined &&
      /budget|spend|invest|งบ/iu.test(text),
  );
  if (money !== undefined)
    put('campaignObjectives.marketingMediaBudget', moneyClause(money.text), money.source);

  const placed =
    channels.length > 0
      ? channels
      : loose.filter(
          ({ text }) =>
            ADVERTISE.test(text) &&
            channelsIn(withoutAddresses(text)).length > 0 &&
            (WISH.test(text) ||
              /\bads?\b|advertis|แอด|โฆษณา|ยิง|ลง\s?(?:google|facebook|tiktok|ig|เฟ)|ช่องทาง|อย่างเดียว|เท่านั้น|\bonly\b/iu.test(
                text,
              )) &&
            !EXPERIENCE.test(text),
        );
  const used: AdvertisingChannel[] = [
    ...new Set(placed.flatMap(({ text }) => channelsIn(withoutAddresses(text)))),
  ];
  put('campaignObjectives.advertisingChannels', used, sources(placed));

  const wishes =
    goals.length > 0
      ? goals
      : loose.filter(
          ({ text }) =>
            WISH.test(text) &&
            !OTHERS_WISH.test(text) &&
            (hasFigure(text) || objectivesIn(text).length > 0) &&
            !/budget|งบ(?!ดุล)/iu.test(text),
        );
  const chosen: MarketingObjective[] = [...new Set(wishes.flatMap(({ text }) => objectivesIn(text)))].slice(
    0,
    2,
  );
  put('campaignObjectives.marketingObjectives', chosen, sources(wishes));
  const measured = wishes.filter(({ text }) => hasFigure(text));
  const told = goals.length > 0 ? goals : measured.length > 0 ? measured : wishes.slice(0, 1);
  put('campaignObjectives.specificObjectives', joined(told.map(withoutCue)), sources(told));

  const troubles =
    challenges.length > 0
      ? challenges
      : loose.filter(({ text }) => TROUBLE.test(text) && !EXPERIENCE.test(text)).slice(0, 2);
  put('campaignObjectives.currentChallenges', joined(troubles.map(withoutCue)), sources(troubles));
}

/** Without the words that say what kind of sentence it is: the planner would read them as a part of the goal. */
const withoutCue = (passage: Passage): Passage => ({
  ...passage,
  text: passage.text.replace(
    /^(?:(?:the|our|my) )?(?:main )?(?:goals?|targets?|aims?|problems?|challenges?) (?:is|are)(?: to)?\s+|^(?:เป้าหมาย|เป้า|ปัญหา)(?:ของเรา|หลัก)?(?:คือ|ก็คือ)\s*/iu,
    '',
  ),
});

const hasFigure = (text: string): boolean => readGoals(text).some(({ kind }) => kind !== 'text');

const withoutAddresses = (text: string): string => text.replace(/(?:https?:\/\/|www\.)\S+|@[\w.]+/giu, ' ');

/** The sum with its period, without the sentence around it. */
function moneyClause(text: string): string {
  const [, clause] =
    /((?:(?:about|around|up to|max(?:imum)?|between|from|ประมาณ|ไม่เกิน|ราว ๆ|ราวๆ|สูงสุด)\s*)?(?:[฿$£€]|THB|USD|US\$|EUR|GBP)?\s*\d[\d,.]*\s*(?:k\b|m\b|แสน|หมื่น|พัน|ล้าน)?[^.!?;\n]*)/iu.exec(
      text,
    ) ?? [];
  return bare(
    (clause ?? text).split(
      /,\s+(?=(?:and|but|so|which|we|our|mostly|mainly)\b)|\s+(?:but|so|and we|แต่|อยาก|โดย|คู่แข่ง|ลูกค้า|เป้า)(?=\s|\p{Script=Thai})/iu,
    )[0] ?? text,
  );
}

export function putCompetitors(labelled: readonly Passage[], loose: readonly Passage[], put: Put): void {
  const found: FoundCompetitor[] = [];
  const add = (one: FoundCompetitor): void => {
    const same = found.find(({ name }) => name.toLowerCase() === one.name.toLowerCase());
    if (same === undefined) found.push(one);
  };
  for (const passage of labelled) for (const one of listedCompetitors(passage)) add(one);
  if (found.length === 0)
    for (const passage of loose) for (const one of mentionedCompetitors(passage)) add(one);
  const competitors: Competitor[] = found
    .slice(0, MOST_COMPETITORS)
    .map(({ name, website, strengths, weaknesses }, index) => ({
      ...emptyCompetitor(String(index + 1)),
      name,
      website,
      strengths,
      weaknesses,
    }));
  put(
    'competitiveAnalysis.competitors',
    competitors,
    [...new Set(found.map(({ source }) => source))].join(' '),
  );
}
