/** Figures of different answers that do not meet: parts and their total, one thing told twice, what one takes and all there is. */
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { lastDayOf, monthsBetween } from '../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import type { Goal } from '../answers/goals.ts';
import { sameStep } from '../answers/rates.ts';
import { sentencesIn } from '../answers/sentences.ts';
import { readEach } from '../figures/each.ts';
import { areOneThing } from '../figures/stems.ts';
import { contradiction, ownTexts, type Basis, type Search } from './basis.ts';

const OBJECTIVES = 'campaignObjectives.specificObjectives';
const BUDGET = 'campaignObjectives.marketingMediaBudget';
const PRICE = 'clientInfo.startingPrice';
const CURRENCY = /^[A-Z]{3}$/u;

const valueOf = ({ quantity }: Reading): number => ('value' in quantity ? quantity.value : 0);
const round = (value: number): number => Math.round(value * 100) / 100;

interface Told {
  path: string;
  words: string;
  text: string;
}
/** Sentences of the client's own answers. */
const told = (basis: Basis): Told[] =>
  ownTexts(basis).flatMap(({ path, text }) =>
    sentencesIn(text).map(({ start, end }) => ({
      path,
      words: text.slice(start, end),
      text: plain(text.slice(start, end)),
    })),
  );

const TOTAL_BEFORE =
  /(?:รวม(?:ทั้งหมด|ทั้งสิ้น|เป็น|แล้ว)?|ทั้งหมด|ทั้งสิ้น|(?<![a-z])(?:total(?: of)?|altogether|in all|in total)[: ]?)\s*$/u;
const TOTAL_BEHIND = /^\s*(?:บาท|baht)?\s*(?:in total|total|altogether|in all|ทั้งหมด|ทั้งสิ้น)/u;
/** As far as a rounded total may lie from its parts. */
const ROUNDED = 0.02;

/** '£2,000 a month for 6 months, £10,000 in total'. */
const total: Search = ({ read }) => {
  const { amount, span, total: whole, at, currency, period } = read.budget;
  if (amount === undefined || span === undefined || whole === undefined || period === 'total') return [];
  const answer = read.answers.marketingMediaBudget;
  const text = plain(answer);
  const stated = readQuantities(answer).find(
    ({ quantity, span: where, per }) =>
      (quantity.kind === 'money' || quantity.kind === 'count') &&
      per === undefined &&
      where.start !== at?.start &&
      quantity.value > amount &&
      (TOTAL_BEFORE.test(text.slice(Math.max(0, where.start - 24), where.start)) ||
        TOTAL_BEHIND.test(text.slice(where.end, where.end + 24))),
  );
  if (stated === undefined || Math.abs(valueOf(stated) - whole) <= whole * ROUNDED) return [];
  return [
    contradiction(
      'total',
      { each: amount, count: span.count, unit: span.unit, parts: whole, total: valueOf(stated), currency },
      [BUDGET],
    ),
  ];
};

const OF_MEDIA =
  /(?<![a-z])(?:budget|media|ad spend|ads budget|for (?:ads|adverts|advertising))(?![a-z])|งบ/u;
const OF_BEFORE =
  /(?<![a-z])(?:last|spent|used to|was|were|previous|before|fee|production|refused|agency|stretch|up to|max)(?![a-z])|ที่แล้ว|ปีก่อน|เดือนก่อน|เคย|ค่าบริการ|ค่าจ้าง|ไม่เกิน/u;
/** One sum may be another's misprint or a later word; ten times as much is of something else. */
const ALIKE = 3;

