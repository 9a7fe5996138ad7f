/** The first step that the client tells it gives for nothing, or as a sample: a visit, a check, a talk. It is asked for before anything that is paid. */

export type FirstStep = 'sample' | 'look' | 'check' | 'talk';

interface Told {
  heroProduct: string;
  startingPrice: string;
  strengths: string;
  productService: string;
  afterSalesService: string;
  currentChallenges: string;
}

const FIRST_STEPS: readonly (readonly [step: FirstStep, told: RegExp])[] = [
  [
    'sample',
    /\b(?:free|we (?:send|bring|leave|deliver)) (?:a |you |out )?(?:\p{L}+ )?samples?\b|\bsample (?:box|pack|kit|set)(?:es|s)?\b|\btasting box(?:es)?\b|(?:ส่ง|ขอ|แจก|ทำ)(?:ของ)?ตัวอย่าง(?:ฟรี|\s?\d)|ตัวอย่าง\s?\d[\d,]*\s?(?:ตัว|ชิ้น|ใบ|อัน)|ตัวอย่างฟรี/iu,
  ],
  [
    'look',
    /\bfree (?:no.obligation )?(?:site |home |on-?site )?(?:visits?|surveys?|inspections?|measures?|measure-?ups?|measuring)\b|(?:ไป|เข้า)?(?:ดู|วัด|สำรวจ|ตรวจ)(?:หน้างาน|พื้นที่|สถานที่|บ้าน|หลังคา)(?:ให้)?ฟรี|สำรวจฟรี|ประเมินหน้างานฟรี/iu,
  ],
  [
    'check',
    /\bfree (?:[\p{L}-]+ )?(?:checks?|check-?ups?|assessments?|tests?|case reviews?|evaluations?)\b|(?:ตรวจ|ประเมิน|เช็ก|เช็ค)(?:[ก-๛]{0,8})ฟรี/iu,
  ],
  [
    'talk',
    /\bfree (?:\d+[- ]?min(?:ute)?s? |first |phone |initial )?(?:calls?|consultations?|consults?|chats?)\b|ปรึกษาฟรี/iu,
  ],
];
/** So many were given out, or it is forbidden, wished for or sold. */
const NOT_TOLD =
  /\b(?:no|not|never|stop(?:ped)?|don['’]?t|after|used to|rivals?|they)\b[^.,;]{0,20}$|(?:ไม่|เลิก|ห้าม|งด|เคย)[ก-๛]{0,6}$/iu;

/** Steps on the way to a sale that a rate or a cost is told of: they are asked for by name, and nobody says that they are free. */
export type ToldStep = 'visit' | 'demo' | 'drive' | 'viewing';
const TOLD_STEPS: readonly (readonly [step: ToldStep, name: RegExp])[] = [
  [
    'visit',
    /^(?:(?:free )?(?:site|home|house) (?:visits?|surveys?|looks?)|(?:นัด|ไป|เข้า)?(?:ดู|สำรวจ|วัด)หน้างาน)$/iu,
  ],
  ['demo', /^(?:(?:live |online )?demos?|(?:นัด)?(?:ดู)?เดโม)$/iu],
  ['drive', /^(?:test drives?|(?:มา|นัด)?(?:ทดลอง|ลอง)ขับ)$/iu],
  ['viewing', /^(?:viewings?|(?:นัด|พา|มา|เข้า)ดู(?:ห้อง|บ้าน|โครงการ))$/iu],
];
export const toldStep = (names: readonly string[]): ToldStep | undefined =>
  TOLD_STEPS.find(([, name]) => names.some((one) => name.test(one.trim())))?.[0];

export function firstStep(answers: Told): FirstStep | undefined {
  const { heroProduct, startingPrice, strengths, productService, afterSalesService, currentChallenges } =
    answers;
  const told = [
    heroProduct,
    startingPrice,
    strengths,
    productService,
    afterSalesService,
    currentChallenges,
  ].join('\n');
  return FIRST_STEPS.find(([, pattern]) => {
    const found = pattern.exec(told);
    return found !== null && !NOT_TOLD.test(told.slice(0, found.index).split('\n').at(-1) ?? '');
  })?.[0];
}
