/** Two answers of which one says the opposite of the other: with and without, ours and hired, pure and mixed, open and closed. */
import { CLOSED_BEFORE, monthsOf } from '../answers/seasons.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { BUDGET, contradiction, sentencesOf, type Basis, type Search, type Sentence } from './basis.ts';

/** Of others, of another time, or of what is only wished: takes nothing back. */
const NOT_OURS =
  /(?<![a-z])(?:compet\p{L}+|rivals?|others?|other (?:firms?|shops?|people|brands?)|the (?:big |local )?chains?|elsewhere|most (?:firms|shops|brands|people)|market|used to|last (?:year|season)|in the past|until (?:last|20)|want to|would like|plan(?:s|ned|ning)?|if)(?![a-z])|เจ้าอื่น|คู่แข่ง|ที่อื่น|ร้านอื่น|แบรนด์อื่น|ทั่วไป|ในตลาด|เมื่อก่อน|แต่ก่อน|เคย|ปีที่แล้ว|ปีก่อน|อยากจะ|ถ้า|หรือเปล่า|ไหม/u;

/** Sentences of the client's own, about themselves. */
const ours = (basis: Basis): Sentence[] =>
  sentencesOf(basis).filter(({ path, text }) => !/marketContext/u.test(path) && !NOT_OURS.test(text));

const against = (first: Sentence, second: Sentence) => [
  contradiction('against', { first: first.words, second: second.words }, [first.path, second.path]),
];

/** What keeps something out, and what would be in it. */
const PURE: readonly (readonly [claim: RegExp, within: RegExp])[] = [
  [
    /(?<![a-z-])vegan(?![a-z])|(?<![ก-๛])(?:อาหาร)?วีแกน/u,
    /(?<![a-z-])(?:butter|cheese|milk|cream|eggs?|honey|beef|pork|chicken|bacon|ham|lamb|salmon|fish|prawns?|sausages?)(?![a-z])|เนย|ชีส|นมสด|ครีมสด|ไข่|น้ำผึ้ง|หมู|เนื้อวัว|ไก่|กุ้ง|ปลา/u,
  ],
  [
    /(?<![a-z])(?:vegetarian|meat-free)(?![a-z])|มังสวิรัติ/u,
    /(?<![a-z])(?:beef|pork|chicken|bacon|ham|lamb|sausages?)(?![a-z])|หมู|เนื้อวัว|ไก่/u,
  ],
  [
    /(?<![a-z])halal(?![a-z])|ฮาลาล/u,
    /(?<![a-z])(?:pork|bacon|ham|wine|beer)(?![a-z])|หมูกรอบ|หมูแดง|เบียร์|ไวน์/u,
  ],
  [/(?<![ก-๛])(?:อาหาร|ร้าน|ขนม|ครัว)เจ(?![ก-๛])/u, /หมู|เนื้อวัว|ไก่|กุ้ง|ปลา|ไข่|นมสด|เนย/u],
  [/(?<![a-z])(?:gluten[- ]free)(?![a-z])|กลูเตนฟรี/u, /(?<![a-z])(?:wheat|barley|rye|spelt)(?![a-z])|แป้งสาลี/u],
  [
    /(?<![a-z])(?:alcohol[- ]free|no alcohol)(?![a-z])|ไม่มีแอลกอฮอล์/u,
    /(?<![a-z])(?:wine|cocktails?|beers?|gin|whisky)(?![a-z])|ไวน์|ค็อกเทล|เบียร์/u,
  ],
];
/** Made of something else: 'oat milk', 'vegan cheese', 'without butter'. */
const INSTEAD =
  /(?<![a-z])(?:vegan|plant|oat|soy|soya|almond|coconut|cashew|nut|free|mock|non|alcohol-free|gluten-free|zero)[- ](?:based )?$|จำลอง|เจ|พืช/u;
const pure: Search = (basis) => {
  const all = ours(basis).filter(({ path }) =>
    /productService|heroProduct|strengths|keyMessage|Notes/u.test(path),
  );
  for (const [claim, within] of PURE)
    for (const one of all.filter(({ text }) => claim.test(text)))
      for (const other of all) {
        const found = other.path === one.path ? null : within.exec(other.text);
        // 'ขาหมูเจ'
        if (found && /^[ก-๛]{0,6}(?:เจ|วีแกน|มังสวิรัติ)/u.test(other.text.slice(found.index + found[0].length)))
          continue;
        if (!found || claim.test(other.text) || INSTEAD.test(other.text.slice(0, found.index))) continue;
        if (negationsIn(other.words).length > 0) continue;
        return against(one, other);
      }
  return [];
};