/** A media budget in its own field, and another in the notes. */
const budgets: Search = (basis) => {
  const { amount, high, at, period, currency } = basis.read.budget;
  if (amount === undefined || at === undefined || period === undefined || period === 'total') return [];
  for (const { path, words, text } of told(basis)) {
    if (path === BUDGET || !/Notes|Challenges/u.test(path) || !OF_MEDIA.test(text) || OF_BEFORE.test(text))
      continue;
    const other = readQuantities(words).find(
      (reading) =>
        reading.per === period &&
        (reading.quantity.kind === 'money' || reading.quantity.kind === 'count') &&
        valueOf(reading) !== amount &&
        valueOf(reading) !== high &&
        Math.max(valueOf(reading) / amount, amount / valueOf(reading)) <= ALIKE,
    );
    if (other)
      return [
        contradiction('twice', { first: amount, second: valueOf(other), words: words.trim(), currency }, [
          BUDGET,
          path,
        ]),
      ];
  }
  return [];
};

/** What one costs, in the price and in what is said of the product. */
const prices: Search = (basis) => {
  const { value, currency, unit, high, others, per } = basis.read.price;
  if (value === undefined || unit === '' || high !== undefined || others !== undefined || per !== undefined)
    return [];
  for (const { path, words, text } of told(basis)) {
    if (!/productService|heroProduct/u.test(path) || !/(?<![a-z])costs?(?![a-z])|ราคา/u.test(text)) continue;
    const [other, more] = readQuantities(words).filter(({ quantity }) => quantity.kind === 'money');
    if (other === undefined || more !== undefined || other.quantity.kind !== 'money') continue;
    const isSame = other.quantity.currency === currency || other.quantity.currency === '';
    const ratio = Math.max(other.quantity.value / value, value / other.quantity.value);
    if (
      isSame &&
      ratio > 1 &&
      ratio <= 2 &&
      new RegExp(
        String.raw`(?:^|(?<![a-z])(?:an?|one|each|every|per) )${escapeRegExp(plain(unit))}`,
        'u',
      ).test(text)
    )
      return [
        contradiction(
          'twice',
          { first: value, second: other.quantity.value, words: words.trim(), currency },
          [PRICE, path],
        ),
      ];
  }
  return [];
};

const LAST =
  /(?<![a-z])last (?<en>season|year|month|harvest|summer|winter|term)(?![a-z])|(?<th>ปี|ฤดู|เดือน|รุ่น|รอบ)(?:ที่แล้ว|ก่อน)/u;
/** How many there were last time, told in two answers. */
const pasts: Search = (basis) => {
  const all = told(basis).flatMap((one) =>
    one.text.split(/[,;]\s|\s(?=(?:ปี|ฤดู|เดือน|รุ่น|รอบ)(?:ที่แล้ว|ก่อน))/u).flatMap((part) => {
      const { en, th } = LAST.exec(part)?.groups ?? {};
      const counts = readQuantities(part).filter(
        ({ quantity }) => quantity.kind === 'count' && quantity.unit !== '',
      );
      const [only, more] = counts;
      if ((en ?? th) === undefined || only === undefined || more !== undefined || only.per !== undefined)
        return [];
      const unit = only.quantity.kind === 'count' ? only.quantity.unit : '';
      return [
        {
          path: one.path,
          time: en ?? th ?? '',
          unit: unit.split(' ')[0] ?? '',
          value: valueOf(only),
          words: one.words,
        },
      ];
    }),
  );
  for (const first of all)
    for (const second of all)
      if (
        first.path < second.path &&
        first.time === second.time &&
        first.unit === second.unit &&
        !/^(?:คน|ราย|people|days?|ครั้ง)$/u.test(first.unit) &&
        first.value !== second.value
      )
        return [
          contradiction(
            'twice',
            { first: first.value, second: second.value, words: second.words.trim(), currency: '' },
            [first.path, second.path],
          ),
        ];
  return [];
};

/** Years of the Buddhist Era are 543 more. */
const BUDDHIST = 543;
const SINCE =
  /(?:since|founded(?: in)?|established(?: in)?|est\.?|from|ตั้งแต่(?:ปี)?|ก่อตั้ง(?:เมื่อ)?(?:ปี)?)\s?(?:ค\.?ศ\.?\s?)?(?<ce>(?:18|19|20)\d\d)(?!\d)|(?:พ\.?ศ\.?|(?<![a-z])b\.?e\.?|ตั้งแต่ปี|ก่อตั้งปี)\s?(?<be>24\d\d|25\d\d)(?:\s?\((?<ce2>(?:18|19|20)\d\d)\))?/gu;
