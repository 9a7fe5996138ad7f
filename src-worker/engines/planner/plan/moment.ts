/** What makes people look: a day or an event that a table knows by its words, else what the client answered to 'why now'. */
import { labelsOf, leavesLate } from '../../../understanding/answers/labels.ts';
import { phrasesIn } from '../../../understanding/phrases/index.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { isDeniedBefore, isDeniedBehind } from '../../../understanding/denials.ts';
import { BY_THEN, MOMENTS, type MomentId } from '../data/moments.table.ts';
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import type { Answers, Readings } from '../readings/index.ts';
import type { People } from '../readings/people.ts';
import { sureKind } from '../readings/way.ts';
import type { Buyers } from './buyers.ts';
import { standsAlone, tidy } from './claims.ts';
import { isBlow, isTheirsAlone } from '../../../understanding/theirs-alone.ts';
import { isPressing } from '../../../understanding/said-aloud.ts';
import { isHeldBack } from './held-back.ts';
import { frightens } from './mocked.ts';
import { speaksAgainst } from './may-open.ts';
import { isFarewell, isForLater } from './private.ts';
import { sharedWords } from './shared-words.ts';
import { groupWordsOf, isListed, isRule, sentencesOf, type Said } from './said.ts';
import { BUYERS } from '../../../understanding/buyers.ts';

type Moment = NonNullable<Buyers['moment']>;

const AUDIENCE = ['targetDemographics', 'additionalDemographics'] as const;
/** What adverts brought is told of the wrong people. */
const STORY = ['currentChallenges', 'whyNeedNow', 'marketContext'] as const;
const SOLD = ['productService', 'heroProduct'] as const satisfies readonly (keyof Answers)[];

/** A season is everybody's. */
const SEASONS = /\bseason\b|ฤดู|ช่วง/iu;
/** Characters in which an answer says what is sold. */
const OPENING = 90;

