/** Who is spoken to: donors are no customers, and whoever applies for work buys nothing. Told by what is offered. */
import type { Readings } from './index.ts';

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
  | 'users';

/** Work is offered. */
const HIRING =
  /\b(?:hiring|recruit(?:ing|ment of)|job (?:openings?|vacanc\w+)|vacanc(?:y|ies)|join our (?:team|crew|fleet))\b|รับสมัคร(?!เรียน|สมาชิก|ตัวแทน|เข้าเรียน|นักเรียน)|รับ(?:คนขับ|พนักงาน|คนงาน)|หา(?:คนขับ|พนักงาน|คนงาน|ช่างมาทำงาน)/iu;
const AUTHORITY =
  /\b(?:shire|council|municipality|ministry|department of|city of|county (?:health|council)|public health|water board|borough|parish|authority|public utilit(?:y|ies)|librar(?:y|ies))\b|เทศบาล|อบต|อบจ|การประปา|การไฟฟ้า|ห้องสมุด|กระทรวง|กรม(?=\p{L})|สำนักงาน(?:เขต|สาธารณสุข)/iu;
const NOTHING_SOLD = /\bnothing (?:is )?(?:for sale|sold|to buy)\b|\bnot for sale\b|ไม่ได้ขายอะไร|ไม่มีขาย/iu;
const CHILDREN = /\b(?:kids?|child(?:ren)?|juniors?|toddlers?|parents?|mothers?)\b|เด็ก|ลูก(?!ค้า)|ผู้ปกครอง/iu;
const TEACHES = /\b(?:class(?:es)?|coach\w*|lessons?|courses?|tutor\w*|school|camp)\b|สอน|เรียน|ติว|คลาส/iu;
/** Characters in which an answer says what is offered. */
const OPENING = 90;
/** A kind that is read with less may be another. */
const SURE = 0.6;

type Known = Pick<Readings, 'answers' | 'offer' | 'price' | 'objectives'> & { audience: { b2b: boolean } };

export function peopleOf({ answers, offer, price, audience, objectives }: Known): People {
  const offered = `${answers.productService.slice(0, OPENING)}\n${answers.heroProduct}`;
  const kind = offer.kind.confidence >= SURE ? offer.kind.value : undefined;
  if (!audience.b2b && HIRING.test(offered)) return 'applicants';
  const isFree = price.value === undefined || price.value === 0;
  if (NOTHING_SOLD.test(answers.productService)) return kind === 'cause' ? 'givers' : 'residents';
  if (isFree && AUTHORITY.test(answers.companyName)) return 'residents';
  if (offer.business || audience.b2b) return 'buyers';
  if (kind === 'cause') return 'givers';
  if (objectives.includes('app-downloads')) return 'users';
  if (kind === 'course')
    return CHILDREN.test(`${offered}\n${answers.targetDemographics}`) ? 'parents' : 'students';
  if (TEACHES.test(offered) && CHILDREN.test(offered)) return 'parents';
  return kind === 'stay' || kind === 'tour' || kind === 'ticketed event' ? 'guests' : 'buyers';
}
