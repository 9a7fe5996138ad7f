/** The points on which customers choose, and who can answer them: us, rivals, nobody. */
import { once } from '../../../understanding/remember.ts';
import type { Topic } from '../data/topics.ts';
import { clauses } from '../../../understanding/text.ts';
import type { Readings } from '../readings/index.ts';

/** Every wish asks of every clause again. */
const toldBy = once<Readings, Map<string, Topic[]>>(() => new Map());

/** The topics that a clause raises. The client's own name raises none: 'Tally Queue' is about no queue. */
function topicsOf(r: Readings, clause: string): Topic[] {
  const told = toldBy(r);
  const known = told.get(clause);
  if (known !== undefined) return known;
  const { companyName } = r.answers;
  const text = companyName === '' ? clause : clause.replaceAll(companyName, ' ');
  const raised = r.topics.filter(({ pattern }) => pattern.test(text));
  told.set(clause, raised);
  return raised;
}

export const topicOf = (r: Readings, clause: string): Topic | undefined => topicsOf(r, clause)[0];

export interface Want {
  topic: Topic;
  /** The client's words that raised it. */
  because: string;
  /** Customers: said of them by the client. Else our reading. */
  from: 'customers' | 'offer' | 'rivals';
}

const PEOPLE =
  /^(?:most |many |some |the |our )*(?:buyers?|customers?|people|shoppers?|consumers?|users?|engineers?|patients?|parents?|guests?|clients?|owners?|they|women|men|students?|patrons?|managers?)\b|^(?:ผู้คน|คน|ลูกค้า|ผู้ซื้อ|ผู้บริโภค|คนไข้|ผู้ป่วย|ผู้ใช้|แม่|พ่อ|ผู้ปกครอง|นัก)/iu;
const THAI_ONLY = /^\p{Script=Thai}/u;

/** Clauses in which the client says what its customers do. */
function behaviours(r: Readings): string[] {
  const said = [...r.trends, ...r.challenges];
  let people = false;
  return said.filter((clause) => {
    // Thai drops the subject of the second clause.
    const follows: boolean =
      people &&
      THAI_ONLY.test(clause) &&
      /^(?:ถาม|ค้น|ดู|อ่าน|เลือก|เปรียบ|ซื้อ|สั่ง|ชอบ|ต้องการ|มัก|นิยม)/u.test(clause);
    people = PEOPLE.test(clause) || follows;
    return people;
  });
}

/** Words of ours on a topic. */
function ourWords(r: Readings, topic: Topic): string | undefined {
  const own = [...r.strengths, ...r.afterSales, ...heroWords(r), ...priceWords(r), ...messageWords(r)];
  return (
    own.find((clause) => topicOf(r, clause) === topic) ??
    own.find((clause) => topicsOf(r, clause).includes(topic)) ??
    (topic.ours ? own.find((clause) => topic.ours?.test(clause)) : undefined)
  );
}
const heroWords = (r: Readings): string[] => (r.answers.heroProduct === '' ? [] : [r.answers.heroProduct]);
const messageWords = (r: Readings): string[] => clauses(r.answers.keyMessage);
const priceWords = (r: Readings): string[] =>
  r.answers.startingPrice === '' ? [] : [r.answers.startingPrice];

/** The price is a point of its own: its words need not say 'price'. */
export function ourAnswer(r: Readings, topic: Topic): string | undefined {
  if (topic.id === 'price' && r.answers.startingPrice !== '') return r.answers.startingPrice;
  if (topic.id === 'instalment' && r.instalments?.text !== undefined) return r.instalments.text;
  return ourWords(r, topic);
}

const CHILDREN = /\bkids?\b|child|เด็ก|ลูก(?!ค้า|จ้าง)/iu;

export function makeWants(r: Readings): Want[] {
  const wants: Want[] = [];
  const add = (clause: string, from: Want['from'], all = false): void => {
    const topics = all ? topicsOf(r, clause) : [topicOf(r, clause)];
    for (const topic of topics) {
      if (
        topic &&
        !wants.some((want) => want.topic === topic) &&
        !['social', 'story', 'technology'].includes(topic.id)
      ) {
        wants.push({ topic, because: clause, from });
      }
    }
  };
  for (const trait of r.audience.traits)
    for (const part of trait.split(/\s+and\s+|และ/u)) add(part, 'customers');
  for (const clause of behaviours(r)) add(clause, 'customers');
  for (const clause of r.audience.details) add(clause, 'customers');
  add(r.audience.where, 'customers');
  // That families buy says nothing about children.
  for (const group of r.audience.groups)
    if (CHILDREN.test(group) || topicOf(r, group)?.id !== 'family') add(group, 'customers');
  for (const clause of heroWords(r)) add(clause, 'offer', true);
  for (const clause of [r.answers.keyMessage, ...r.strengths, ...r.afterSales]) add(clause, 'offer');
  for (const rival of r.competitors) for (const clause of rival.weaknesses) add(clause, 'rivals');
  // First what the client says of its customers, then where we can answer.
  const answered = (want: Want): number => (ourAnswer(r, want.topic) === undefined ? 1 : 0);
  const order = { customers: 0, offer: 1, rivals: 2 } as const;
  return wants.toSorted((a, b) => order[a.from] - order[b.from] || answered(a) - answered(b)).slice(0, 5);
}
