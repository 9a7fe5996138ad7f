/**
 * What a client knows of its buyers and tells in passing: who writes or calls, who decides, who refuses, who gives it to another, where people drop out and
 * why. Each in the client's words, with who it is told of; what is not said so plainly is left out.
 */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { LETTERS } from '../letters.ts';
import { isMostlyThai } from '../text.ts';
import { sentencesIn } from './sentences.ts';

export interface Insight {
  kind: 'asks' | 'decides' | 'refuses' | 'breaks' | 'gives';
  /** Who it is told of, as the client calls them; '' where it is told of nobody. */
  who: string;
  /** The clause that tells it. */
  words: string;
}

/** Characters of a clause that is quoted. */
const LONGEST = 110;

const PERSON_EN =
  '(?:wives|wife|husbands?|spouses?|partners?|mums?|moms?|mothers?|dads?|fathers?|parents?|daughters?|sons?|teens?|teenagers?|kids|children|grandparents?|owners?|managers?|leaders?|directors?|heads?|officers?|boss(?:es)?|foreman|foremen|engineers?|procurement|purchasing|finance|nurses?|teachers?|principals?|secretar(?:y|ies)|assistants?|receptionists?|executors?|landlords?|tenants?|chefs?|farmers?|agents?|architects?|contractors?|accountants?|trustees?|operators?|mgrs?|organi[sz]ers?|captains?|coaches|coach|grannies|granny|nans?|board|committee|brides?|grooms?|carers?|vets?|missus|famil(?:y|ies)|siblings?|brothers?|sisters?|uncles?|aunt(?:ie|y)?s?|girlfriends?|boyfriends?|bursars?|sponsors?|clerks?|presidents?|supervisors?|matrons?|pastors?|CEOs?|CFOs?|QA|HR)';