/** 'Since 1998' and 'พ.ศ. 2540': one of the two was reckoned wrongly. */
const years: Search = (basis) => {
  const found = ownTexts(basis).flatMap(({ path, text }) =>
    [...plain(text).matchAll(SINCE)].flatMap(({ groups }) => [
      ...(groups?.['ce'] === undefined ? [] : [{ path, year: Number(groups['ce']), isBuddhist: false }]),
      ...(groups?.['ce2'] === undefined ? [] : [{ path, year: Number(groups['ce2']), isBuddhist: false }]),
      ...(groups?.['be'] === undefined
        ? []
        : [{ path, year: Number(groups['be']) - BUDDHIST, isBuddhist: true }]),
    ]),
  );
  const thai = found.find(({ isBuddhist }) => isBuddhist);
  const other = found.find(
    ({ isBuddhist, year }) =>
      !isBuddhist && thai !== undefined && year !== thai.year && Math.abs(year - thai.year) <= 2,
  );
  return thai && other
    ? [
        contradiction(
          'twice',
          { first: String(other.year), second: String(thai.year + BUDDHIST), words: '', currency: '' },
          [...new Set([other.path, thai.path])],
        ),
      ]
    : [];
};

/** What money of a goal buys of what is made: '₦40m a month is 952 cartons, and 900 can be hatched'. */
const sales: Search = ({ read }) => {
  const { price, capacity, goals } = read;
  if (capacity?.per === undefined || capacity.per === 'class' || price.value === undefined) return [];
  const each =
    price.unit || readQuantities(price.text).find(({ each: what }) => what !== undefined)?.each || '';
  if (each === '' || price.per !== undefined || !areOneThing(each, capacity.of)) return [];
  // Of several prices the dearest: it takes the fewest.
  const dearest = Math.max(price.value, price.high ?? 0, ...(price.others ?? []));
  const room = capacity.per === 'night' ? 'day' : capacity.per;
  return goals.flatMap((goal) => {
    if (
      goal.to === undefined ||
      goal.per === undefined ||
      !CURRENCY.test(goal.unit) ||
      goal.unit !== price.currency
    )
      return [];
    const [needed, most] = [goal.to / dearest, capacity.count * (monthsOf(1, goal.per) / monthsOf(1, room))];
    const slack = room === goal.per ? 1.01 : 1.1;
    return needed > most * slack
      ? [
          contradiction(
            'sales',
            {
              goal: goal.to,
              currency: goal.unit,
              needed: Math.ceil(needed),
              capacity: round(most),
              of: capacity.of,
              per: goal.per,
            },
            [OBJECTIVES, capacity.path],
          ),
        ]
      : [];
  });
};

/** What one of them takes of what there is: '30 schools of 600 sets, and 15,000 sets can be sewn'. */
const takes: Search = (basis) => {
  const { capacity, goals } = basis.read;
  if (capacity === undefined || capacity.of === '') return [];
  const eaches = ownTexts(basis).flatMap(({ text, path }) =>
    readEach(text).map((each) => ({ ...each, path })),
  );
  return goals.flatMap((goal) => {
    if (goal.to === undefined || goal.unit === '%' || CURRENCY.test(goal.unit) || goal.per !== undefined)
      return [];
    const name = `${goal.metric} ${goal.unit}`;
    const each = eaches.find((one) => areOneThing(one.of, capacity.of) && areOneThing(name, one.each));
    if (each === undefined || areOneThing(each.each, capacity.of)) return [];
    const { per } = capacity;
    if ((each.per === undefined) !== (per === undefined) || per === 'class' || per === 'night') return [];
    const most =
      each.per === undefined || per === undefined
        ? capacity.count
        : capacity.count * (monthsOf(1, each.per) / monthsOf(1, per));
    const needed = goal.to * each.value;
    return needed > most * (each.per === capacity.per ? 1.01 : 1.1)
      ? [
          contradiction(
            'takes',
            { goal: goal.to, each: each.value, needed, capacity: round(most), of: capacity.of },
            [...new Set([OBJECTIVES, each.path, capacity.path])],
          ),
        ]
      : [];
  });
};

