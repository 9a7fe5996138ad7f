/** The business type that a brief is about: by the taxonomy's own names, and by the words that people use for them. */
import {
  BUSINESS_SUB_TYPES,
  businessSubTypeById,
  businessTypeById,
  matchBusinessSubType,
  matchBusinessType,
} from '../../../src/shared/domain/taxonomy.ts';

import { shortened, type Candidate } from './candidate.ts';
import type { Segment } from './segment.ts';

export interface FoundBusiness {
  /** Stored names of the taxonomy; `businessSubType` is '' where only the type is known. */
  businessType: string;
  businessSubType: string;
}

/** Words for a sub-category that its name lacks, by its id. */
const WORDS: readonly (readonly [id: number, words: RegExp])[] = [
  [1, /\b(?:dog|cat|pet) (?:food|treats?)\b|อาหาร(?:หมา|แมว|สุนัข|สัตว์เลี้ยง)|ขนม(?:หมา|แมว)/iu],
  [2, /\bpet (?:supplies|accessories|shop|toys)\b|อุปกรณ์สัตว์เลี้ยง|ของใช้(?:หมา|แมว)/iu],
  [
    3,
    /\bvet(?:erinary|erinarian)?\b|\bpet (?:groom\w*|hotel|clinic|hospital)\b|สัตวแพทย์|โรงพยาบาลสัตว์|อาบน้ำตัดขน|คลินิกสัตว์/iu,
  ],
  [4, /\b(?:women'?s (?:wear|clothing|fashion)|dress(?:es)?|ladies'? wear)\b|เสื้อผ้า(?:ผู้หญิง|แฟชั่น)|ชุดเดรส/iu],
  [5, /\b(?:men'?s (?:wear|clothing)|tailor(?:ing)?|suits)\b|เสื้อผ้าผู้ชาย|ตัดสูท/iu],
  [6, /\b(?:baby|children'?s|kids'?) (?:clothes|clothing|wear)\b|เสื้อผ้าเด็ก/iu],
  [7, /\b(?:shoes?|sneakers?|sandals?|footwear)\b|รองเท้า/iu],
  [8, /\b(?:handbags?|backpacks?|luggage|suitcases?)\b|กระเป๋า/iu],
  [9, /\b(?:jewell?ery|watches|eyewear|glasses|sunglasses)\b|เครื่องประดับ|นาฬิกา|แว่นตา/iu],
  [15, /\b(?:cement|concrete|steel|roofing|building materials?)\b|วัสดุก่อสร้าง|ปูน|เหล็กเส้น/iu],
  [17, /\b(?:paints?|tiles?|flooring)\b|กระเบื้อง|สีทาบ้าน/iu],
  [
    21,
    /\b(?:home appliances?|air conditioners?|refrigerators?|washing machines?)\b|เครื่องใช้ไฟฟ้า|เครื่องปรับอากาศ/iu,
  ],
  [23, /\b(?:software|saas|mobile app|platform for|crm|erp|app)\b|ซอฟต์แวร์|แอปพลิเคชัน|ระบบ(?:บัญชี|จัดการ)/iu],
  [
    24,
    /\b(?:restaurants?|bistro|catering|izakaya|noodle (?:shop|bar)|steakhouse|eatery)\b|ร้านอาหาร|ก๋วยเตี๋ยว|หมูกระทะ|ชาบู|จัดเลี้ยง/iu,
  ],
  [25, /\b(?:coffee|caf[eé]s?|roaster[sy]?|tea (?:shop|house|brand))\b|กาแฟ|คาเฟ่|ร้านชา|ชานม/iu],
  [
    26,
    /\b(?:bakery|bakeries|cakes?|pastr(?:y|ies)|desserts?|bread|croissants?)\b|เบเกอรี่|เค้ก|ขนมปัง|ขนมหวาน|ขนมไทย|ของหวาน/iu,
  ],
  [27, /\b(?:snacks?|instant noodles|packaged food|chips)\b|ขนมขบเคี้ยว|อาหารสำเร็จรูป|น้ำพริก/iu],
  [
    28,
    /\b(?:fresh (?:fruit|vegetables|seafood|meat)|organic vegetables|rice brand|seafood)\b|ผักสด|ผลไม้สด|อาหารทะเลสด|ผักออร์แกนิก/iu,
  ],
  [29, /\b(?:drinking water|juices?|kombucha|soft drinks?)\b|น้ำดื่ม|น้ำผลไม้/iu],
  [30, /\b(?:beers?|brewery|wines?|whisky|gin|spirits|distillery)\b|เบียร์|ไวน์|สุรา/iu],
  [
    32,
    /\b(?:clinics?|dentists?|dental|dermatolog\w*|aesthetic|braces|implants|physiotherap\w*)\b|คลินิก|ทันตกรรม|หมอฟัน|จัดฟัน|ความงาม(?!และ)|กายภาพบำบัด/iu,
  ],
  [33, /\b(?:hospitals?|nursing (?:home|care)|elderly care)\b|โรงพยาบาล|ดูแลผู้สูงอายุ|เนอร์สซิ่ง/iu],
  [34, /\b(?:pharmac(?:y|ies)|drugstore|medical (?:devices|supplies))\b|ร้านยา|ขายยา|เครื่องมือแพทย์/iu],
  [35, /\b(?:supplements?|vitamins?|collagen|whey|probiotics?)\b|อาหารเสริม|วิตามิน|คอลลาเจน|เวย์/iu],
  [36, /\b(?:skin ?care|serums?|sunscreen|moisturi[sz]er|facial cream)\b|สกินแคร์|เซรั่ม|ครีมบำรุง|กันแดด/iu],
  [37, /\b(?:make-?up|cosmetics?|lipsticks?|perfumes?|fragrance)\b|เครื่องสำอาง|ลิปสติก|น้ำหอม/iu],
  [38, /\b(?:hair salon|barber|nail salon|hairdresser)\b|ร้านทำผม|ร้านทำเล็บ|บาร์เบอร์/iu],
  [39, /\b(?:spa|massage|wellness cent(?:er|re))\b|สปา|นวด/iu],
  [40, /\b(?:furniture|sofas?|mattress(?:es)?|beds)\b|เฟอร์นิเจอร์|โซฟา|ที่นอน/iu],
  [41, /\b(?:home decor|bedding|curtains?|candles?)\b|ของแต่งบ้าน|ผ้าม่าน|เครื่องนอน/iu],
  [42, /\b(?:kitchenware|cookware|household goods)\b|เครื่องครัว|ของใช้ในบ้าน/iu],
  [44, /\b(?:garden(?:ing)?|plants|nursery)\b|ต้นไม้|จัดสวน/iu],
  [45, /\bamulets?\b|พระเครื่อง|วัตถุมงคล|เครื่องราง/iu],
  [48, /\b(?:sportswear|sports equipment|running shoes|yoga (?:mats|wear))\b|อุปกรณ์กีฬา|ชุดกีฬา/iu],
  [
    49,
    /\b(?:gym|fitness|yoga studio|pilates|crossfit|boxing (?:gym|studio)|muay thai)\b|ฟิตเนส|ยิม|โยคะ|พิลาทิส|มวยไทย/iu,
  ],
  [50, /\b(?:camping|bicycles?|cycling|outdoor gear)\b|แคมป์ปิ้ง|จักรยาน/iu],
  [51, /\b(?:car dealer(?:ship)?|used cars|ev cars?|electric cars?)\b|รถยนต์|รถมือสอง/iu],
  [52, /\b(?:motorcycles?|motorbikes?|scooters?)\b|มอเตอร์ไซค์|จักรยานยนต์/iu],
  [53, /\b(?:tyres?|tires|car parts|auto parts)\b|ยางรถ|อะไหล่รถ/iu],
  [
    54,
    /\b(?:car wash|car rental|garage|auto repair|car detailing)\b|คาร์แคร์|เช่ารถ|อู่ซ่อมรถ|ซ่อมรถ|ศูนย์บริการรถ|การาจ|ถ่ายน้ำมันเครื่อง|เปลี่ยนยาง/iu,
  ],
  [
    55,
    /\b(?:machinery|industrial machines?|cnc|conveyors?|forklifts?|compressors?|industrial pumps?)\b|เครื่องจักร|ปั๊มอุตสาหกรรม|โฟล์คลิฟท์/iu,
  ],
  [
    56,
    /\b(?:chemicals?|adhesives?|resins?|solvents?|raw materials?|coatings?)\b|เคมีภัณฑ์|กาวอุตสาหกรรม|วัตถุดิบ/iu,
  ],
  [57, /\b(?:packaging|printing|labels|cartons?|boxes)\b|บรรจุภัณฑ์|โรงพิมพ์|กล่องกระดาษ/iu],
  [58, /\b(?:factory supplies|safety equipment|industrial services?|calibration)\b|อุปกรณ์โรงงาน|อุปกรณ์เซฟตี้/iu],
  [
    59,
    /\b(?:international school|university|kindergarten|nursery school)\b|โรงเรียน(?!สอน|กวดวิชา)|มหาวิทยาลัย|อนุบาล/iu,
  ],
  [
    60,
    /\b(?:tutor(?:ing|s)?|training courses?|language school|english (?:courses?|classes)|coding (?:classes|school)|cooking school|academy)\b|กวดวิชา|ติวเตอร์|คอร์ส(?:เรียน|ออนไลน์)?|โรงเรียนสอน|สอน(?:ภาษา|ดนตรี|เขียนโปรแกรม)|สถาบันสอน/iu,
  ],
  [
    61,
    /\b(?:condos?|condominiums?|housing (?:project|estate)|residences|villas? for sale|property developer)\b|คอนโด|หมู่บ้านจัดสรร|บ้านเดี่ยว|ทาวน์โฮม/iu,
  ],
  [62, /\b(?:real estate agen\w+|property (?:agency|rental)|co-?working)\b|นายหน้า|ให้เช่าบ้าน|โคเวิร์กกิ้ง/iu],
  [
    63,
    /\b(?:hotels?|resorts?|hostels?|guest ?house|villas?|homestay|glamping)\b|โรงแรม|รีสอร์ท|รีสอร์ต|ที่พัก|โฮมสเตย์|โฮสเทล/iu,
  ],
  [
    64,
    /\b(?:tours?|travel agen\w+|div(?:e|ing) (?:trips?|cent(?:er|re)s?|shops?|schools?|courses?)|fun dives|scuba|sightseeing|cruises?)\b|ทัวร์|ท่องเที่ยว|ดำน้ำ|ล่องเรือ/iu,
  ],
  [65, /\b(?:bank|loans?|lending|credit cards?)\b|ธนาคาร|สินเชื่อ|เงินกู้/iu],
  [66, /\b(?:insurance|insurer|broker for insurance)\b|ประกัน(?:ภัย|ชีวิต|สุขภาพ|รถ)/iu],
  [67, /\b(?:investment|securities|brokerage|mutual funds?)\b|หลักทรัพย์|กองทุน|การลงทุน/iu],
  [68, /\b(?:accounting (?:firm|services?)|bookkeeping|audit(?:ors?|ing)?)\b|สำนักงานบัญชี|ทำบัญชี|สอบบัญชี/iu],
  [
    69,
    /\b(?:law firm|lawyers?|legal services|consult(?:ing|ancy|ants?))\b|สำนักงานกฎหมาย|ทนาย|ที่ปรึกษา(?:ธุรกิจ|กฎหมาย)/iu,
  ],
  [71, /\b(?:web (?:design|development)|it services|managed it|cyber ?security)\b|รับทำเว็บ|ไอทีซัพพอร์ต/iu],
  [72, /\b(?:telecom|broadband|internet provider|fibre internet)\b|อินเทอร์เน็ตบ้าน|โทรคมนาคม/iu],
  [73, /\b(?:logistics|couriers?|freight|delivery service|warehous\w+)\b|ขนส่ง|โลจิสติกส์|คลังสินค้า/iu],
  [74, /\b(?:architects?|interior design(?:ers?)?)\b|สถาปนิก|ออกแบบภายใน|อินทีเรีย/iu],
  [75, /\b(?:building contractor|renovations?|home builder)\b|รับเหมาก่อสร้าง|รีโนเวท|รับสร้างบ้าน/iu],
  [
    76,
    /\b(?:home services?|handyman|aircon (?:cleaning|service)|plumbers?|electricians?|pest control)\b|ล้างแอร์|ซ่อมแอร์|ช่างไฟ|กำจัดปลวก/iu,
  ],
  [
    77,
    /\b(?:cleaning (?:service|company)|laundr(?:y|ies)|maids?|laundromat)\b|ทำความสะอาด|แม่บ้านรายวัน|ซักรีด|ร้านสะดวกซัก/iu,
  ],
  [
    78,
    /\b(?:wedding (?:planner|venue)|event (?:organi[sz]er|planner|agency))\b|เวดดิ้ง|จัดงานแต่ง|ออแกไนซ์|จัดอีเวนต์/iu,
  ],
  [79, /\b(?:photograph(?:y|ers?)|video production|photo studio)\b|ช่างภาพ|สตูดิโอถ่ายภาพ|ถ่ายวิดีโอ/iu],
  [80, /\b(?:recruit(?:ment|ers?)|staffing|headhunt\w+)\b|จัดหางาน|สรรหาบุคลากร/iu],
  [81, /\b(?:solar|photovoltaic|renewable energy|ev chargers?|recycling)\b|โซลาร์|พลังงานแสงอาทิตย์|รีไซเคิล/iu],
  [82, /\b(?:farm(?:s|ing)?|fertili[sz]ers?|seeds|agricultur\w+)\b|เกษตร|ปุ๋ย|เมล็ดพันธุ์/iu],
  [83, /\b(?:ngo|non-?profit|foundation|charit(?:y|ies))\b|มูลนิธิ|องค์กรไม่แสวงหา/iu],
];

const EVERY = WORDS.map(([id, words]) => [id, new RegExp(words.source, 'giu')] as const);
/** Segments that are weighed: who goes on longer has said what the trade is. */
const MOST_WEIGHED = 400;

/** What the label calls the trade, else the trade that the words of the message weigh for. */
export function businessOf(segments: readonly Segment[], candidates: readonly Candidate[]): Candidate[] {
  const told = segments.filter(
    ({ kind, text, whose }) =>
      kind !== 'heading' &&
      kind !== 'question' &&
      kind !== 'struck' &&
      kind !== 'title' &&
      text !== '' &&
      whose !== 'agency' &&
      whose !== 'boilerplate',
  );
  const label = told.find(({ topics, by }) => topics.includes('industry') && by === 'label');
  const named = label && namedBusiness(label.text);
  if (label !== undefined && named !== undefined) return asCandidates(named, label, 'label', 0.9);
  const best = (path: string): Candidate | undefined =>
    candidates.filter((one) => one.path === path).toSorted((a, b) => b.score - a.score)[0];
  const weighed = told
    .filter(({ topics }) => !topics.some((topic) => NOT_THE_TRADE.has(topic)))
    .slice(0, MOST_WEIGHED)
    .map((segment) => ({ text: segment.text, weight: 1, segment }));
  const [first] = weighed;
  if (first === undefined) return [];
  const own = ['clientInfo.companyName', 'clientInfo.productService', 'clientInfo.heroProduct'].flatMap(
    (path) => {
      const found = best(path);
      if (found === undefined) return [];
      const at = found.span.start;
      const segment = told.find(({ span }) => span.start <= at && at < span.end) ?? first.segment;
      return [{ text: String(found.value), weight: 3, segment }];
    },
  );
  const all = [...own, ...weighed];
  const heaviest = describedBusiness(all);
  if (heaviest === undefined) return [];
  const isOf = ({ text }: { text: string }): boolean =>
    describedBusiness([{ text, weight: 1 }])?.businessSubType === heaviest.businessSubType;
  const telling = all.find(isOf) ?? first;
  const isNamed = own.some(isOf);
  return asCandidates(
    heaviest,
    telling.segment,
    isNamed ? 'named with what it sells' : 'what it speaks of',
    isNamed ? 0.7 : all.filter(isOf).length > 1 ? 0.6 : 0.45,
  );
}

const asCandidates = (
  { businessType, businessSubType }: FoundBusiness,
  { text, span, label, by }: Segment,
  reason: string,
  score: number,
): Candidate[] =>
  [
    ['clientInfo.businessType', businessType] as const,
    ['clientInfo.businessSubType', businessSubType] as const,
  ].flatMap(([path, value]) =>
    value === ''
      ? []
      : [
          {
            path,
            value,
            span,
            source: shortened(by === 'label' && label !== '' ? `${label}: ${text}` : text),
            score,
            evidence: {
              touched: 0,
              weakest: 0,
              exact: 0,
              size: 1,
              ruled: score,
              near: 0,
              against: 0,
              form: 0,
              place: [],
            },
            reasons: [`${reason} ${score}`],
            order: span.start,
            isTurn: false,
          },
        ],
  );

/** Where people, places, rivals and rules stand, other trades are named. */
const NOT_THE_TRADE: ReadonlySet<string> = new Set([
  'audience',
  'places',
  'competitors',
  'notes',
  'channels',
  'budget',
  'ignored',
  'insights',
  'adIssues',
  'experience',
]);

/** Of a text that names the business outright: 'Health & Beauty', 'dental clinic', 'ร้านกาแฟ'. */
export function namedBusiness(text: string): FoundBusiness | undefined {
  const type = matchBusinessType(text);
  const subType = matchBusinessSubType(text, type) ?? mentionsIn(text)[0]?.subType;
  if (subType !== undefined) return ofSubType(subType);
  return type && { businessType: type.name, businessSubType: '' };
}

/** Of texts about the business, each with its weight: the sub-category whose words weigh most; of equals the first. */
export function describedBusiness(
  texts: readonly { text: string; weight: number }[],
): FoundBusiness | undefined {
  const weights = new Map<SubType, number>();
  for (const { text, weight } of texts)
    for (const { subType, count } of mentionsIn(text))
      weights.set(subType, (weights.get(subType) ?? 0) + count * weight);
  const [heaviest] = [...weights].toSorted(([, a], [, b]) => b - a);
  return heaviest && ofSubType(heaviest[0]);
}

type SubType = (typeof BUSINESS_SUB_TYPES)[number];

/** The sub-categories that a text has words for, the most often named first; of equals the first in the text. */
const mentionsIn = (text: string): { subType: SubType; count: number; at: number }[] =>
  EVERY.flatMap(([id, words]) => {
    const mentions = [...text.matchAll(words)];
    const subType = businessSubTypeById(id);
    return mentions.length === 0 || subType === undefined
      ? []
      : [{ subType, count: mentions.length, at: mentions[0]?.index ?? 0 }];
  }).toSorted((a, b) => b.count - a.count || a.at - b.at);

const ofSubType = ({ typeId, name }: SubType): FoundBusiness => ({
  businessType: businessTypeById(typeId)?.name ?? '',
  businessSubType: name,
});
