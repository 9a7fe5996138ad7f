/**
 * People whom the client can write to before any advert: former customers, a list of its own, members. Told with a number, in passing and
 * under any question ('we have 900 emails', 'สมุดจดมีชื่อลูกค้าเก่า 2,300 คน', '640 members at the moment').
 */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { forbids, isDeniedBehind } from '../denials.ts';
import { isMostlyThai } from '../text.ts';

export interface OwnContacts {
  /** `list`: a list or a group that can be written to; `past`: who has bought before; `members`: who is with the client now. */
  kind: 'list' | 'past' | 'members';
  count: number;
}

/** So few are spoken to one by one. */
const LEAST = 20;

/** Right behind the number, and right before it. */
const SIGNS: readonly {
  kind: OwnContacts['kind'];
  before?: RegExp;
  behind: RegExp;
}[] = [
  {
    kind: 'list',
    behind:
      /^\s*(?:\p{L}+ ){0,2}(?:e-?mails\b|e-?mail addresses|contacts\b|phone numbers|(?:names|people) on (?:the|our) (?:\p{L}+ )?list|followers\b)/iu,
  },
  {
    kind: 'list',
    before:
      /\b(?:whatsapp|viber|line|facebook|telegram|e-?mail|mailing|contact|customer)s? (?:group|list|channel|community|base|database|oa)(?:\s(?:of|has|with|is))?\s*:?\s*$/iu,
    behind: /^\s*(?:people|names|ladies|members|mums|moms|customers|subscribers|contacts|[,.;)]|$)/iu,
  },
  {
    kind: 'list',
    before:
      /(?<!ตอบ|ทัก|แอด|ต่อ|ส่ง|คุย)(?:ไลน์(?:\s?โอเอ|\s?OA|กลุ่ม|รอ)?|LINE(?:\s?OA)?|กลุ่มไลน์|รายชื่อ|เพื่อนในไลน์|ฐานลูกค้า|เบอร์ลูกค้า)(?:\s?(?:มี|อยู่|แล้ว|รวม))?\s*$/u,
    behind: /^\s*(?:คน|เบอร์|ราย|ชื่อ)/u,
  },
  {
    kind: 'past',
    behind:
      /^\s*(?:past|old|former|lapsed|previous|existing) (?:\p{L}+ )?(?:customers|clients|guests|members|families|owners|students|buyers|donors|homes|jobs)\b/iu,
  },
  {
    kind: 'past',
    before: /(?:ลูกค้า(?:เก่า|เดิม)|สมาชิกเก่า|ศิษย์เก่า|ลูกค้าในมือ)(?:\s?(?:ในมือ|ปีก่อน|ปีที่แล้ว|ในสมุด|มี|อยู่|รวม))*\s*$/u,
    behind: /^\s*(?:คน|ราย|หลัง|บ้าน|คัน|เจ้า|ร้าน|ครอบครัว|เบอร์|ท่าน)/u,
  },
  {
    kind: 'past',
    behind:
      /^\s*(?:\p{L}+ )?(?:who|that) (?:have ?n['’]?t|have not|did ?n['’]?t|did not) (?:(?:been|come|came|renewed?|visited)\b|(?:bought|buy|ordered|order|booked?)\b[^.;,]{0,12}\b(?:since|again|lately|for a)\b)/iu,
  },
  {
    kind: 'members',
    before:
      /(?<!\b(?:want|need|needs|to|target|goal|until|reach|more|new|another|get|bring|every|each|of|per|group|average|with|after) |[+>→]\s?)$/iu,
    behind:
      /^\s*(?:(?:monthly|paying|active|current) )?(?:members|subscribers|donors|clients|customers)\b(?=\s+(?:now|today|at the moment|so far|currently|on (?:the |our )?books|already)\b|\s*(?:→|->|;)|,?\s+(?:to \d|and want|want|and only)\b)|^\s*(?:(?:monthly|paying|active|current) )?(?:members|subscribers|donors)\s*$/iu,
  },
  {
    kind: 'members',
    before: /(?<!หา|ค่า|เพิ่ม|อีก)สมาชิก(?:\s?(?:ตอนนี้|ปัจจุบัน|รายเดือน|มี|อยู่))?\s*$/u,
    behind: /^\s*(?:คน|ราย)(?=\s*(?:เป็น|->|→|อยากได้|ตอนนี้|และ|ขอ))/u,
  },
];

/** Nothing is to be done with them: 'so don't bother with that'. */
const LEAVES =
  /\b(?:don['’]?t|do not|no need to|never) (?:bother|contact|write|call|advertise|use)\b|ไม่ต้อง(?:ทัก|โทร)|อย่า|ห้าม/iu;

/** Whom this part of an answer counts; undefined where it counts none. */
export function ownContactsIn(words: string): OwnContacts | undefined {
  if (forbids(words) || LEAVES.test(words)) return undefined;
  for (const { quantity, span } of readQuantities(words)) {
    // '300 of the 2,900': the list is the whole.
    const whole = quantity.kind === 'percent' ? quantity.ratio?.[1] : undefined;
    const count = quantity.kind === 'count' ? quantity.value : whole;
    if (count === undefined || count < LEAST) continue;
    // The word behind a number may be read with it.
    const figure = /^[^\p{L}\p{M}]*/u.exec(words.slice(span.start))?.[0] ?? '';
    const end = whole !== undefined || figure.trim() === '' ? span.end : span.start + figure.trimEnd().length;
    const [before, behind] = [words.slice(0, span.start), words.slice(end)];
    const sign = SIGNS.find((one) => (one.before?.test(before) ?? true) && one.behind.test(behind));
    if (sign && !isDeniedBehind(behind)) return { kind: sign.kind, count };
  }
  return undefined;
}

/** Where a clause ends that tells another thing. */
const CLAUSES_EN = /;\s*|[,.]\s+|\s+(?=\+|please\b|don['’]?t\b|do not\b)/iu;
const CLAUSES_TH = /\s*[/;]\s*|\s{2,}|,\s+|\s+(?=ห้าม|อย่า|ไม่มีคน|ยังไม่)/u;

/** Each clause of a sentence that counts them, with whom it counts. */
export const ownContactsTold = (sentence: string): (OwnContacts & { words: string })[] =>
  sentence.split(isMostlyThai(sentence) ? CLAUSES_TH : CLAUSES_EN).flatMap((words) => {
    const contacts = ownContactsIn(words);
    return contacts ? [{ ...contacts, words }] : [];
  });