/** 'No preservatives', 'without X', 'X-free', 'ไม่ใส่X': what is kept out. */
const WITHOUT =
  /(?<![a-z])(?:no|without|never use|never any|free of|zero)\s(?:added |artificial |any )?(?<en>[a-z]{5,})(?![a-z])|(?<![a-z])(?<free>[a-z]{5,})[- ]free(?![a-z])|ไม่(?:ใส่|ใช้|ผสม|เจือ)(?<th>[ก-๛]{3,20})/gu;
/** Not what something is made of. */
const ABSTRACT =
  /^(?:longer|matter|doubt|problem|extra|delivery|shipping|hidden|appointment|booking|queue|waiting|questions?|obligation|contract|minimum|risk|experience|charge|worry|worries|hassle|website|discounts?|other|agenc(?:y|ies)|middlem[ae]n)$/u;
const usesEn = (word: string): readonly string[] =>
  [
    'with',
    'contains',
    'contain',
    'add',
    'adds',
    'added',
    'use',
    'uses',
    'using',
    'includes',
    'has',
    'some',
    'of',
  ].map((verb) => `${verb} ${word}`);
/** What stands in adverts is none of what is sold. */
const OF_ADS = /(?<![a-z])(?:ads?|adverts?|posts?|captions?|headlines?)(?![a-z])|โฆษณา|โพสต?์?|แอด/u;
const takenBack: Search = (basis) => {
  const all = ours(basis);
  for (const one of all) {
    if (!/productService|heroProduct|strengths|keyMessage/u.test(one.path)) continue;
    for (const { groups } of one.text.matchAll(WITHOUT)) {
      const thai = groups?.['th'];
      const word = groups?.['en'] ?? groups?.['free'];
      if (word !== undefined && ABSTRACT.test(word)) continue;
      const other = all.find(({ path, text }) => {
        if (path === one.path || /free|without/u.test(text) || OF_ADS.test(text)) return false;
        if (thai !== undefined)
          return ['ใส่', 'ใช้', 'ผสม', 'มี'].some((verb) => {
            const at = text.indexOf(`${verb}${thai}`);
            return at >= 0 && !/(?:ไม่|ห้าม|ไม่ต้อง|ปลอด)$/u.test(text.slice(0, at));
          });
        return (
          word !== undefined &&
          usesEn(word).some((use) => text.includes(use)) &&
          !/(?<![a-z])(?:no|not|never|don't|doesn't)(?![a-z])/u.test(text)
        );
      });
      if (other) return against(one, other);
    }
  }
  return [];
};

/** Sold through a shop of which another answer says that there is none. */
const ONLINE_GOAL =
  /(?<![a-z])(?:online (?:orders?|sales|bookings?|shop|store)|(?:orders?|sales|bookings?)[^.;]{0,24}(?:online|website|web ?shop|on the site)|website (?:orders?|sales|bookings?))(?![a-z])|ออเดอร์(?:ทาง|ผ่าน|หน้า)เว็บ|(?:สั่ง|ซื้อ|จอง)(?:เอง)?(?:ทาง|ผ่าน|หน้า)เว็บ|ยอด(?:ขาย|จอง)(?:ทาง|ผ่าน|หน้า)?(?:เว็บ|ออนไลน์)/u;
