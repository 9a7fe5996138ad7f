/** Buyers who are asked for no review and no story: who mourns, who is ill, who has a contract of silence. */
import { isOfLaw, keepsLists, keepsNames, tellsSomethingPrivate } from '../../../understanding/silence.ts';
import { keepsQuiet } from '../../../understanding/theirs-alone.ts';
import type { Readings } from '../readings/index.ts';

/** For those who have died. */
const FAREWELL =
  /\b(?:burials?|funerals?|graves?|coffins?|caskets?|hearses?|cemeter(?:y|ies)|cremat\w+|memorial stones?|(?:head|tomb|grave)stones?|undertak\w+|(?:scatter\w*|interr?\w*|the) (?:of )?(?:the )?ashes|pet loss)\b|งานศพ|สุสาน|ฮวงซุ้ย|ฌาปนกิจ|โกศ|โลงศพ|หีบศพ|ลอยอังคาร|ลอยกระดูก|อัฐิ|เก็บกระดูก|ผู้ล่วงลับ/iu;
/** Beside those who die, and where somebody has died: what they need is told, and nobody is asked for more. */
const DYING =
  /\b(?:death doulas?|end[- ]of[- ]life|(?:the|people) dying|dying (?:at home|people|person|well|with)|last (?:days|breath)|hospices?|palliative|(?:unattended|after a|sudden) death|crime scene|suicide)\b|ระยะท้าย|ประคับประคอง|วาระสุดท้าย/iu;
/** Of the body or the mind; what is done to animals is told freely. */
const PATIENTS =
  /\b(?:clinics?|hospitals?|patients?|surger(?:y|ies)|doctors?|dentists?|dental|orthodont\w+|physio\w*|therap(?:y|ies|ists?)|counsell?(?:ing|ors?)|psycholog\w+|psychiatr\w+|rehab\w*|fertility|IVF|miscarriage|dementia|alzheimer\w*|urgent care|emergency (?:room|care)|trauma|divorce|domestic violence|autis\w+|midwi\w+|nursing homes?|hospices?|bereave\w+|care homes?|addiction|vaccinat\w+|health (?:checks?|consult\w*|screening))\b|คลินิก|โรงพยาบาล|คนไข้|ผู้ป่วย|กายภาพ|บำบัด|จิตแพทย์|ทันตแพทย์|ทำฟัน|จัดฟัน|ศัลยกรรม|มีบุตรยาก|บ้านพักคนชรา|ดูแลผู้สูงอายุ|ตรวจสุขภาพ|วัคซีน/iu;
const ANIMALS =
  /\b(?:vets?|veterinary|pets?|dogs?|cats?|animals?|horses?|livestock|cattle)\b|สัตว์|หมา|แมว|สุนัข/iu;
const soldIn = ({ productService, heroProduct }: Readings['answers']): string =>
  `${productService}\n${heroProduct}`;

export const isFarewell = ({ answers }: Pick<Readings, 'answers'>): boolean => FAREWELL.test(soldIn(answers));

const STONES = /\b(?:(?:head|tomb|grave)stones?|memorial (?:stones?|plaques?))\b|ป้ายหลุมศพ/iu;
/** A stone stands when the farewell is long over. */
export const isForLater = ({ answers }: Pick<Readings, 'answers'>): boolean => STONES.test(soldIn(answers));

/** Whether nobody is asked to tell others, or for more, when it is over. */
export const isOfDeath = ({ answers }: Pick<Readings, 'answers'>): boolean =>
  isFarewell({ answers }) || DYING.test(soldIn(answers));

const nameAndSold = ({ answers }: Pick<Readings, 'answers'>): string =>
  `${soldIn(answers)}\n${answers.companyName}`;
const isOfBody = (r: Pick<Readings, 'answers'>): boolean =>
  PATIENTS.test(nameAndSold(r)) && !ANIMALS.test(nameAndSold(r));

/** Whether asking them for a review, a name or a story would hurt them or break a word given. */
export function keepsToThemselves({ answers }: Pick<Readings, 'answers'>): boolean {
  return (
    isOfDeath({ answers }) ||
    isOfBody({ answers }) ||
    keepsNames(`${answers.additionalNotes}\n${answers.currentChallenges}`)
  );
}

/** What tells of buyers, and how they are met. */
const OF_BUYERS = ['targetDemographics', 'additionalDemographics', 'onlineAdIssues', 'keyMessage'] as const;
/** Whether they keep it from others: nobody passes it on, and nobody is asked for the next of them. */
export const isBoughtQuietly = ({ answers, offer }: Pick<Readings, 'answers' | 'offer'>): boolean =>
  !offer.business && keepsQuiet(OF_BUYERS.map((field) => answers[field]).join('\n'));

/** By what is sold: a name may be anything, but one that ends in the law is of those who practise it. */
const isDelicate = ({ answers }: Pick<Readings, 'answers'>): boolean => {
  const sold = soldIn(answers);
  return (tellsSomethingPrivate(sold) || isOfLaw(answers.companyName)) && !ANIMALS.test(sold);
};
/** Whether no list of those who bought is uploaded: it would tell something private of them, or the client's rule forbids it. */
export const keepsNoList = (r: Pick<Readings, 'answers' | 'offer'>): boolean =>
  (!r.offer.business && (isOfDeath(r) || isOfBody(r) || isDelicate(r))) ||
  isBoughtQuietly(r) ||
  keepsLists(`${r.answers.additionalNotes}\n${r.answers.currentChallenges}\n${r.answers.onlineAdIssues}`);

/** People told by what they suffer from. */
const ILLNESS =
  /เป็น(?:โรค|เบาหวาน|มะเร็ง|ความดัน|ภูมิแพ้|ไมเกรน|ซึมเศร้า)|ป่วย|โรค(?:หัวใจ|ไต|ตับ|ซึมเศร้า)|เบาหวาน|มะเร็ง|\b(?:diabet\w+|cancer|depress\w+|arthritis|asthma\w*|epilep\w+|hiv|patients with|suffer(?:ing|ers?)?)\b/iu;
/** Whose animal or thing it is is no patient. */
const OWNS = /เจ้าของ|\bowners?\b/iu;
/** Platforms reach nobody by an illness. */
export const areToldByIllness = (people: string): boolean => !OWNS.test(people) && ILLNESS.test(people);
