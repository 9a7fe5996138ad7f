/** Who is spoken to: donors are no customers, and whoever applies for work buys nothing. Told by what is offered. */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import { isDeniedBefore } from '../../../understanding/denials.ts';
import type { Readings } from './index.ts';
import { sureKind } from './way.ts';

export type People =
  | 'buyers'
  | 'givers'
  /** Who applies for work. */
  | 'applicants'
  /** Whom an authority informs, with nothing to sell. */
  | 'residents'
  | 'students'
  /** Of children who learn. */
  | 'parents'
  | 'guests'
  /** Of an app that people install. */
  | 'users'
  /** From whom the client buys: they are paid, and pay nothing. */
  | 'sellers'
  /** Who gives blood, time or a home, joins, or comes to what is free: nothing is sold, and no money is asked for. */
  | 'joiners';

/** Those to whom nothing is sold: their pages speak of no price, no purchase and no order. */
const UNSOLD: ReadonlySet<People> = new Set(['givers', 'applicants', 'residents', 'joiners']);
export const isSoldTo = (people: People): boolean => !UNSOLD.has(people);

/** Work is offered. */
const HIRING =
  /\bwe (?:need|want|are looking for|look for|are short of) (?:more |good )?(?:[\w-]+ ){0,2}(?:carers?|drivers?|nurses?|staff|cleaners?|guards?|cooks?|chefs?|technicians?|mechanics?|welders?|teachers?|crew|agents?|workers?|labou?rers?|deckhands?|apprentices?)\b(?!['’])|\b(?:assistant|drivers?|carers?|nurses?|agents?|operators?|technicians?|trainee|cleaners?|guards?|warehouse|deckhand|apprentice|teaching|care) jobs?\b|\b(?:hiring|recruit(?:ing|ment of)|job (?:openings?|vacanc\w+)|vacanc(?:y|ies)|join our (?:team|crew|fleet))\b|รับสมัคร(?!เรียน|สมาชิก|ตัวแทน|เข้าเรียน|นักเรียน)|รับ(?:คนขับ|พนักงาน|คนงาน)|หา(?:คนขับ|พนักงาน|คนงาน|ช่างมาทำงาน)/iu;
/** What people take on, or give of themselves, without being paid for it. */
const TAKEN_ON =
  /\bfoster(?:ing|ers?)?\b|\badopt(?:ion|ers?|ing|ed)?\b|\bre-?hom(?:e|ing)\b|\bvolunteer\w*|\bmentors?\b|\bhost famil\w+|\bbefriend\w*|\btrustees?\b|\bschool governors?\b|\bchoir\b|\bcongregation\b|\bprayer\b|\bbaptism\b|จิตอาสา|อาสาสมัคร|หาบ้านให้|ครอบครัวอุปถัมภ์|รับอุปการะ|พี่เลี้ยงอาสา/iu;
/** Of their bodies: a test of blood is none. */
const BODY =
  /\b(?:blood|platelets?|plasma|organs?|stem[- ]cells?|bone marrow|breast milk)\b|เลือด|โลหิต|พลาสมา|เกล็ดเลือด|อวัยวะ|ดวงตา|สเต็มเซลล์/iu;
const GIVES = /\bdonat\w+|\bdonors?\b|\bgiv(?:e|es|ing|ers?)\b|บริจาค|รับบริจาค/iu;
/** Wages make work of it. */
const PAID =
  /\bsalary|\bwages?\b|\b(?:full|part)[- ]time\b|\bshifts?\b|\ban hour\b|เงินเดือน|ค่าจ้าง|ประจำ|พาร์ทไทม์/iu;
/** Whoever is behind it lives of no sale. */
const NO_FIRM =
  /\b(?:foundation|charity|church|chapel|parish|mosque|temple|synagogue|club|society|association|trust|union|rescue|shelter|scouts|guides)\b|มูลนิธิ|สมาคม|ชมรม|วัด(?=[ก-๛\s]|$)|โบสถ์|คริสตจักร|มัสยิด/iu;
/** Money is asked for: gifts, sponsors, a fund. */
const MONEY =
  /\b(?:gifts?|money|donat\w+|fundrais\w+|sponsor\w*|pledges?|legac(?:y|ies)|bequests?|appeals?)\b|บริจาค|ระดมทุน|สมทบทุน|อุปถัมภ์เดือน/iu;
/** Gifts are asked for: a donor of milk or blood gives none, and a foundation by its name alone asks for none. */
const ASKS_GIFTS =
  /\b(?:gifts?|money|donat(?:e|es|ing|ions?)|(?:monthly|regular|new|active|recurring|big|major) donors?|donors? (?:→|to|by|from|a month)|fundrais\w+|sponsor\w*|pledges?|legac(?:y|ies)|bequests?|appeals?|giv(?:e|ers?|ing)|raise|zakat|sadaqah|tithes?)\b|บริจาค(?!เลือด)|ระดม|สมทบ|ทำบุญ|ร่วมบุญ|อุปถัมภ์|ผ้าป่า|กฐิน|กองทุน|เจ้าภาพ/iu;
const AUTHORITY =
  /\b(?:shire|council|municipal(?:ity)?|government|ministry|department of|city of|county(?! (?:cricket|football|show)\b)|public health|water board|borough|parish|authority|public utilit(?:y|ies)|librar(?:y|ies))\b|เทศบาล|อบต|อบจ|การประปา|การไฟฟ้า|ห้องสมุด|กระทรวง|กรม(?=\p{L})|สำนักงาน(?:เขต|สาธารณสุข)/iu;
/** Of everything: 'ไม่มีขายครีม' leaves one thing out. */
const NOTHING_SOLD =
  /\bnothing (?:is )?(?:for sale|sold|to buy)\b|\bnot for sale\b|(?:ไม่ได้ขายอะไร|ไม่มี(?:อะไร)?ขาย)(?:เลย|สักอย่าง|ครับ|ค่ะ|คะ|นะ)*(?=[\s.,!/]|$)/iu;
/** Parents are named, or somebody so small that no other decides. */
const PARENTS =
  /\b(?:parents?|mothers?|fathers?|mums?|moms?|dads?|grandparents?|toddlers?|babies|preschool\w*|kindergart\w*|primary school|under[- ]?\d\b|ages? [2-9]\b)|ผู้ปกครอง|พ่อแม่|คุณแม่|คุณพ่อ|แม่(?=\s|ๆ|ลูก|ที่มี|บ้านที่มีลูก|$)|เด็กเล็ก|อนุบาล|ประถม|ป\. ?[1-6]|ลูก(?=เรียน|วัย|อายุ|เล็ก|น้อย)|\d ?ขวบ/iu;
/** Whom an answer begins with: 'Parents of …', 'Thai mothers', 'แม่เด็กประถม'. That many of others are parents tells of no child who learns. */
const PARENTS_FIRST =
  /^(?:(?!adults?\b|people\b|women\b|men\b|many\b)[\p{L}-]+\s+){0,3}(?:parents?|mothers?|fathers?|mums?|moms?|dads?|grandparents?|families with)\b|^(?:ส่วนใหญ่|กลุ่ม|เป็น)?(?:ผู้ปกครอง|พ่อแม่|คุณพ่อ|คุณแม่|แม่|พ่อ)(?!ค้า|บ้าน(?!ที่มีลูก)|ครัว)/iu;
/** They pay for somebody who is told as a child. */
const PARENTS_PAY =
  /\b(?:parents?|mothers?|fathers?|mums?|moms?|dads?)\s+(?:always |usually |mostly )?(?:pay|decide|book|sign|choose)s?\b|(?:ผู้ปกครอง|พ่อแม่|คุณแม่|คุณพ่อ|แม่|พ่อ)(?:เป็น)?(?:คน|ผู้)?(?:จ่าย|ตัดสินใจ|เลือก|พามา)|(?:คน|ผู้)(?:จ่าย|ตัดสินใจ)(?:คือ|เป็น)(?:ผู้ปกครอง|พ่อแม่|แม่|พ่อ)/iu;
/** Years from which on the adverts reach nobody who is a child. */
const GROWN = 24;
/** 'เด็กจบ ม.6', 'เด็กมหาลัย' decide for themselves; 'กล่องละ 2 ลูก' and 'ลูกชิ้น' are no children. */
const CHILDREN =
  /\b(?:kids?|child(?:ren)?|juniors?|toddlers?|babies|teen(?:ager)?s?|preschool\w*|kindergart\w*|primary school|under[- ]?\d\b|ages? [2-9]\b|parents?|mothers?)\b|เด็ก(?!จบ|มหา|ฝึก|ปี|ช่าง|อาชีวะ|ปวช|ปวส|ม\.?\s?[56])|(?<!\d\s?)ลูก(?!ค้า|จ้าง|น้อง|มือ|ทีม|ชิ้น|ปัด|อม|บอล|เต๋า|โป่ง|ประคบ|หนี้|ผสม|คิด|เล่น|ล้อ|ปืน|ศร)|ผู้ปกครอง|อนุบาล|ประถม|มัธยม|(?<!จบ\s?|[ก-๛])ม\.?\s?(?:ต้น|ปลาย|[1-6](?!\d))|(?<!จบ\s?)ป\.\s?[1-6](?!\d)|\d ?ขวบ/iu;
/** Who learns is grown. */
const ADULTS =
  /\b(?:adults?|grown[- ]?ups?|seniors?|retire\w*|pensioners?|over[- ]?\d0s?|professionals?|executives?|managers?|employees|staff|workers|nurses|teachers|graduates|undergraduates?|university|drivers|pilots?|beginners? over|18\+)\b|ผู้ใหญ่|วัยทำงาน|คนทำงาน|ผู้สูงอายุ|วัยเกษียณ|พนักงาน|พยาบาล|ครูผู้สอน|ผู้บริหาร|นักศึกษา|มหา(?:วิทยา)?ลัย|ผู้ประกอบการ|เจ้าของกิจการ/giu;
const TEACHES =
  /\b(?:class(?:es)?|coach\w*|lessons?|courses?|tutor\w*|school(?!\s(?:uniforms?|shoes?|bags?|bus(?:es)?|runs?|supplies|books?|lunch\w*|chairs?|desks?|photos?))|(?:summer|holiday|day|kids['’]?|sports?|science|coding|football|dance|art|language|\p{L}+ing) camps?)\b|สอน|(?<!ทุ|โต๊ะ|เก้าอี้|หนังสือ|(?:กระเป๋า|ชุด|รองเท้า)นัก)เรียน|ติว|คลาส/iu;
/** What is used by whoever it is bought for, and taught by nobody. */
const NOT_TAUGHT: ReadonlySet<OfferKind | undefined> = new Set([
  'goods', 'consumable goods', 'goods with installation', 'meal or venue', 'stay', 'tour', 'property', 'finance product',
  'franchise or dealership', 'industrial supply', 'rental',
]); // prettier-ignore
/** Somebody is looked after. */
const CARES =
  /\b(?:dementia|elder(?:ly|care)|respite|hospice|day[- ]?care|nursing|confinement)\b|ผู้สูงอายุ|คนแก่|ผู้ป่วย|สมองเสื่อม/iu;
/** Characters in which an answer says what is offered. */
const OPENING = 90;
/** What is offered is to buy: 'รับซื้อทองเก่า', 'We buy old pianos'. */
const BUYS = /^\s*(?:(?:we|i) )?(?:buy|buying|buys)\b|^\s*cash for\b|^\s*รับซื้อ(?!คืน)/iu;
/** What people come to. */
const ATTENDED: ReadonlySet<OfferKind> = new Set([
  'appointment service',
  'course',
  'ticketed event',
  'tour',
  'meal or venue',
]);

type Known = Pick<Readings, 'answers' | 'offer' | 'price' | 'objectives'> & {
  audience: { b2b: boolean; minAge: number };
};

const FREE_FIRST = /^\s*(?:free\b|no (?:fee|charge|cost)|ฟรี(?!ค่า|ส่ง)|ไม่มีค่าใช้จ่าย|ไม่เสียค่า)/iu;
/** What is given to those who come is no gift of theirs. */
const GIVEN_AWAY =
  /\b(?:we|give|gives|giving) (?:away|out|them|talks?|classes)\b|\bgiven (?:to|out|away)\b|\braise awareness\b/giu;

/** Something is taken on or given, by nobody who is paid for it; of what is free a body that sells nothing tells the same. */
function isTakenOn(
  { companyName, productService, startingPrice, strengths }: Known['answers'],
  offered: string,
): boolean {
  if (TAKEN_ON.test(offered) || (BODY.test(offered) && GIVES.test(offered)))
    return !PAID.test(`${productService} ${strengths}`);
  return saysFree(startingPrice) && NO_FIRM.test(companyName) && !MONEY.test(productService);
}

/** Whether an answer on prices begins with that nothing is paid. */
export const saysFree = (startingPrice: string): boolean => FREE_FIRST.test(startingPrice);

function asksForGifts(answers: Known['answers'], isFree: boolean): boolean {
  const { productService, heroProduct, startingPrice, specificObjectives, keyMessage, targetDemographics } =
    answers;
  if (!isFree) return true;
  const told = [productService, heroProduct, specificObjectives, keyMessage];
  // 'Free, donation box not shown' is no price that anybody gives.
  if (!saysFree(startingPrice)) told.push(startingPrice);
  // Whom it looks for are donors.
  const isToGive = GIVES.test(targetDemographics) && !BODY.test(targetDemographics);
  return isToGive || told.some((text) => ASKS_GIFTS.test(text.replaceAll(GIVEN_AWAY, '')));
}

/** A grown learner is named and not denied: 'We are not coaching adults'. */
const namesAdults = (words: string): boolean =>
  [...words.matchAll(ADULTS)].some(({ index }) => !isDeniedBefore(words.slice(0, index)));

/** Whether those who learn are plainly children: by what is taught, else by whom the client says that it is for. */
function isForChildren(
  { heroProduct, targetDemographics, additionalDemographics }: Known['answers'],
  offered: string,
  { minAge }: Known['audience'],
): boolean {
  // What is put first is for somebody: 'เรียนเปียโนเด็กและผู้ใหญ่', the hero 'เปียโนเด็ก'.
  const product = CHILDREN.test(heroProduct) ? heroProduct : offered;
  if (namesAdults(product)) return false;
  if (CHILDREN.test(product))
    return PARENTS.test(`${product}\n${targetDemographics}\n${additionalDemographics}`) || minAge >= GROWN;
  if (PARENTS_FIRST.test(targetDemographics.trim())) return true;
  return (
    CHILDREN.test(targetDemographics.replaceAll(PARENT_WORDS, '')) && PARENTS_PAY.test(targetDemographics)
  );
}
const PARENT_WORDS = /\b(?:parents?|mothers?)\b|ผู้ปกครอง/giu;

export function peopleOf({ answers, offer, price, audience, objectives }: Known): People {
  const offered = `${answers.productService.slice(0, OPENING)}\n${answers.heroProduct}`;
  const kind = sureKind(offer);
  if (BUYS.test(answers.productService)) return 'sellers';
  const isFree = price.share === undefined && (price.value === undefined || price.value === 0);
  if (isFree && !audience.b2b && !offer.business && isTakenOn(answers, offered)) return 'joiners';
  if (!audience.b2b && HIRING.test(offered)) return 'applicants';
  if (NOTHING_SOLD.test(answers.productService))
    return kind === 'cause' && asksForGifts(answers, isFree) ? 'givers' : 'residents';
  if (isFree && AUTHORITY.test(answers.companyName)) return 'residents';
  if (offer.business || audience.b2b) return 'buyers';
  // What lives of gifts asks for them where it tells what it offers, what it costs or what it wants; else nobody is asked to give.
  if (kind === 'cause') return asksForGifts(answers, isFree) ? 'givers' : 'joiners';
  // Whoever comes to what is free buys nothing either.
  if (
    price.free === true &&
    (kind === undefined || ATTENDED.has(kind)) &&
    !objectives.includes('app-downloads')
  )
    return 'joiners';
  if (objectives.includes('app-downloads')) return 'users';
  const isTaught =
    kind === 'course' || (!NOT_TAUGHT.has(kind) && TEACHES.test(offered) && CHILDREN.test(offered));
  if (isTaught && isForChildren(answers, offered, audience)) return 'parents';
  // A day club for the old has days and trials like a course, and nobody learns there.
  if (isTaught && kind === 'course' && !(CARES.test(offered) && !TEACHES.test(offered))) return 'students';
  return kind === 'stay' || kind === 'tour' || kind === 'ticketed event' ? 'guests' : 'buyers';
}
