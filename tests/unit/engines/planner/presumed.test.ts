/**
 * Every sentence beside every kind of offer: what a sentence presumes must be sure of the offer. Told by hand here is what
 * each offer truly has; a place of the wordings that presumes more is not reached, and no word of it stands in the deck.
 */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../src/shared/domain/options.ts';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import { WRITERS } from '../../../../src-worker/engines/planner/pages/index.ts';
import type { Plan } from '../../../../src-worker/engines/planner/plan/index.ts';
import {
  PRESUMING,
  PRESUMPTIONS,
  unheldIn,
  type Presumption,
} from '../../../../src-worker/engines/planner/plan/presumed.ts';
import { otherwise as otherwiseEn } from '../../../../src-worker/engines/planner/wordings/en/otherwise.ts';
import { otherwise as otherwiseTh } from '../../../../src-worker/engines/planner/wordings/th/otherwise.ts';
import { wordingsIn } from '../../../../src-worker/engines/planner/wordings/index.ts';
import { planOf, said, type Answers } from './plans.ts';

/** Beside what the planner asks of itself: what words tell of an offer. */
type Facet = Presumption | 'parents' | 'guests' | 'dates' | 'quote' | 'delivery' | 'term' | 'visit';

interface Offer {
  name: string;
  language: Language;
  answers: Answers;
  has: readonly Facet[];
}

const WEB = { website: 'https://own.example' };
const FB = { facebookPage: 'https://facebook.com/own' };
const PAID = {
  marketingObjectives: ['lead-generation'],
  advertisingChannels: ['facebook-ads', 'google-ads'],
} satisfies Answers;
const offer = (name: string, language: Language, has: readonly Facet[], answers: Answers): Offer => ({
  name,
  language,
  has,
  answers: {
    companyName: language === 'th' ? 'ร้านทดสอบ' : 'Acre & Elm',
    marketingMediaBudget: language === 'th' ? '30,000 บาท 3 เดือน' : '£6,000 for 3 months',
    geographicLocation: language === 'th' ? 'ระยอง' : 'Kendal',
    ...PAID,
    ...answers,
  },
});

