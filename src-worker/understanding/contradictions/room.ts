/** More than there is room for: what money of a goal buys, what each takes, a class, a group. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import { readEach } from '../figures/each.ts';
import { areOneThing } from '../figures/stems.ts';
import { isSureLimit } from './limits.ts';
import {
  contradiction,
  CURRENCY,
  OBJECTIVES,
  ownTexts,
  round,
  sentencesOf,
  valueOf,
  type Search,
} from './basis.ts';

/** Paid anew each time: 'per branch per month', 'ต่อสาขาต่อเดือน'. */
const EVERY_TIME =
  /^[^.;,\d]{0,28}?(?:(?<![a-z])(?:a|per|each|every|\/)\s?(?:month|week|year|mo|mth)(?![a-z])|(?:ต่อ|\/|ราย)\s?(?:เดือน|ปี|สัปดาห์|อาทิตย์|ด\.))/u;
/** What money of a goal buys of what is made: '₦40m a month is 952 cartons, and 900 can be hatched'. */
const sales: Search = ({ read }) => {
  const { price, capacity, goals } = read;
  if (capacity?.per === undefined || capacity.per === 'class' || price.value === undefined) return [];
  const each =
    price.unit || readQuantities(price.text).find(({ each: what }) => what !== undefined)?.each || '';
  if (each === '' || price.per !== undefined || !areOneThing(each, capacity.of)) return [];
  // 'ต่อสาขาต่อเดือน': who pays again every month is not won again.
  const isRent = readQuantities(price.text).some(
    ({ quantity, figure, span }) =>
      'value' in quantity &&
      quantity.value === price.value &&
      EVERY_TIME.test(plain(price.text).slice(figure.end, span.end + 28)),
  );
  if (isRent) return [];
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
  if (capacity === undefined || capacity.of === '' || !isSureLimit(basis, capacity)) return [];
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

const GROUPS = /(?<![a-z])groups?(?![a-z])|กลุ่ม/u;
/** 'Intake 7: 30 people' where a class takes 24. */
const intake: Search = ({ read }) => {
  const { capacity, goals } = read;
  if (capacity === undefined || (capacity.per !== undefined && capacity.per !== 'class')) return [];
  // 'Groups of no more than 8': an intake may have several.
  if (GROUPS.test(plain(capacity.text))) return [];
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

const FITS =
  /(?<![a-z])(?:sleeps|seats|takes|holds|fits|carries)\s(?:up to\s|only\s|at most\s|max(?:imum)?\s)?$|(?:นอน|พัก|นั่ง|รับ)ได้(?:ไม่เกิน|สูงสุด)?\s?$/u;
/** Several of them hold more together. */
const SEVERAL =
  /(?<![a-z])(?:each|every|per|an? (?:room|cabin|unit|table|tent|car|van))(?![a-z])|ละ|ต่อ(?:ห้อง|หลัง|คัน|โต๊ะ)/u;
const GROUP =
  /(?<![a-z])(?:groups?|parties|school classes)(?![a-z])[^.;\d]{0,24}$|(?:กลุ่ม|กรุ๊ป|หมู่คณะ)[^.;\d]{0,12}$/u;
/** 'Sleeps 4', and groups of six are to come. */
const group: Search = (basis) => {
  const fits = sentencesOf(basis).flatMap(({ path, words, text }) =>
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
  for (const { path, words, text } of sentencesOf(basis)) {
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

/** 'Each accountant looks after 22 companies at most', 'นักบัญชี 1 คนดูแลไม่เกิน 22 บริษัท': who, and no more than so many. */
const HANDS_TH = /(?<who>[ก-๛]{3,14}?)\s?1\s?(?:คน|ทีม|คัน)[ก-๛]{0,14}\s?$/u;
const HANDS_EN =
  /(?<![a-z])(?:each|one|every|per|an?) (?<who>[a-z]+) (?:(?:can )?(?:looks? after|takes?(?: on)?|handles?|manages?|cares? for|serves?|teaches|has|covers?|carr(?:y|ies))(?: up to| at most| no more than| a maximum of| max)?|(?:max(?:imum)?|at most|up to|no more than))\s$/u;
const MORE_THAN = /(?<![a-z])(?:at most|up to|no more|max(?:imum)?)(?![a-z])|ไม่เกิน|สูงสุด/u;
/** Seven accountants with 22 companies each, and 170 are wanted. */
const hands: Search = (basis) => {
  const { goals } = basis.read;
  const all = sentencesOf(basis).filter(({ path }) => !/marketContext/u.test(path));
  for (const { path, words, text } of all)
    for (const reading of readQuantities(words)) {
      const { quantity, span, bound } = reading;
      if (quantity.kind !== 'count' || !(quantity.value > 1)) continue;
      const before = text.slice(Math.max(0, span.start - 50), span.start);
      const who = (HANDS_TH.exec(before) ?? HANDS_EN.exec(before))?.groups?.['who'];
      if (
        who === undefined ||
        !(
          bound === 'at most' ||
          MORE_THAN.test(before) ||
          MORE_THAN.test(text.slice(span.end, span.end + 12))
        )
      )
        continue;
      const goal = goals.find(
        ({ to, per, unit, metric, text: told }) =>
          to !== undefined &&
          per === undefined &&
          !CURRENCY.test(unit) &&
          unit !== '%' &&
          (areOneThing(quantity.unit, metric) ||
            areOneThing(quantity.unit, unit) ||
            told.includes(quantity.unit)),
      );
      if (goal?.to === undefined) continue;
      const crew = crewOf(all, who, path);
      if (crew === undefined) continue;
      const most = crew.count * quantity.value;
      if (goal.to > most * 1.01)
        return [
          contradiction('capacity', { goal: goal.to, capacity: most, limit: most, per: '', goalPer: '' }, [
            ...new Set([OBJECTIVES, path, crew.path]),
          ]),
        ];
    }
  return [];
};
/** 'Each manager max 110 doors, there are 4 of us'. */
const OF_US = /^\s?of us(?![a-z])/u;
/** How many of them there are, told in any answer. */
function crewOf(
  all: ReturnType<typeof sentencesOf>,
  who: string,
  besides: string,
): { count: number; path: string } | undefined {
  for (const { path, words, text } of all)
    for (const reading of readQuantities(words)) {
      const count = valueOf(reading);
      const { quantity, span } = reading;
      if (quantity.kind !== 'count' || count < 2 || count > 500) continue;
      const isThem = OF_US.test(text.slice(span.end, span.end + 12))
        ? path === besides
        : /[ก-๛]/u.test(who)
          ? text.slice(Math.max(0, span.start - 30), span.start).includes(who) &&
            /^(?:คน|ทีม|คัน)$/u.test(quantity.unit)
          : areOneThing(quantity.unit, who) && !(path === besides && quantity.high !== undefined);
      if (isThem) return { count, path };
    }
  return undefined;
}

export const ROOM: readonly Search[] = [sales, takes, intake, group, hands];