const NOTHING_ONLINE =
  /(?<![a-z])(?:(?:no|don't have an?|do not have an?|haven't got an?|without an?) (?:online shop|online store|web ?shop|website|web site|booking system|online booking)|not (?:sold|sell|selling) online|do(?:n't| not) sell online|cannot (?:order|book|pay) online)(?![a-z])|(?:ยัง)?ไม่มี(?:เว็บ|ร้านออนไลน์|ระบบจอง)|ไม่ได้ขายออนไลน์/u;
const online: Search = (basis) => {
  const all = ours(basis);
  const goal = all.find(({ path, text }) => /specificObjectives/u.test(path) && ONLINE_GOAL.test(text));
  const none = all.find(({ path, text }) => !/specificObjectives/u.test(path) && NOTHING_ONLINE.test(text));
  return goal && none ? against(goal, none) : [];
};

const GOAL_IN =
  /(?:(?<![a-z])(?:in|during|for|over|throughout)|ใน(?:เดือน)?|ช่วง(?:เดือน)?|(?<=\d\s?[ก-๛]{0,8})เดือน)\s*$/u;
/** So many in August, and every August it is closed. */
const season: Search = (basis) => {
  const all = ours(basis);
  for (const one of all)
    for (const { quantity, span } of readQuantities(one.words)) {
      if (quantity.kind !== 'date' || !CLOSED_BEFORE.test(one.text.slice(0, span.start))) continue;
      const closed = monthsOf(quantity.from, quantity.to);
      for (const other of all) {
        if (!/specificObjectives/u.test(other.path) || other.path === one.path) continue;
        const wanted = readQuantities(other.words).find(
          ({ quantity: when, span: at }) =>
            when.kind === 'date' &&
            when.to === undefined &&
            when.from.month !== undefined &&
            when.from.day === undefined &&
            closed.has(when.from.month) &&
            GOAL_IN.test(other.text.slice(0, at.start)),
        );
        if (wanted)
          return [contradiction('open', { first: other.words, second: one.words }, [other.path, one.path])];
      }
    }
  return [];
};

/** Nothing is taken or done in the months before it. */
const NOTHING_THEN =
  /^[^.;\n]{0,30}?(?:(?<![a-z])(?:closed?|shut|no (?:demos?|trips|tours|guests|bookings|visits|jobs|installs?|paid posts|ads?|adverts)|nothing (?:runs|sells|is open))(?![a-z])|(?:ไม่รับ|งดรับ|(?<!เ)ปิดรับ|ไม่มี(?:งาน|คิว|ทริป))[ก-๛ a-z]{0,10}(?:เลย|สักราย)?|(?<!เ)ปิด(?:ร้าน|ทำการ|ฤดู))/u;
/** A plan of as many months as fit between seasons. */
const SHORT_PLAN = 8;
/** Media until May, and nothing can be shown from May on. */
const asleep: Search = (basis) => {
  const budget = basis.read.answers.marketingMediaBudget;
  const span = readQuantities(budget).find(({ quantity }) => quantity.kind === 'date')?.quantity;
  const months =
    span?.kind === 'date' && span.to !== undefined ? monthsOf(span.from, span.to) : new Set<number>();
  if (months.size === 0 || months.size > SHORT_PLAN) return [];
  for (const other of ours(basis)) {
    if (other.path === BUDGET || /specificObjectives|geographicLocation/u.test(other.path)) continue;
    for (const { quantity, span: at } of readQuantities(other.words)) {
      if (quantity.kind !== 'date' || !NOTHING_THEN.test(other.text.slice(at.end))) continue;
      const closed = monthsOf(quantity.from, quantity.to);
      const both = [...months].filter((month) => closed.has(month));
      if (both.length > 0)
        return [
          contradiction('closed', { media: budget.trim(), told: other.words.slice(at.start).trim() }, [
            BUDGET,
            other.path,
          ]),
        ];
    }
  }
  return [];
};

/** People of one time of life by their name, and the ages that are chosen. */
const LIFE: readonly (readonly [name: RegExp, from: number, to: number])[] = [
  [/(?<![a-z])(?:retired|retirees|pensioners?|seniors|over-?60s?)(?![a-z])|ผู้สูงอายุ|วัยเกษียณ|คนเกษียณ/u, 55, 120],
  [
    /(?<![a-z])(?:teenagers?|teens|sixth-formers?|high-?school (?:pupils|students))(?![a-z])|วัยรุ่น|นักเรียนมัธยม/u,
    12,
    20,
  ],
  [/(?<![a-z])(?:university students|undergraduates|freshers)(?![a-z])|นักศึกษา|เด็กมหา/u, 17, 30],
];
/** Others buy for them, or are wanted beside them. */
const OTHERS_TOO =
  /(?<![a-z])(?:and|or|of|with|for|parents?|children|families|carers|daughters?|sons?|all ages|who (?:care|look))(?![a-z])|ลูก|หลาน|พ่อ|แม่|ผู้ปกครอง|และ|หรือ|กับ|ดูแล|ครอบครัว|ทุกวัย/u;
const life: Search = ({ form, read }) => {
  const { ageRangeMin: min, ageRangeMax: max } = form.targetAudience;
  if (!(min > 0 && max > 0)) return [];
  const words = plain(read.answers.targetDemographics);
  // 'Women 35-75, some teenagers': the ages of the fields are told in words too.
  if (words.includes(`${min}`) && words.includes(`${max}`)) return [];
  if (OTHERS_TOO.test(words.replaceAll(/who travel|and over/gu, ''))) return [];
  const found = LIFE.find(([name, from, to]) => name.test(words) && (max < from || min > to));
  return found
    ? [
        contradiction('ages', { min, max, from: found[1], to: found[2] === 120 ? 0 : found[2] }, [
          'targetAudience.ageRangeMin',
          'targetAudience.targetDemographics',
        ]),
      ]
    : [];
};

export const OPPOSITES: readonly Search[] = [pure, takenBack, online, season, asleep, life];