const OFFERS: readonly Offer[] = [
  offer('machines let by the week', 'en', ['sale', 'price', 'page', 'talk', 'companies', 'quote', 'room'], {
    ...WEB, productService: 'Hire of vacuum excavators with a driver', heroProduct: 'Excavator for a week', startingPrice: 'from £2,100 a week', strengths: 'own drivers, none older than 4 years', targetDemographics: 'site managers and utility engineers', targetGroup: 'B2B', specificObjectives: '40 hires', afterSalesService: 'a spare comes the same day',
  }),
  offer('rooms to store things', 'en', ['sale', 'price', 'page', 'talk'], {
    ...WEB, productService: 'Lock-up rooms, 3 to 20 square metres', heroProduct: 'Small lock-up', startingPrice: '£40 a month', strengths: 'open all night, no deposit', targetDemographics: 'people who clear a house', specificObjectives: '30 lock-ups let', afterSalesService: 'change to a bigger one at any time',
  }),
  offer('software by the month', 'en', ['sale', 'price', 'page'], {
    ...WEB, productService: 'Rota app for cafes, free trial of 14 days', heroProduct: 'Rota app', startingPrice: '£19 a month', strengths: 'works on the phone, no card needed', targetDemographics: 'self-employed cafe owners', targetGroup: 'B2B', specificObjectives: 'from 200 to 500 subscribers', onlineAdIssues: '£6 per trial, 1 in 5 pays',
  }),
  offer('a test that a county gives', 'en', ['page', 'talk', 'dates', 'room'], {
    ...WEB, companyName: 'Thorne County Eye Service', productService: 'Free eye test in 9 libraries', heroProduct: 'Eye test', startingPrice: 'free', strengths: 'no letter needed, done in 15 minutes', targetDemographics: 'people over 60', specificObjectives: '900 tests, booking by phone or online',
  }),
  offer('voices for a choir', 'en', ['page', 'talk'], {
    ...WEB, companyName: 'Kendal Choral Society', productService: 'Choir for anybody, Thursdays at the chapel', heroProduct: 'First evening', startingPrice: 'Free', strengths: 'no audition, tea at the break', targetDemographics: 'people new in town', specificObjectives: '25 new singers',
  }),
  offer('gifts for a hospice garden', 'en', ['page', 'talk'], {
    ...WEB, companyName: 'Elm House Hospice', productService: 'Charity garden for the dying. We ask for a monthly donation', heroProduct: 'Monthly gift', startingPrice: '£8 a month', strengths: 'accounts published each year', targetDemographics: 'families of former patients', specificObjectives: '120 new donors',
  }),
  offer('work for bakers', 'en', ['page', 'room', 'talk'], {
    ...WEB, productService: 'Hiring night bakers, full-time', heroProduct: 'Night baker', startingPrice: '£15 an hour', strengths: 'paid breaks, four nights a week', targetDemographics: 'bakers nearby', specificObjectives: '12 bakers',
  }),
  offer('a table made once', 'en', ['sale', 'price', 'page', 'talk', 'delivery'], {
    ...WEB, productService: 'Oak tables made to order', heroProduct: 'Table for eight', startingPrice: '£900', strengths: 'timber from here, ten years guarantee', targetDemographics: 'couples who furnish a first house', specificObjectives: '20 tables', afterSalesService: 'we replace a warped top',
  }),
  offer('pipes for factories', 'en', ['sale', 'price', 'page', 'talk', 'companies', 'quote', 'again', 'delivery', 'room'], {
    ...WEB, productService: 'Stainless pipe fittings for dairies', heroProduct: 'Pipe fittings', startingPrice: '£12 each', strengths: 'in stock, papers with each batch', targetDemographics: 'purchasing managers of dairies', targetGroup: 'B2B', specificObjectives: '25 new accounts', afterSalesService: 'wrong parts are swapped',
  }),
  offer('คอร์สของคนโต', 'th', ['sale', 'price', 'talk', 'room'], {
    ...FB, productService: 'คอร์สเย็บผ้าม่าน 40 ชม.', heroProduct: 'คอร์สผ้าม่าน', startingPrice: '8,900', strengths: 'ครู 1 ต่อ 5 ได้ทำชิ้นจริง', targetDemographics: 'เด็กจบใหม่ คนอยากมีอาชีพเสริม', ageRangeMin: 18, ageRangeMax: 40, specificObjectives: 'ผู้เรียน 60 คน', currentChallenges: 'เปิดรุ่นใหม่ทุกเดือน', afterSalesService: 'กลับมาเรียนซ้ำฟรี',
  }),
  offer('แป้งส่งร้าน', 'th', ['sale', 'price', 'talk', 'again', 'delivery'], {
    ...FB, productService: 'แป้งโรตี กระสอบ 25 กก. ส่งร้านโรตี', heroProduct: 'แป้งโรตีกระสอบ', startingPrice: 'กระสอบละ 640 บาท', strengths: 'ส่งฟรี 4 กระสอบ โม่ใหม่ทุกสัปดาห์', targetDemographics: 'พ่อค้าโรตี ร้านชาชัก', targetGroup: 'B2B', specificObjectives: 'ร้านประจำจาก 60 เป็น 110 ร้าน', afterSalesService: 'แป้งชื้นเปลี่ยนให้',
  }),
  offer('โปรแกรมรายเดือน', 'th', ['sale', 'price', 'page'], {
    ...WEB, productService: 'ระบบจองโต๊ะสำหรับร้านอาหาร จองผ่านไลน์', heroProduct: 'แพ็กเกจร้านเล็ก', startingPrice: 'เดือนละ 790 บาท ทดลองฟรี 14 วัน', strengths: 'ติดตั้งใน 1 ชม. ลูกค้าไม่ต้องโหลดแอป', targetDemographics: 'เจ้าของร้านอาหารขนาดเล็ก', targetGroup: 'B2B', specificObjectives: 'จาก 90 ร้าน เป็น 200 ร้าน',
  }),
  offer('หาบ้านให้แมว', 'th', ['talk'], {
    ...FB, companyName: 'ชมรมแมวจรระยอง', productService: 'หาบ้านให้แมวจรที่ทำหมันแล้ว', heroProduct: 'แมวพร้อมย้ายบ้าน', startingPrice: 'ฟรี', strengths: 'ฉีดวัคซีนครบ ลองเลี้ยงก่อน 7 วัน', targetDemographics: 'ครอบครัวที่มีบ้าน', specificObjectives: '40 ตัวได้บ้าน', afterSalesService: 'ปรึกษาหมอได้',
  }),
  offer('ห้องเช่ารายเดือน', 'th', ['sale', 'price', 'talk', 'visit'], {
    ...FB, productService: 'ห้องเช่ารายเดือน 24 ห้อง ใกล้นิคม', heroProduct: 'ห้องพัดลม', startingPrice: 'เดือนละ 2,800 บาท', strengths: 'ที่จอดรถในร่ม น้ำไฟตามมิเตอร์', targetDemographics: 'พนักงานโรงงาน', specificObjectives: 'มีคนเช่าครบ 24 ห้อง ตอนนี้ 10',
  }),
]; // prettier-ignore