/** 'Intake 7: 30 people' where a class takes 24. */
const intake: Search = ({ read }) => {
  const { capacity, goals } = read;
  if (capacity === undefined || (capacity.per !== undefined && capacity.per !== 'class')) return [];
  return goals.flatMap((goal) => {
    const isOne =
      /(?<![a-z])(?:intake|class|batch|course|group) \d|(?<![a-z])this (?:intake|class|batch|course)(?![a-z])|(?:รุ่น|รอบ)(?:(?:ที่)?\s?\d|นี้)/u.test(
        plain(goal.text),
      );
    return isOne &&
      goal.to !== undefined &&
      goal.unit !== '%' &&
      goal.per === undefined &&
      goal.to > capacity.count
      ? [
          contradiction(
            'capacity',
            { goal: goal.to, capacity: capacity.count, limit: capacity.count, per: 'class', goalPer: '' },
            [OBJECTIVES, capacity.path],
          ),
        ]
      : [];
  });
};

/** Where the last word of a name stands, by its stem. */
function placeOf(name: string, text: string): number {
  const last = plain(name).split(' ').at(-1) ?? '';
  const stem = /^[a-z]/u.test(last) ? last.replace(/(?:es|s)$/u, '') : last;
  return stem.length < 4 ? -1 : plain(text).indexOf(stem);
}

