/**
 * What the client itself pays for what it sells, beside advertising: 'parts cost us $1,900 each', 'ค่าส่งกล่องละ 120', 'material is
 * 55% of the price', 'faculty and rent is 21 lakh for the season'.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { TIME, thaiEach } from './each.ts';
import { stepOf } from './steps.ts';

export interface Making {
  value: number;
  /** Percent of the price, else money. */
  isShare: boolean;
  /** '' where none is named. */
  currency: string;
  /** One of what it is paid for; '' where nothing says so: of what is sold, or of all together. */
  each: string;
  per?: TimeUnit;
  /** Rent, salaries, a hall: paid once, however much is sold. */
  isFixed: boolean;
  words: string;
}

/** What businesses pay for: goods, people, ways, places and services. */
const PAID_FOR = [
  'goods|produce|(?:raw )?materials?|ingredients?|parts|food|feed|seeds?|fabric|timber|flour|milk|medicines?|drugs|vaccines?|supplies|consumables|gear|lab',
  'labou?r|wages?|salar(?:y|ies)|staff|crews?|drivers?|cleaners?|teachers?|tutors?|coaches|instructors?|guides?|vets?|doctors?|surgeons?|fitters?|installers?|technicians?|pickers?|faculty|musicians|bands?|speakers?',
  'delivery|shipping|freight|postage|courier|transport|fuel|petrol|diesel|flights?|visas?|travel',
  'rent|venue|hall|stage|marquee|overheads?|power|electricity|water|heating|cleaning|laundry',
  'packing|packaging|insurance|licen[cs]es?|permits?|printing|royalt(?:y|ies)|court fees?|landed',
].join('|');
const COST = new RegExp(
  `(?<![a-z])(?:costs?(?: us| me| about| around)*|cost (?:of|for) (?:goods|making)|we pay(?: \\p{L}+){0,3}|(?:is|are|get) paid|out of (?:the|each|every|that|our) (?:fee|price|fare|ticket|bill|sale)|${PAID_FOR})(?![a-z])[^\\d.;\\n]{0,30}$`,
  'iu',
);
/** 'Delivery is $9 a box, produce $20': the next cost of a list, by its name alone. */
const NEXT_COST =
  /^\s*(?:(?:\/\s*|per |an? |each )\p{L}+\s*)?(?:,|and|plus|\+|&|และ|กับ|บวก)\s*(?:the |a |our )?[\p{L}\p{M}][\p{L}\p{M} ]{1,24}$/iu;
const COST_BEHIND =
  /^\s*(?:landed|to (?:make|produce|buy in|grow|pack)|(?:in|of|for) (?:materials?|ingredients|parts|feed|labou?r))(?![a-z])/iu;
/** What a Thai client pays for, and not what buyers pay or adverts cost. */
const THAI_COST =
  /(?:ต้นทุน|วัตถุดิบ|เงินเดือน|ค่า(?!ทัก|แช|คลิ|แอด|โฆษณา|สื่อ|คอม|สมัคร|เรียน|เทอม|บริการ|มัดจำ|ห้อง|เข้า|ตั๋ว|ปรับ|จอง|โทร|ลีด|ธรรมเนียม|ตัว|แพ็[กค]?เกจ|นัด|ลงทะเบียน|เอเจน|ช่างภาพ|วิดีโอ|ใช้จ่าย|คอร์ส|ประกัน|เฉลี่ย)[ก-๛]{2,})[^\d.;\n]{0,30}$/u;
const FIXED =
  /(?<![a-z])(?:rent|salar(?:y|ies)|faculty|venue|hall|stage|marquee|overheads?|staff|fixed|licen[cs]es?|permits?|insurance)(?![a-z])|ค่าเช่า|สถานที่|เงินเดือน|คงที่|ค่าทีม|ทีมแพทย์|พนักงาน/iu;