/** Words that tell of a facet. */
const TELLS: Readonly<Record<Facet, Readonly<Record<Language, RegExp>>>> = {
  sale: {
    en: /\b(?:buyers?|customers?|sells?|sold|purchas\w*|orders?|rivals?)\b/iu,
    th: /ลูกค้า|ซื้อ(?!คำ)|สินค้า|คู่แข่ง/u,
  },
  price: { en: /\bprices?\b|\bpricing\b/iu, th: /ราคา/u },
  page: { en: /\bfirst screen\b/iu, th: /หน้าจอแรก/u },
  talk: { en: /\bone first reply\b|in the first reply/iu, th: /ตอบครั้งแรกเหมือนกัน|ใส่ไว้ในข้อความแรก/u },
  companies: { en: /\bcompan(?:y|ies)\b|list that sales keeps/iu, th: /บริษัท|ฝ่ายขาย|กับคนขาย/u },
  room: { en: /take on in a week/iu, th: /หนึ่งสัปดาห์รับ/u },
  again: { en: /\b(?:buy|book|give|enrol) again\b|\breorder\b/iu, th: /อีกบ่อยแค่ไหน|ซื้อซ้ำ|คิวถัดไป|ครั้งหน้าเมื่อไร/u },
  parents: { en: /\bparents?\b/iu, th: /ผู้ปกครอง/u },
  guests: { en: /\bguests?\b|\bper night\b/iu, th: /แขก|ต่อคืน|เข้าพัก/u },
  dates: { en: /\bfree dates\b|\bask for your date\b/iu, th: /วันว่าง/u },
  quote: { en: /\bquotes?\b(?! separately)|\bquotation\b/iu, th: /ใบเสนอราคา/u },
  delivery: { en: /\bdeliver(?:y|ed)\b/iu, th: /ค่าส่ง|ส่งถึง/u },
  term: { en: /\bterm ends\b|\beach renewal\b/iu, th: /ครบรอบ|ต่ออายุ/u },
  visit: { en: /\bbook a visit\b|\bcome and see it\b/iu, th: /นัดเข้าชม|มาดูของจริง/u },
}; // prettier-ignore

