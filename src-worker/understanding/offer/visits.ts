/** A 'course' that is a number of visits, told from one in which something is learnt. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { OfferKind } from '../../../src/shared/domain/offer.ts';
import { matchBusinessSubType, matchBusinessType } from '../../../src/shared/domain/taxonomy.ts';
import { clean } from '../clean.ts';
import { SUB_TYPE_KINDS } from './tables/sub-types.table.ts';
import type { Vote } from './votes.ts';

/** The word alone: as many treatments are called so as lessons. */
const BARE = /^(?:per )?courses?$|^(?:ต่อ)?คอร์ส(?:ละ)?$/iu;

const BARE_IN = /(?<![a-z])(?<!damp[- ]proof )courses?(?![a-z])|คอร์ส/iu;

/** Teaching, learning, those who do it and what is taught. 'สอบถาม' is no test, and a class is often a visit. */
const TAUGHT =
  /(?<![a-z])(?:teach\w*|taught|learn\w*|pupils?|students?|lessons?|tuition|tutor\w*|instructors?|curriculum|syllabus|diplomas?|certificat(?:e|es|ion)|academy|schools?|bootcamp|workshops?|training (?:course|day|weekend|programme|program)s?|beginners?|no experience|languages?|english|chinese|mandarin|japanese|korean|thai (?:for|course)|spanish|french|german|italian|maths?|coding|programming|cooking|baking|barista|pottery|ceramics|sewing|knitting|drawing|painting|photography|woodwork\w*|swim(?:ming)? course|welding|driving|diving|sailing|surfing|guitar|piano|first aid)(?![a-z]|[- ]speaking)|เรียน|สอน|ติว|หลักสูตร|ครู|อบรม|ใบประกาศ|ใบเซอร์|ข้อสอบ|สอบ(?:เข้า|ติด|ใบ)|เวิร์กช็อป|สถาบัน|(?<!พูด)ภาษา|ทำอาหาร|ทำขนม|ทำเบเกอรี|บาริสต้า|ถ่ายภาพ|ถ่ายรูป|วาดรูป|วาดภาพ|เย็บ|เขียนโปรแกรม|ขับรถ|ดำน้ำ|ดนตรี|เปียโน|กีตาร์|คอร์ส(?:ช่าง|อาชีพ|เด็ก|ว่ายน้ำ(?!\s?(?:บำบัด|สุนัข|หมา|น้องหมา|แมว)))|คอร์ส[^\d\n]{0,20}\d{2,3}\s?(?:ชม|ชั่วโมง)/iu;

/** What is done to who comes, or where they come to use something. */
const CARE =
  /(?<![a-z])(?:treat\w*|\w*therap\w*|massages?|laser|hair|scalp|facials?|skin|physio\w*|pool|gym|fitness|clinic|acupuncture|injections?|slimming|rehab\w*|spa|pilates|yoga)(?![a-z])|บำบัด|นวด|เลเซอร์|ผม|หนังศีรษะ|ทรี[ตท]เมน|ผิว|หน้าใส|ทำหน้า|กายภาพ|สระ(?!บุรี|แก้ว)|ฟิตเนส|ยิม|คลินิก|ฝังเข็ม|ฉีด|ลดน้ำหนัก|กระชับ|สปา|ฟื้นฟู|โยคะ|พิลาทิส|เทรน/iu;
const COUNT = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve)`;
/** 'คอร์ส 10 ครั้ง', 'a course of six sessions', '10-visit course'. */
const VISITS = new RegExp(
  String.raw`คอร์ส[^\d\n]{0,12}\d{1,3}\s?ครั้ง|(?<![a-z])course of (?:about )?${COUNT}(?![a-z])|(?<![a-z])${COUNT}[- ](?:visits?|sessions?|treatments?) course|(?<![a-z])course,? ${COUNT} (?:visits|sessions|treatments|times)(?![a-z])`,
  'iu',
);

/** Votes of a bare 'course' speak for a school only where something is taught or the product is one; beside care or visits they speak for those. */
export function withVisits(votes: readonly Vote<OfferKind>[], form: FormData): Vote<OfferKind>[] {
  const { companyName, productService, heroProduct, startingPrice, businessType, businessSubType } =
    form.clientInfo;
  const offered = `${companyName}\n${productService}\n${heroProduct}`;
  const sub = matchBusinessSubType(clean(businessSubType), matchBusinessType(clean(businessType)));
  const isSchool = sub !== undefined && SUB_TYPE_KINDS[sub.id - 1]?.includes('course') === true;
  if (isSchool || TAUGHT.test(`${offered}\n${form.campaignObjectives.specificObjectives}`)) return [...votes];
  const isVisits = CARE.test(offered) || VISITS.test(`${heroProduct}\n${startingPrice}\n${productService}`);
  return votes.flatMap((vote) => {
    if (vote.value !== 'course' || !BARE.test(vote.source.words)) return [vote];
    if (isVisits) return [{ ...vote, value: 'appointment service' as const }];
    // Where the product itself is called a course, and nothing speaks of visits, it is one.
    return BARE_IN.test(productService) ? [vote] : [];
  });
}