/** 'One in five ticket buyers adds a pitch', and of 900 tickets so far 80 have one. */
const soFar: Search = ({ read }) => {
  const ramps = read.goals.filter(
    ({ from, unit }) => from !== undefined && from > 0 && unit !== '%' && !CURRENCY.test(unit),
  );
  for (const { kind, percent, text, field } of read.rates) {
    if (kind !== 'conversion') continue;
    const named = ramps
      .map((goal) => ({ goal, at: placeOf(goal.metric, text) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at);
    const [first, second, more] = named;
    if (first === undefined || second === undefined || more !== undefined || first.at === second.at) continue;
    const [whole, part] = [first.goal.from ?? 0, second.goal.from ?? 0];
    if (first.goal.per !== second.goal.per || part >= whole) continue;
    const today = (part / whole) * 100;
    if (today * 1.5 < percent || today > percent * 1.5)
      return [
        contradiction('pair', { first: whole, second: part, needed: round(today), rate: percent }, [
          ...new Set([OBJECTIVES, pathOf(field)]),
        ]),
      ];
  }
  return [];
};

/** '40 customers from 100 leads' where one in ten leads buys. */
const OUT_OF =
  /(?<![a-z])(?:from|out of|of)(?: about| around| some| the)?\s$|จาก\s?(?<thing>[ก-๛]{2,14}?)(?:ประมาณ|ราวๆ?)?\s?$/u;
const outOf: Search = ({ read }) => {
  const answer = read.answers.specificObjectives;
  const text = plain(answer);
  const figures = readQuantities(answer);
  const goal = read.goals.find(
    ({ to, unit, at }) => at !== undefined && to !== undefined && unit !== '%' && !CURRENCY.test(unit),
  );
  const whole = figures.find(
    ({ span, perSpan, quantity }) =>
      quantity.kind === 'count' &&
      span.start > (goal?.at?.end ?? Infinity) &&
      quantity.value > (goal?.to ?? 0) &&
      OUT_OF.test(text.slice(0, Math.min(span.start, perSpan?.start ?? span.start))),
  );
  if (goal?.to === undefined || whole === undefined) return [];
  if (whole.per !== undefined && goal.per !== undefined && whole.per !== goal.per) return [];
  const before = text.slice(0, Math.min(whole.span.start, whole.perSpan?.start ?? whole.span.start));
  const name =
    OUT_OF.exec(before)?.groups?.['thing'] ?? ('unit' in whole.quantity ? whole.quantity.unit : '');
  const rate = read.rates.find(
    // 'One in ten leads buys': the only step that is named may be told as what is reached.
    ({ kind, from, to = '' }) =>
      kind === 'conversion' && (areOneThing(name, from ?? to) || sameStep(name, from ?? to)),
  );
  const next = read.rates.filter(({ kind }) => kind === 'conversion').length === 1 ? rate : undefined;
  if (next === undefined) return [];
  const needed = (goal.to / valueOf(whole)) * 100;
  return needed > next.percent * 1.2
    ? [
        contradiction(
          'pair',
          { first: valueOf(whole), second: goal.to, needed: round(needed), rate: next.percent },
          [...new Set([OBJECTIVES, pathOf(next.field)])],
        ),
      ]
    : [];
};

/** Two goals, one of which leads to the other at a rate that is told. */
const pair: Search = ({ read }) => {
  const counted = read.goals.filter(
    ({ to, unit }) => to !== undefined && unit !== '%' && !CURRENCY.test(unit),
  );
  for (const { from = '', to = '', percent, kind, field } of read.rates) {
    if (kind !== 'conversion' || from === '' || to === '') continue;
    const first = counted.find(({ metric }) => metric !== '' && areOneThing(metric, from));
    const second = counted.find(
      (goal) => goal !== first && goal.metric !== '' && areOneThing(goal.metric, to),
    );
    if (first?.to === undefined || second?.to === undefined || first.per !== second.per) continue;
    const needed = (second.to / first.to) * 100;
    if (needed > percent * 1.05 && needed < 100)
      return [
        contradiction('pair', { first: first.to, second: second.to, needed: round(needed), rate: percent }, [
          ...new Set([OBJECTIVES, pathOf(field)]),
        ]),
      ];
    if (!(first.from && second.from)) continue;
    const today = (second.from / first.from) * 100;
    if (today * 1.5 < percent || today > percent * 1.5)
      return [
        contradiction(
          'pair',
          { first: first.from, second: second.from, needed: round(today), rate: percent },
          [...new Set([OBJECTIVES, pathOf(field)])],
        ),
      ];
  }
  return [];
};
const pathOf = (field: string): string =>
  field === 'specificObjectives' || field === 'currentChallenges'
    ? `campaignObjectives.${field}`
    : field === 'additionalNotes'
      ? 'competitiveAnalysis.additionalNotes'
      : `clientInfo.${field}`;

const FITS =
  /(?<![a-z])(?:sleeps|seats|takes|holds|fits|carries)\s(?:up to\s|only\s|at most\s|max(?:imum)?\s)?$|(?:นอน|พัก|นั่ง|รับ)ได้(?:ไม่เกิน|สูงสุด)?\s?$/u;
/** Several of them hold more together. */
const SEVERAL =
  /(?<![a-z])(?:each|every|per|an? (?:room|cabin|unit|table|tent|car|van))(?![a-z])|ละ|ต่อ(?:ห้อง|หลัง|คัน|โต๊ะ)/u;
const GROUP =
  /(?<![a-z])(?:groups?|parties|school classes)(?![a-z])[^.;\d]{0,24}$|(?:กลุ่ม|กรุ๊ป|หมู่คณะ)[^.;\d]{0,12}$/u;
/** 'Sleeps 4', and groups of six are to come. */
const group: Search = (basis) => {
  const fits = told(basis).flatMap(({ path, words, text }) =>
    /productService|heroProduct|strengths|Challenges|Notes/u.test(path) && !SEVERAL.test(text)
      ? readQuantities(words)
          .filter(
            ({ quantity, span, per }) =>
              quantity.kind === 'count' &&
              per === undefined &&
              FITS.test(text.slice(Math.max(0, span.start - 30), span.start)),
          )
          .map((reading) => ({
            path,
            most: 'value' in reading.quantity ? (reading.quantity.high ?? reading.quantity.value) : 0,
          }))
      : [],
  );
  const most = fits[0];
  if (most === undefined || fits.length > 1 || most.most < 2) return [];
  for (const { path, words, text } of told(basis)) {
    if (!path.startsWith('targetAudience')) continue;
    const size = readQuantities(words).find(
      ({ quantity, span }) =>
        quantity.kind === 'count' && GROUP.test(text.slice(Math.max(0, span.start - 40), span.start)),
    );
    if (size && valueOf(size) > most.most)
      return [contradiction('group', { size: valueOf(size), most: most.most }, [path, most.path])];
  }
  return [];
};

/** Nothing can be sold or booked before a day. */
const OPENS =
  /(?<![a-z])(?:bookings?(?: system)?|sales?|tickets?|reservations?|applications?|ad(?:vert)?s?|adverts|advertising|campaign|media)\s[^.;]{0,30}?(?:opens?|ready|live|starts?|begins?|on sale)(?: on| from| in)?\s$|(?:เปิดจอง|เปิดขาย|เปิดรับ(?:จอง|สมัคร)|เริ่มขาย|เริ่มจอง)(?:วันแรก|ได้)?(?:วันที่)?\s?$/u;
const CYCLE =
  /(?<![a-z])(?:takes?|lasts?)(?: about| around| usually| at least)*\s$|ใช้เวลา(?:ประมาณ|ราวๆ?)?\s?$/u;
const TO_A_SALE =
  /(?<![a-z])(?:contract|order|sign(?:ed|ing|ature)?|sale|tender|become|becomes|purchase|deal|first container)(?![a-z])|เซ็น|สัญญา|ปิดการขาย|สั่งซื้อ/u;

const monthsTo = ({ by, months }: Goal, now: Date): number | undefined => {
  if (months !== undefined) return months;
  if (by?.year === undefined) return undefined;
  return monthsBetween({ year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }, by);
};

/** Wanted before it can be: by a day before sales open, or sooner than it takes to sell. */
const ready: Search = (basis) => {
  const { read, now } = basis;
  for (const { path, words, text } of told(basis)) {
    for (const { quantity, span } of readQuantities(words)) {
      const before = text.slice(Math.max(0, span.start - 60), span.start);
      if (
        quantity.kind === 'date' &&
        quantity.from.month !== undefined &&
        quantity.from.year !== undefined &&
        OPENS.test(before)
      ) {
        const opens = new Date(Date.UTC(quantity.from.year, quantity.from.month - 1, quantity.from.day ?? 1));
        const early = read.goals.find(({ by }) => by?.year !== undefined && lastDayOf(by, now) < opens);
        if (early?.by)
          return [
            contradiction(
              'ready',
              {
                by: lastDayOf(early.by, now).toISOString().slice(0, 10),
                opens: opens.toISOString().slice(0, 10),
              },
              [OBJECTIVES, path],
            ),
          ];
      }
      if (quantity.kind === 'duration' && CYCLE.test(before) && TO_A_SALE.test(text)) {
        const takesMonths = monthsOf(quantity.value, quantity.unit);
        const soon = read.goals.find(
          (goal) =>
            goal.kind !== 'text' && (monthsTo(goal, now) ?? 99) < takesMonths * 0.95 && goal.unit !== '%',
        );
        if (soon)
          return [
            contradiction('ready', { months: round(monthsTo(soon, now) ?? 0), takes: round(takesMonths) }, [
              OBJECTIVES,
              path,
            ]),
          ];
      }
    }
  }
  return [];
};

export const QUANTITIES: readonly Search[] = [
  total,
  budgets,
  prices,
  pasts,
  years,
  sales,
  takes,
  intake,
  pair,
  soFar,
  outOf,
  group,
  ready,
];