/** What is said of an offer that it does not have; the client's own words are the client's. */
function misfits({ answers, language, has }: Offer, plan: Plan): string[] {
  const own = Object.values(answers).filter((each) => typeof each === 'string');
  const clauses = own
    .flatMap((each) => [each, ...each.split(/[,\n]| (?=[ก-๛])/u)])
    .filter((each) => each.length > 2);
  const bare = (text: string): string =>
    clauses.reduce(
      (left, each) => left.replaceAll(new RegExp(RegExp.escape?.(each) ?? each, 'giu'), ''),
      text,
    );
  return Object.entries(TELLS).flatMap(([facet, words]) =>
    has.some((each) => each === facet)
      ? []
      : said(plan)
          .filter((text) => words[language].test(bare(text)))
          .map((text) => `${facet}: ${text}`),
  );
}

const OTHERWISE = { en: otherwiseEn, th: otherwiseTh };
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (group: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => (isGroup(found) ? found[key] : undefined), group);

/** The wordings, listening: paths of all places that a deck comes to. */
function listening<T extends object>(group: T, reached: Set<string>, path = ''): T {
  return new Proxy(group, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key !== 'string') return value;
      reached.add(`${path}${key}`);
      return isGroup(value) ? listening(value, reached, `${path}${key}.`) : value;
    },
  });
}

/** Places that a deck comes to though what they presume is not sure, and that have no general form. */
function presumed(plan: Plan, language: Language): string[] {
  const reached = new Set<string>();
  const say = listening({ ...plan.say }, reached);
  for (const { type } of PAGES) WRITERS[type]({ ...plan, say });
  return unheldIn(plan.r).flatMap((each) =>
    PRESUMING[each].filter(
      (path) =>
        reached.has(path) &&
        at(OTHERWISE[language][each], path) === undefined &&
        !generalFor(plan, language, path),
    ),
  );
}
/** Another presumption that does not hold gives the place its general form. */
const generalFor = (plan: Plan, language: Language, path: string): boolean =>
  unheldIn(plan.r).some((each) => at(OTHERWISE[language][each], path) !== undefined);

describe('what each kind of offer has is read, and nothing more', () => {
  test.each(OFFERS)('$name', ({ answers, language, has }) => {
    const unheld = new Set(unheldIn(planOf(answers, language).r));
    // Less may be sure than there is; more may not.
    expect(PRESUMPTIONS.filter((each) => !unheld.has(each) && !has.includes(each))).toEqual([]);
  });
});

describe('no sentence says more than is sure', () => {
  test.each(OFFERS)('of $name', (one) => {
    const plan = planOf(one.answers, one.language);
    expect(misfits(one, plan)).toEqual([]);
    expect(presumed(plan, one.language)).toEqual([]);
  });

  test('every place that is said to presume something is a place', () => {
    for (const paths of Object.values(PRESUMING))
      for (const path of paths) expect(at(wordingsIn('en'), path), path).toBeDefined();
  });
});

describe('planted faults are found', () => {
  const named = (name: string): Offer => {
    const found = OFFERS.find((each) => each.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  const machines = named('machines let by the week');
  const rooms = named('rooms to store things');
  test('a sentence of a hotel on rooms to store things', () => {
    const plan = planOf(rooms.answers, 'en');
    const action = 'Let guests tell how they slept';
    const told = (): string => action;
    const customerJourney = { ...plan.say.customerJourney, first: told, moment: told, inMoment: told };
    const planted: Plan = { ...plan, say: { ...plan.say, customerJourney } };
    expect(misfits(rooms, planted).join('\n')).toContain(action);
  });
  test('a question of what comes again on machines for a week', () => {
    const plan = planOf(machines.answers, 'en');
    expect(misfits({ ...machines, has: [] }, plan).length).toBeGreaterThan(3);
  });
  test('a place that is reached without what it presumes', () => {
    const plan = planOf(rooms.answers, 'en');
    const blind: Plan = { ...plan, r: { ...plan.r, price: { ...plan.r.price, free: true } } };
    expect(unheldIn(blind.r)).toContain('price');
    expect(presumed(blind, 'en').length).toBeGreaterThan(0);
  });
});