/** 'the maintenance manager', 'HR and office managers'. */
const WHO_EN = `(?<who>(?:(?:the|a|their|our|his|her)\\s+)?(?:(?!most|some|many|all|and|or|but|that|if|when|come|comes|from|is|are)[${LETTERS}-]+\\s+){0,2}${PERSON_EN})`;
const ASKS_EN = [
  new RegExp(
    `\\b(?:calls?|enquir[${LETTERS}]+|inquir[${LETTERS}]+|chats?|messages?|orders?|bookings?|leads|emails?|applications?)\\s+(?:mostly |usually |mainly |often )?(?:come|comes|are|is)\\s+(?:mostly |usually |mainly )?(?:from|by)\\s+${WHO_EN}(?![${LETTERS}])`,
    'iu',
  ),
  new RegExp(
    `^(?:mostly |usually |often |it is |it['’]s |most )?${WHO_EN}\\s+(?:usually |mostly |often |always |mainly )?(?:who )?(?:books?|calls?|rings?|writes?|messages?|enquires?|orders?|appl(?:y|ies)|texts?|emails?|do(?:es)? the (?:calling|booking|asking|ordering|ringing))(?![${LETTERS}])`,
    'iu',
  ),
];
const DECIDES_EN = new RegExp(
  `^(?:but |and )?(?:${PERSON_EN}\\s+or\\s+)?${WHO_EN}\\s+(?:always |usually |still |then |often )?(?:signs?|decides?|approves?|pays?|has the (?:last|final) (?:say|word)|holds? the (?:budget|purse)|(?:must|has to|have to|needs to) agree)(?![${LETTERS}])`,
  'iu',
);
const REFUSES_EN = new RegExp(
  `^(?:but |and )?${WHO_EN}\\s+(?:often |usually |still |then )?(?:says? no|refuses?|won['’]t|will not|do(?:es)?n['’]t want|do(?:es)? not want)(?!\\p{L})`,
  'iu',
);
const BREAKS_EN =
  /\b(?:drop(?:s|ped)? (?:off(?! (?:the|a|their|your|his|her|my|it|kids|children|dogs?|pets?|cars?|bikes?|bags?|keys|laundry|parcels?)\b)|out|away)|fall(?:s|en)? (?:off|away|through)|los(?:e|t|ing) (?:them|most|half|people|many)|no[- ]shows?(?! (?:fees?|polic(?:y|ies)|charges?|deposits?)\b)|(?:never|(?:do|does|did)(?:n['’]?t| not)) (?:show|turn) up|too far|go quiet|gone quiet|ghost(?:s|ed|ing)?(?! town)|abandon\w*|back out)\b|\bthe rest\b.*\b(?:because|cannot|can['’]t|no|too)\b/iu;

/** 'Parents buy it as a gift too'. */
const GIVES_EN = new RegExp(
  `^(?:but |and |also )?${WHO_EN}\\s+(?:also |often |usually |sometimes |mostly )?(?:buys?|gets?|orders?|gives?|books?|pays? for)(?!\\p{L})[^.;]{0,24}\\b(?:as|for) (?:a |an |the )?(?:\\p{L}+ )?(?:gifts?|presents?|surprise)(?!\\p{L})`,
  'iu',
);

const PERSON_TH =
  '(?:ภรรยา|เมีย|ผัว|แฟน|สามี|คุณพ่อ|คุณแม่|พ่อแม่|พ่อบ้าน|แม่บ้าน|พ่อ|แม่|ลูกสาว(?:คน(?:โต|เล็ก|กลาง|รอง|เดียว))?|ลูกชาย(?:คน(?:โต|เล็ก|กลาง|รอง|เดียว))?|ลูกหลาน|ลูก(?!ค้า|จ้าง|น้อง|บ้าน)|หลาน|ผู้ปกครอง|เจ้าของ(?:บ้าน|ร้าน|โรงงาน|กิจการ|ฟาร์ม|รถ|สัตว์)?|หัวหน้า(?:ช่าง|งาน|แผนก|กะ)?|ผู้จัดการ(?:โรงงาน|ฝ่าย|อาคาร|หมู่บ้าน)?|ผู้อำนวยการ|ผอ\\.?|ฝ่ายจัดซื้อ|จัดซื้อ|ฝ่ายบุคคล|เถ้าแก่|ฝ่ายบัญชี|วิศวกร|เลขา|ครู|พยาบาล|ญาติ|คนแก่|ผู้สูงอายุ|กรรมการ|นิติ(?:บุคคล)?)';
const PERSON = new RegExp(`^(?:${PERSON_EN}|${PERSON_TH})(?:[- ]in[- ]law)?$`, 'iu');
/** 'Father', 'mother-in-law', 'ภรรยา': people by what they are to each other, or by their post. */
export const isPerson = (who: string): boolean =>
  PERSON.test(who) ||
  // 'Driver husband', 'plant head': the last word says who it is.
  (/^[a-z'’-]+(?: [a-z'’-]+){1,3}$/iu.test(who) && PERSON.test(who.split(' ').at(-1) ?? ''));

const CONTACTS_TH = '(?:\\s?(?:inbox|แชท|แชต|อินบ็อกซ์)\\s?|ทัก|ถาม|สั่ง|ซื้อ|โทร|จอง|ติดต่อ|หา|ค้น|คุย|สมัคร)';
const ASKS_TH = [
  new RegExp(`(?<who>${PERSON_TH})(?:จะ|มัก|มักจะ)?เป็นคน${CONTACTS_TH}`, 'u'),
  new RegExp(
    `คน(?:ที่)?${CONTACTS_TH}(?:มา|เข้ามา)?(?:ส่วนใหญ่|ส่วนมาก|มัก|\\s?\\d+ ใน \\d+\\s?)?(?:จะ)?(?:เป็น|คือ)(?<who>${PERSON_TH})`,
    'u',
  ),
  new RegExp(
    `(?:^|\\s|ส่วนใหญ่|ส่วนมาก)(?<who>${PERSON_TH})(?:มัก|จะ|มักจะ)?(?:ทัก|โทร|สั่ง|จอง)(?:มา|เข้ามา)?(?:เยอะ|บ่อย|ก่อน|ให้|เป็นหลัก)`,
    'u',
  ),
];
const DECIDES_TH = [
  new RegExp(`(?<who>${PERSON_TH})เป็นคน(?:ตัดสินใจ|จ่าย|เคาะ|เซ็น|sign|เลือก|อนุมัติ)`, 'u'),
  new RegExp(`(?<who>${PERSON_TH})(?:ต้อง)?(?:อนุมัติ|เซ็น|เคาะ)`, 'u'),
  new RegExp(`(?:รอ|ถาม|ขอ|ผ่าน)(?<who>${PERSON_TH})(?:ก่อน|อนุมัติ|เซ็น)`, 'u'),
];
/** 'ลูกหลานซื้อเป็นของขวัญให้พ่อแม่'. */
const GIVES_TH = new RegExp(
  `(?<who>${PERSON_TH}|ลูกหลาน|เพื่อน)(?:มัก|จะ|ก็)*(?:ซื้อ|สั่ง|จอง)(?:ไป|มา)?(?:เป็น|ให้เป็น|ทำ)?(?:ของขวัญ|ของฝาก|เซอร์ไพรส์)`,
  'u',
);
const REFUSES_TH = new RegExp(
  `(?<who>${PERSON_TH})(?:เป็นเจ้าของ[ก-๛]{1,6}?)?(?:ก็|ยัง)?(?:ไม่ยอม|ไม่ให้|ไม่อยาก|ไม่กล้า|ค้าน(?!ำ))`,
  'u',
);
const BREAKS_TH =
  /หลุด(?:ตอน|ที่|ไป|ช่วง)|แล้วหาย|เงียบหาย|(?<!พา)ไปไม่ได้|ไกล(?:เกิน|นอก)|ไม่(?:ซื้อ|จอง|เอา|สมัคร|ติด)เพราะ|ไม่มาตามนัด|(?:จอง|นัด)แล้วไม่มา/u;

/** What the client does not do, or forbids, is told of the client: 'we don't travel too far', 'no jobs too far out', 'ไม่รับงานไกลเกิน 120 กม.'. */
const OURS =
  /^(?:(?:we|i|our (?:team|staff|vans?|drivers?|fitters?))\s+(?:do(?:es)? not|don['’]t|doesn['’]t|won['’]t|will not|cannot|can['’]t|never|only|refuse|turn (?:down|away))(?!\p{L})|(?:please |pls )?(?:do not|don['’]t|avoid|only|not)(?!\p{L})|never(?! (?:show|turn)\b)(?!\p{L})|no(?![ -]shows?\b)\s)|^(?:(?:เรา|ทาง(?:ร้าน|เรา)|ร้าน|ทีม(?:งาน|ช่าง)?|ช่าง)(?:ก็|จะ)?)?(?:ไม่(?:รับ|ทำ|ส่ง|วิ่ง|ออกงาน|ให้บริการ)|ไม่(?:ไกล)?เกิน|งด|ห้าม|อย่า|รับ(?:เฉพาะ|แค่)|เฉพาะ)/iu;
/** A quantity of which the figure is not said: 'ไกลเกิน'. */
const HALF_SAID = /(?:เกิน|กว่า|ไม่ถึง|ประมาณ|ราว|แค่)$|\b(?:over|under|than|about|around|within|up to|beyond)$/iu;
/** Whether it tells of buyers, and of the whole of what it tells. */
const isTold = (words: string): boolean =>
  !OURS.test(words) && !HALF_SAID.test(words) && !/^["'“‘]/u.test(words);

/** Who signs off what the client publishes is one of its own: 'Trustees sign off all wording', 'Our director approves every post', 'ผอ.อนุมัติทุกโพสต์'. */
const OWN_PEOPLE =
  /^(?:but |and )?(?:our|my)\s|\b(?:wording|copy|ads?|adverts?|posts?|creatives?|content|artwork|pictures?|photos?|scripts?|captions?|texts?|campaigns?|press|(?:any|every)thing (?:we|that goes)|before (?:it|they|anything) goes? (?:out|live))\b|โฆษณา|โพสต์|แอด(?!มิน)|ชิ้นงาน|ทุกชิ้น|ข้อความ|แคปชั่น|คอนเทนต์|อาร์ตเวิร์ก|ก่อน(?:ลง|โพสต์|เผยแพร่)/iu;

/** Without the word that joins it to what stood before. */
const bare = (words: string): string =>
  words
    .trim()
    .replace(/^(?:(?:but|and|so)(?!\p{L})|แต่(?:ว่า)?|แล้วก็|และ)\s*/iu, '')
    // 'Been burned: managers who go quiet': what it is called is no part of it.
    .replace(/^\p{L}[\p{L}’' ]{1,16}:\s+(?=\p{Ll})/u, '')
    .replace(/(?<!กม|ชม|กก)[.,;:\s]+$/u, '');
const named = (who: string): string => who.replace(/^(?:the|a|their|our|his|her)\s+/iu, '').trim();

/** Clauses of an English sentence. */
const clausesEn = (sentence: string): string[] =>
  sentence
    .split(/[,;]\s+|\s+(?=but\s)/iu)
    .map(bare)
    .filter((clause) => clause !== '');

/** Clauses of a Thai sentence; 'แต่' begins one, and so does a space. */
const clausesTh = (sentence: string): string[] =>
  sentence
    // A figure stays with what it measures: 'ไกลเกิน 120 กม.'.
    .split(
      /(?<!เกิน|กว่า|ถึง|ประมาณ|ราว|แค่)(?<!\d(?=\s+(?:กม|กิโล|เมตร|บาท|นาที|ชม|ชั่วโมง|วัน|เดือน|ปี)))\s+|(?=แต่(?!ละ|งาน|ง|ก่อน))/u,
    )
    .map(bare)
    .filter((clause) => clause !== '');

function found(kind: Insight['kind'], patterns: readonly RegExp[], words: string): Insight[] {
  for (const pattern of patterns) {
    const who = pattern.exec(words)?.groups?.['who'];
    if (who !== undefined && !OWN_PEOPLE.test(words)) return [{ kind, who: named(who), words }];
  }
  return [];
}

/** What sets them looking is no place where they are lost: 'They call after three no-shows in one night'. */
const SETS_LOOKING =
  /^(?:they|people|customers|clients|buyers|owners|parents|firms|most|many)?\s*(?:of them\s+)?(?:usually\s+|mostly\s+|often\s+|only\s+)?(?:call|ring|phone|write|come|turn|look|search|get in touch|contact)\b.{0,16}?\b(?:after|when|once|because|the day|as soon as)\b|^(?:คน|ลูกค้า|เขา|มัก|ส่วนใหญ่|จะ)*(?:โทร|ทัก|ติดต่อ|เข้า|หา)[ก-๛]{0,8}(?:หลัง(?!เลิก)|ตอน|เมื่อ|พอ)/iu;

function inEnglish(sentence: string): Insight[] {
  const whole = bare(sentence);
  return clausesEn(sentence).flatMap((clause) => [
    ...found('asks', ASKS_EN, clause),
    ...found('decides', [DECIDES_EN], clause),
    ...found('refuses', [REFUSES_EN], clause),
    ...found('gives', [GIVES_EN], clause),
    ...(BREAKS_EN.test(clause) && isTold(clause) && !SETS_LOOKING.test(whole)
      ? [
          {
            kind: 'breaks' as const,
            who: '',
            words: whole.length <= LONGEST && !/\d/u.test(whole) && isTold(whole) ? whole : clause,
          },
        ]
      : []),
  ]);
}

/** Another is told of. */
const ANOTHER = /(?<=\S)\s+(?:คน|ลูกค้า|ส่วนใหญ่|ส่วนมาก|เรา|ทีม|ห้าม).*$/u;
/** The clause that tells where they drop out; from where the sentence turns, what stands before it being the figures. */
function brokenTh(sentence: string): Insight[] {
  const at = sentence.search(/แต่(?!ละ|งาน|ง|ก่อน)|ที่ไม่(?:ซื้อ|จอง|เอา|สมัคร|ติด)/u);
  const words =
    at < 0
      ? clausesTh(sentence).find((one) => BREAKS_TH.test(one) && isTold(one))
      : bare(sentence.slice(at).replace(ANOTHER, ''));
  return words !== undefined && BREAKS_TH.test(words) && isTold(words) && !SETS_LOOKING.test(words)
    ? [{ kind: 'breaks', who: '', words }]
    : [];
}

const inThai = (sentence: string): Insight[] => [
  ...clausesTh(sentence).flatMap((clause) => [
    ...found('asks', ASKS_TH, clause),
    ...found('decides', DECIDES_TH, clause),
    ...found('refuses', [REFUSES_TH], clause),
    ...found('gives', [GIVES_TH], clause),
  ]),
  ...brokenTh(sentence),
];

/** What an answer tells of its buyers, in its order. */
export const insightsIn = (answer: string): Insight[] =>
  sentencesIn(answer)
    .map(({ start, end }) => answer.slice(start, end))
    .flatMap((sentence) => (isMostlyThai(sentence) ? inThai(sentence) : inEnglish(sentence)))
    .filter(({ words }) => words.length <= LONGEST);

/** Percent that are lost to every business. */
const LITTLE = 10;
/** Whether all shares that the words tell are so small: '5% no show' is no place where a client loses its buyers. */
export function losesLittle(words: string): boolean {
  const shares = readQuantities(words).flatMap(({ quantity }) =>
    quantity.kind === 'percent' ? [quantity.value] : [],
  );
  return shares.length > 0 && shares.every((value) => value < LITTLE);
}