/** Paid even where nothing is sold, by the words behind. */
const ANYWAY = /^[^.;\n\d]{0,12}(?:whatever|regardless|however many|either way|no matter|ไม่ว่า|ยังไงก็)/iu;
/** Adverts, what buyers pay, what others ask, and what is lost where nothing is sold. */
const NO_COST =
  /(?<![a-z])(?:ads?|advert\p{L}*|google|facebook|meta|instagram|tiktok|linkedin|clicks?|leads?|spent|spend|budget|agency|empty|vacant|idle|unsold|missed|no-?shows?|spends?|saves?|earns?|brings?|worth|charges?|sells?|competitors?|rivals?|tickets? costs?|discount|deposit|costs? (?:the |our )?(?:customer|client|buyer|parent|guest|patient)s?)(?![a-z])|ว่าง|รวมค่า|ฟรีค่า|โฆษณา|ยิง|แอด|ลูกค้าจ่าย|ลด/iu;
const NO_SHARE = /margin|profit|tax|vat|gst|commission|discount|กำไร|ภาษี|ค่าคอม|ส่วนลด/iu;
const SHARED =
  /^\s*(?:of (?:the |our |that )?(?:price|sales|revenue|takings|bill|ticket|it)|ของ(?:ราคา|ยอด)|[,.;)]|$|ห้าม|\n)/iu;
const EACH_BEHIND =
  /^\s*(?:\/\s*|(?:per|each|an?|for (?:an?|each|every|one))\s+|ต่อ\s*)(?<what>\p{Script=Latin}+|[\p{Script=Thai}\p{M}]{2,8})/iu;
/** Steps that a cost of advertising is told of. */
const PAID_STEPS = new Set([
  'click',
  'like',
  'lead',
  'chat',
  'call',
  'qualified',
  'trial',
  'quote',
  'application',
  'meeting',
  'booking',
  'visit',
]);

function eachOf({ each, perSpan, span }: Reading, text: string, before: string): string {
  const behind = text.slice(Math.max(span.end, perSpan?.end ?? 0));
  const named = thaiEach(before) ?? each ?? EACH_BEHIND.exec(behind)?.groups?.['what'] ?? '';
  // A weekend is hired as a room is.
  return TIME.test(named) && !/^weekend$/iu.test(named) ? '' : named;
}

export function readMaking(answer: string): Making[] {
  const text = plain(answer);
  let from = 0;
  /** What the cost right before is paid for one of; undefined where the figure before is none. */
  let listed: string | undefined;
  return readQuantities(answer).flatMap((reading): Making[] => {
    const { quantity, span, per, perSpan } = reading;
    const before =
      text
        .slice(Math.max(from, span.start - 56), span.start)
        .split(/[.;\n](?=\s|$)/u)
        .at(-1) ?? '';
    from = Math.max(span.end, perSpan?.end ?? 0);
    const after = text.slice(span.end, span.end + 24);
    if (!('value' in quantity) || !(quantity.value > 0) || quantity.high !== undefined) return [];
    const isNext = listed !== undefined && NEXT_COST.test(before);
    const each = eachOf(reading, text, before) || (isNext ? (listed ?? '') : '');
    listed = undefined;
    const isCost = isNext || COST.test(before) || THAI_COST.test(before) || COST_BEHIND.test(after);
    if (!isCost || NO_COST.test(before)) return [];
    const words = answer.slice(Math.max(0, span.start - 24), span.end).trim();
    if (quantity.kind === 'percent') {
      const isShare =
        quantity.ratio === undefined && quantity.value < 100 && !NO_SHARE.test(before) && SHARED.test(after);
      return isShare
        ? [{ value: quantity.value, isShare, currency: '', each: '', isFixed: false, words }]
        : [];
    }
    const isEach = /ละ\s*$/u.test(before);
    const isBare =
      quantity.kind === 'count' && (quantity.unit === '' || isEach) && /[\u0E00-\u0E7F]/u.test(before);
    if (quantity.kind !== 'money' && !isBare) return [];
    const step = stepOf(each) ?? (each === '' ? stepOf(before) : undefined);
    if (step !== undefined && PAID_STEPS.has(step)) return [];
    listed = each;
    return [
      {
        value: quantity.value,
        isShare: false,
        currency: quantity.kind === 'money' ? quantity.currency : '',
        each,
        ...(per === undefined ? {} : { per }),
        isFixed: each === '' && (FIXED.test(before) || ANYWAY.test(text.slice(span.end))),
        words,
      },
    ];
  });
}