/** What the client would like its buyers to do instead of what they do. */
const WISHED =
  /\bwe (?:want|wish|would like|need|['’]d like) (?:them|people|\p{L}+s)\b|อยากให้(?:ลูกค้า|เขา|คน|มา)/iu;

const FEARED = /(?:กลัว|กังวล|เกรง)(?:ว่า)?[ก-๛]{0,8}$|\b(?:afraid|scared|worr\p{L}+|fears?)\b[^.;]{0,24}$/iu;

/** Things break down where somebody mends them: of what breaks elsewhere the next one is bought. */
const MENDS =
  /\b(?:repair\w*|fix(?:es|ing|ed)?|mend\w*|servic(?:e|ing) (?:of|for)|maintenance|plumb\w*|locksmith\w*|breakdowns?|recovery|call-?outs?|emergency|replacement parts|spare parts)\b|ซ่อม|ช่าง|แก้(?:ท่อ|ไฟ)|ทะลวง|ลอกท่อ|อะไหล่|ฉุกเฉิน/iu;

/** Settled long before the farewell. */
const BEFOREHAND = /\bpre-?(?:paid|arrang\w*|plan\w*)\b/iu;

/** Kinds that are a trip or carry one, and words of what is needed for it. */
const ON_TRIPS: ReadonlySet<OfferKind | undefined> = new Set(['stay', 'tour', 'rental', 'delivery']);
const FOR_TRIPS =
  /\b(?:travel\w*|trips?|tours?|holidays?|luggage|suitcases?|backpack\w*|visas?|passports?|airports?|flights?|insurance|insured|kennels?|cattery|boarding|sitt(?:er|ing)|vaccin\w*|e-?sims?|sim cards?|camp\w*|caravans?|motorhomes?|ferr(?:y|ies)|cruises?|hotels?|villas?|cottages?|swim\w*)\b|เที่ยว|ทริป|กระเป๋า|วีซ่า|พาสปอร์ต|สนามบิน|ฝากเลี้ยง|เดินทาง|ที่พัก|รีสอร์ท|โรงแรม|แคมป์/iu;
/** A ring that is given on a trip, and a barn that is looked for over the holidays, are needed for none. */
const isForTrips = (r: Readings, offered: string): boolean =>
  ON_TRIPS.has(sureKind(r.offer)) || r.people === 'guests' || FOR_TRIPS.test(offered);

/** Days of a life: a company that serves those who have them waits for none. */
const OF_LIVES: ReadonlySet<MomentId> = new Set([
  'car', 'wedding', 'baby', 'funeral', 'merit', 'birthday', 'moving', 'trip', 'income', 'discharge', 'hospital',
]); // prettier-ignore
/** Days that are kept with guests: who serves several of them serves any. */
const FEASTS: ReadonlySet<MomentId> = new Set(['wedding', 'merit', 'birthday', 'event']);
/** One feast by its name; several as what they are. */
function feastOf(id: MomentId, told: readonly Said[]): MomentId {
  if (!FEASTS.has(id)) return id;
  const kept = MOMENTS.filter(
    (each) => FEASTS.has(each.id) && told.some(({ words }) => each.pattern.test(words)),
  );
  return kept.length > 1 ? 'event' : id;
}

/** 'Weddings, footy clubs, hunters': who they are, of whom only some have that day. */
function isOfFew(r: Readings, { field }: Said, { id, pattern }: (typeof MOMENTS)[number]): boolean {
  const { groups } = r.audience;
  if (field !== 'targetDemographics' || groups.length < 2) return false;
  const days = FEASTS.has(id)
    ? MOMENTS.filter((each) => FEASTS.has(each.id)).map((each) => each.pattern)
    : [pattern];
  return groups.filter((group) => days.some((day) => day.test(group))).length * 2 < groups.length;
}

/** A moment that the table knows; a season that nothing must be done by only in the client's own words. */
function known(r: Readings, told: readonly Said[], of = { isSold: true }): Moment | undefined {
  // A long story of what is sold tells of many days; what it begins with is what it is for.
  const sold = SOLD.map((field) => ({ words: tidy(r.answers[field].slice(0, OPENING)), field }));
  const offered = SOLD.map((field) => r.answers[field]).join('\n');
  let season: Moment | undefined;
  for (const entry of MOMENTS) {
    const { id, pattern, isSold, isDated, isSeason } = entry;
    // What is sold is not what is waited for.
    if (!isSold && pattern.test(offered)) continue;
    if (r.offer.business && OF_LIVES.has(id)) continue;
    if (id === 'breakdown' && !MENDS.test(offered)) continue;
    if (id === 'funeral' && (isForLater(r) || BEFOREHAND.test(offered))) continue;
    if (id === 'trip' && !isForTrips(r, offered)) continue;
    for (const said of [...told, ...(isSold && of.isSold ? sold : [])]) {
      const found = pattern.exec(said.words);
      if (found === null || WISHED.test(said.words) || isDeniedBefore(said.words.slice(0, found.index)))
        continue;
      if (isOfFew(r, said, entry) || (isSeason && isListed(said))) continue;
      // What they fear has not happened, and what they stop short of sets nobody looking.
      if (FEARED.test(said.words.slice(0, found.index))) continue;
      if (isDeniedBehind(said.words.slice(found.index + found[0].length))) continue;
      if (!isSeason || BY_THEN.test(said.words))
        return { id: feastOf(id, [...told, ...sold]), isDated, said };
      const isTold =
        told.includes(said) &&
        said.words.length >= LEAST &&
        said.words.length <= MOST &&
        !OWN.test(said.words);
      if (isTold) season ??= { isDated: false, said };
    }
  }
  return season;
}

/** Characters of a moment that is quoted, and words without which nothing happens. */
const [LEAST, MOST, LEAST_WORDS] = [14, 110, 5];
/** Characters of a time in which people come. */
const SEASON = 130;
/** The client tells of itself: its wishes, its money, its rooms and queues. */
const OWN =
  /(?:^|[^\p{L}])(?:i|i'm|i’m|my|me|we|we're|we’re|our|us)(?=[^\p{L}]|$)|\b(?:budget|board|broker|commission|revenue|turnover|traction|seed|stand ?by|intake|staff|walk-?ins?|book(?:ing)? (?:website|platform)s?|reduced? (?:the )?orders?|demand (?:is )?gone|(?:new |big )?clients? (?:launch|start|sign)\w*|class sizes|committed|processor|contracts? (?:start|begin)\w*|full already|is empty|sold out|sell-?through|algorithm|rank)\b|ผม|ฉัน|หนู|เรา(?!ะ)|พ่อ|ลูกสาว|ลูกชาย|ทางร้าน|หลาน|ลูกเขย|สปอนเซอร์|สัญญา|grant|ทุนรอบ|เป้า|ตัวเลข|รุ่นที่แล้ว|ปีที่แล้ว|เครื่องเพิ่ง|ซื้อ(?:คัน|เครื่อง)|อยาก|ต้อง(?:โชว์|ขาย|รีบ|ปิด|หมุน|พึ่ง)|ยิง|ผ่อน|(?<!ปี)งบ(?!้|\s?อบต|\s?อปท|ประมาณ)|ยอด(?:ขาย|ตก)|ขายไม่|ทำไม่ทัน|เหลือ|ว่างเกิน|คิว|เต็ม \d|^รุ่น|^want\b|บอกว่า|ไม่พอ/iu;
/** The client looks for new buyers, has lost some, or has too much: nobody buys for that. */
const OWN_NEED =
  /(?:ต้อง|จำเป็นต้อง)?หา(?:ลูกค้า|ร้าน|คน|หน้า|ตลาด)ใหม่|ทดแทน|เซล(?:ส์)?(?:วิ่ง|คนเดียว|ลาออก)|ของกอง|เข้าเดือนละ|ย้ายออก|ดูดลูกค้า|น้อยลง|\baccount หาย|หายตาม|\broom for (?:more|new)\b|\breplace (?:them|the (?:lost|old))\b|\blost (?:\p{L}+ ){0,2}(?:customers|clients|accounts|shops)\b|\bghost town\b/iu;
/** A rule for everybody. */
const LAW = /\b(?:laws?|rules?|regulations?|bans?|standards?)\b|กฎ|ข้อบังคับ/iu;
const OPENS = /เปิดใหม่|ใหม่เปิด|เปิดเพิ่ม|\b(?:open(?:s|ed|ing)?|new|started)\b/iu;
/** Of a part of an answer: something happens, or a time is told. */
const HAPPENS =
  /\b(?:when|week|month|season|spring|summer|autumn|winter|year|before|after|until|since|new|opens?|starts?|ends?|law|rules?|required)\b|ช่วง|ฤดู|หนาว|ร้อน|ฝน|ปลายปี|ต้นปี|เทศกาล|เดือน|เปิด|เริ่ม|กำลัง|บังคับ|กฎหมาย/iu;
/** A Thai sentence names no subject: of buyers it is where it names them, or a time that is everybody's. */
const EVERYBODYS = /ช่วง|ฤดู|หน้า(?:หนาว|ร้อน|ฝน)|แล้ง|น้ำท่วม|พายุ|หนาว|ปลายปี|ต้นปี|เทศกาล|พรรษา|ปีใหม่|บังคับ|กฎหมาย/u;

/** Of buyers, or of what happens to everybody: an English sentence that names none tells of the client's own house. */
const TELLS_OF_BUYERS =
  /\b(?:many|customers?|buyers?|clients?|people|folks|guests?|parents?|owners?|patients?|tenants?|students?|families|managers?|chefs?|farmers?|growers?|agents?|everybody|everyone|nobody|no one|renew\w*|season|rules?|laws?|requires?|required|government|council|regulations?|deadlines?|applications?|harvest|spring|summer|autumn|winter|exams?|terms?|decid\w+|choos\w+|holidays?|christmas|easter|ramadan|eid|diwali|new year)\b/iu;

/** What is told of the market counts where it is told of buyers who wait for something. */
const WAITING = /\b(?:wait(?:s|ing)?|before|until|after)\b/iu;
function fromMarket(r: Readings): Moment | undefined {
  const said = sentencesOf(r, ['marketContext']).find(
    ({ words }) =>
      BUYERS.test(words.slice(0, 24)) &&
      WAITING.test(words) &&
      !OWN.test(words) &&
      !isDeniedBefore(words) &&
      words.length >= LEAST &&
      words.length <= MOST,
  );
  return said && { isDated: false, said };
}

/** Of those who give: that they give, or the time at which they do. */
const GIVES =
  /\b(?:giv(?:e|es|ing|ers?)|donat\w+|donors?|supporters?|sponsors?|gifts?|tax|christmas|ramadan|new year|zakat|lent)\b|บริจาค|ผู้ให้|ลดหย่อน|ทำบุญ|ปลายปี|ต้นปี|ปีใหม่|พรรษา|สงกรานต์/iu;

/** That fewer come sets nobody looking. */
const FEWER =
  /ไม่ค่อย(?:มี|มา|สมัคร|ซื้อ|รู้|สนใจ)|ไม่มี(?:คน|ลูกค้า)|(?:คน|ลูกค้า|สมาชิก|ยอด)(?:หาย|ลด|น้อยลง)|เกษียณ|\b(?:fewer|declin\w+|dropp\w+|shrinking|retir\w+)\b/iu;

/** Of a sentence whose end was left out. */
const ENDS_OPEN = /\s*(?:\b(?:and|but|so)|แต่|และ)$/iu;

/** What is told in answer to 'why now', where it is told of buyers or of what happens around them. */
function answered(r: Readings): Moment | undefined {
  const field = 'whyNeedNow' as const;
  const groups = groupWordsOf(r);
  const phrases = phrasesIn(r.answers[field], 'whynow').filter(({ tag }) => tag !== 'pressure');
  const own = `${r.answers.companyName} ${r.answers.productService}`;
  // Another clinic that opens presses a clinic; its buyers look no sooner.
  const isRival = (words: string): boolean =>
    OPENS.test(words) && !LAW.test(words) && sharedWords(words, own).length > 0;
  const isOfBuyers = (words: string): boolean =>
    BUYERS.test(words.slice(0, 24)) || groups.some((word) => words.toLowerCase().startsWith(word));
  // What those lack who are helped sets nobody giving.
  const isGiven = r.people !== 'givers';
  const fits = (words: string): boolean =>
    (isGiven || GIVES.test(words)) &&
    words.length >= LEAST &&
    (isMostlyThai(words) || words.split(/\s+/u).length >= LEAST_WORDS) &&
    words.length <= MOST &&
    standsAlone(words) &&
    !isRival(words) &&
    !OWN_NEED.test(words) &&
    !FEWER.test(words) &&
    !isRule(r, words) &&
    (isMostlyThai(words)
      ? BUYERS.test(words) || EVERYBODYS.test(words)
      : TELLS_OF_BUYERS.test(words) || groups.some((word) => words.toLowerCase().includes(word))) &&
    // 'Families ring us when …' is told of families.
    !OWN.test(isOfBuyers(words) ? words.replaceAll(/\b(?:us|me)\b/giu, '') : words);
  // Where they drop out sets nobody looking: 'แล้งมาเร็ว คนถามราคาแล้วหาย'; what stands before it may.
  const dropped = r.insights.filter(({ kind }) => kind === 'breaks');
  const beforeDropped = (words: string): string => {
    const at = dropped
      .map((each) => words.indexOf(each.words))
      .filter((found) => found >= 0)
      .toSorted((a, b) => a - b)[0];
    if (at === undefined) return words;
    return tidy((words.slice(0, at).match(/^.*(?=\s|[,;])/su)?.[0] ?? '').replace(ENDS_OPEN, ''));
  };
  const said = [
    ...sentencesOf(r, [field]).map((each) => ({ ...each, words: beforeDropped(each.words) })),
    ...phrases
      .filter(({ words }) => isOfBuyers(words) || HAPPENS.test(words))
      .map(({ words }): Said => ({ words: tidy(words), field })),
  ].find(({ words }) => fits(words));
  return said && { isDated: false, said };
}

/** Several things set them looking, and no one of them is it. */
const SEVERAL = /\bor\b|หรือ/iu;
/** Where the next of several begins; one that stands behind a comma is more apart than one that does not. */
const [APART, BESIDE] = [/,\s+(?=(?:or\s|หรือ))/giu, /\s+(?=(?:or\s|หรือ))/giu];

/** As much of it as a page quotes, whole things only: 'when it gurgles, or when they sell and the county inspects'. */
function quotable(words: string): string | undefined {
  if (words.length <= MOST_NAMED) return words;
  return [APART, BESIDE]
    .flatMap((mark) => [...words.matchAll(mark)].map(({ index }) => words.slice(0, index)).toReversed())
    .find((text) => text.length <= MOST_NAMED);
}
/** Characters of what is labelled as what makes them start. */
const MOST_NAMED = 150;

/** Characters of one of several events. */
const LEAST_EVENT = 4;
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Whether a sentence ends between two of them. */
const areApart = (answer: string, events: readonly string[]): boolean =>
  events.some((event, i) => {
    const next = answer.indexOf(events[i + 1] ?? event);
    const end = answer.indexOf(event) + event.length;
    return next > end && /[.!?\n]/u.test(answer.slice(end, next));
  });

/** Several events that each set some of them looking: none of them is everybody's day. */
function severalOf(r: Readings): Moment | undefined {
  const starts = startsOf(r);
  const [first] = starts;
  if (first === undefined || starts.length < 2) return undefined;
  const all = starts.filter(({ field }) => field === first.field).map(({ words }) => tidy(words));
  // Of two sentences each is a thought of its own: 'bought the boat first. easter'.
  const mark = isMostlyThai(first.words) || areApart(r.answers[first.field], all) ? ' / ' : ', ';
  const events = all.filter((_, i) => all.slice(0, i + 1).join(mark).length <= MOST_NAMED);
  if (events.length < 2) return undefined;
  const said = { words: capital(events.join(mark)), field: first.field };
  // Several days of one kind, as feasts are, are that kind.
  const each = events.map((words) => ({ words, field: first.field }));
  const days = events.map((words) => {
    const one = { words, field: first.field };
    // Each has to be a day itself, whatever the others are.
    return known(r, [one], { isSold: false }) && known(r, [one, ...each], { isSold: false })?.id;
  });
  const [day] = days;
  const isOneKind = day !== undefined && days.every((id) => id === day);
  return isOneKind && FEASTS.has(day)
    ? { id: day, isDated: true, said, events }
    : { isDated: false, said, events };
}

/** What is heard to set them looking; whoever hires or asks for help tells of its own reasons under 'why now'. */
const startsOf = (r: Readings): Readings['heard'] =>
  r.heard
    .filter(
      ({ kind, words, field }) =>
        kind === 'starts' &&
        words.length >= LEAST_EVENT &&
        !(field === 'whyNeedNow' && (r.people === 'applicants' || r.people === 'residents')),
    )
    // What only one of the groups has come to ('คนงานโรงงานโดนเลิกจ้าง') stands behind what is told of all of them.
    .toSorted((a, b) => Number(a.field === OF_GROUPS) - Number(b.field === OF_GROUPS));
const OF_GROUPS = 'targetDemographics';

/** What the client names as what makes them start, else what it tells they do when something happens. */
function labelled(r: Readings): Moment | undefined {
  const listed = severalOf(r);
  if (listed) return listed;
  const told = sentencesOf(r, [...AUDIENCE, ...STORY, 'onlineAdIssues']).flatMap(({ words, field }) =>
    labelsOf(words).flatMap((label) => {
      const quoted = label.kind === 'starts' ? quotable(label.words) : undefined;
      return quoted === undefined ? [] : [{ words: quoted, field, isNamed: label.isNamed }];
    }),
  );
  const heard = startsOf(r).flatMap(({ words, field }) => {
    const quoted = quotable(words);
    return quoted === undefined ? [] : [{ words: quoted, field, isNamed: false }];
  });
  const [best] = [...told, ...heard].toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
  if (!best) return undefined;
  const said: Said = {
    words: capital(best.words),
    field: best.field,
  };
  const found = SEVERAL.test(best.words) ? undefined : known(r, [said], { isSold: false });
  return found?.id === undefined ? { isDated: false, said } : found;
}

/** Kinds that are begun on any day: who gives every month, joins or subscribes needs nothing by a date. */
const BEGUN_ANY_DAY: ReadonlySet<OfferKind | undefined> = new Set([
  'cause',
  'subscription',
  'franchise or dealership',
]);
const MEMBERS = /\bmembers?(?:hips?)?\b|\bsubscri\w+|\bmonthly giv\w+|สมาชิก|รายเดือน/iu;
/** To those nothing is sold that must be there by a day. */
const WITHOUT_DATE: ReadonlySet<People> = new Set(['givers', 'joiners', 'residents', 'applicants', 'users']);
/** Days by which a lesson is of use. */
const LEARNT_BY: ReadonlySet<MomentId> = new Set([
  'exam',
  'term',
  'abroad',
  'audit',
  'wedding',
  'baby',
  'trip',
  'opening',
]);
/** Other events stand beside this one: then not everybody has a day. */
const ONE_OF_SEVERAL =
  /(?:,|;)\s*or\s|\s(?:or (?:when|after|because|their|just)|sometimes)\s|หรือ(?:ตอน|หลัง|เพราะ|ว่า|โดน|หมอ)/iu;

/** Whether people need this by that day, and do not only come more often around it. */
function hasDeadline(r: Readings, { id, isDated, said }: Moment): boolean {
  const kind = sureKind(r.offer);
  if (id === undefined || !isDated) return false;
  if (WITHOUT_DATE.has(r.people) || BEGUN_ANY_DAY.has(kind)) return false;
  if (MEMBERS.test(`${r.answers.productService.slice(0, OPENING)}\n${r.answers.heroProduct}`)) return false;
  if (kind === 'course' && !LEARNT_BY.has(id)) return false;
  return said.field === 'productService' || said.field === 'heroProduct' || !ONE_OF_SEVERAL.test(said.words);
}

/** The moment; a date that nothing must be done by is the time in which people come, in the client's words, or nothing. */
function dated(r: Readings, moment: Moment | undefined): Moment | undefined {
  if (moment?.id === undefined || !moment.isDated || hasDeadline(r, moment)) return moment;
  const { words, field } = moment.said;
  const isTold = field !== 'productService' && field !== 'heroProduct' && field !== 'targetDemographics';
  return isTold && words.length >= LEAST && words.length <= SEASON && !OWN.test(words)
    ? { isDated: false, said: moment.said }
    : undefined;
}

export function momentOf(r: Readings): Moment | undefined {
  const told = [
    ...sentencesOf(r, AUDIENCE),
    ...sentencesOf(r, STORY).filter(
      ({ words }) =>
        (BUYERS.test(words) || SEASONS.test(words)) && (r.people !== 'givers' || GIVES.test(words)),
    ),
  ];
  // Whoever hires tells of its own reasons, not of those who look for work.
  const own = r.people === 'applicants' || r.people === 'residents' ? undefined : answered(r);
  const named = labelled(r);
  if (named) return dated(r, named) ?? { isDated: false, said: named.said };
  return dated(r, known(r, told)) ?? own ?? fromMarket(r);
}

/** Each moment that pages and ads may be set in. Of a death nobody speaks as of a moment to sell in: decided here for all of them. */
export const occasionsIn = (r: Readings, moment: Moment | undefined): readonly string[] =>
  moment === undefined || isFarewell(r)
    ? []
    : (moment.events ?? [moment.said.words]).filter(
        (words) =>
          !isTheirsAlone(words) &&
          !isBlow(words) &&
          !isPressing(words, `${r.answers.productService}\n${r.answers.heroProduct}`) &&
          !speaksAgainst(r, words) &&
          !frightens(r, words) &&
          !isHeldBack(r, words),
      );

/** That they leave it late, as the client tells it: 'They panic in the last week'. */
export const hurryOf = (r: Readings): Said | undefined =>
  sentencesOf(r, [...AUDIENCE, ...STORY]).find(
    ({ words }) => words.length <= MOST && leavesLate(words) && !isDeniedBefore(words),
  );

/** As a person told it when it was asked, in any words. */
export function momentTold(r: Readings, words: string): Moment {
  const said: Said = { words: tidy(words), field: 'additionalDemographics' };
  const found = MOMENTS.find(
    ({ pattern, isSeason }) => pattern.test(said.words) && (!isSeason || BY_THEN.test(said.words)),
  );
  const moment = found ? { id: found.id, isDated: found.isDated, said } : { isDated: false, said };
  return moment.isDated && !hasDeadline(r, moment) ? { isDated: false, said } : moment;
}
