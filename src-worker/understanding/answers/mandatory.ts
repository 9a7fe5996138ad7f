/** What the client wants on every piece: 'Always say Reg. No. 214CU', 'ต้องใส่เลขใบอนุญาต 123 ทุกโพสต์'. Whole, with the line itself. */
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { withHead } from './rule-heads.ts';

export interface Mandatory {
  span: Span;
  /** What everything carries; '' where the order describes it and does not give it. */
  line: string;
}

const EVERY = String.raw`(?:every|each|all)(?: (?:our|the))? (?:ads?|adverts?|advertisements?|posts?|pieces?|pages?|films?|videos?|pictures?|messages?|materials?|creatives?)`;
/** The verb of the order; what follows is the line. */
const ORDERS: readonly RegExp[] = [
  /(?<!\b(?:we|they|i|you|who|and)\s)(?<![\p{L}\p{N}])(?:must |please )?always\s+(?:say|state|show|print|mention|include|write|add|display|put|carry)\s+(?:(?:that|the words?|the line|our)\s+)?(?<line>[^\n;]+)/giu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${EVERY}\s+(?:must|has to|have to|should|needs? to)\s+(?:say|state|show|print|mention|include|carry|display|have|end with)\s+(?:(?:that|the words?|the line|our)\s+)?(?<line>[^\n;]+)`,
    'giu',
  ),
  // Told as it is: a quotation alone, since 'every post shows a smile' may be what is so already.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${EVERY}\s+(?:carr(?:y|ies)|says?|states?|shows?|includes?|bears?|displays?|ends? with)\s+(?:(?:that|the words?|the line)\s+)?(?<line>["“«'‘][^"”»’\n]+["”»'’])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:must|has to|have to|needs? to)\s+(?:say|state|show|print|mention|include|carry|display|write)\s+(?:(?:that|the words?|the line|our)\s+)?(?<line>[^\n;]+?)\s+(?:on|in|with)\s+${EVERY}`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])${EVERY}\s*[:=–-]\s*(?<line>["“«'‘][^"”»’\n]+["”»'’])`, 'giu'),
  /(?<![\p{L}\p{N}])(?:must|has to|have to)\s+(?:say|state|print|write|carry|display)\s+(?:(?:that|the words?|the line|our)\s+)?(?<line>["“«][^"”»\n]+["”»])/giu,
  new RegExp(
    String.raw`(?<!\b(?:not|never|no|dont|cannot|can['’]?t|n['’]t)\s)(?<![\p{L}\p{N}])(?:say|state|print|write|put|show|add)\s+(?<line>["“«'‘][^"”»’\n]+["”»'’]|[^\n;.]{2,60}?)\s+(?:on|in|under|below)\s+${EVERY}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[.;\n]\s*)(?!\s)(?<line>["“«'‘][^"”»’\n]+["”»'’]|[^\n;.]{2,60}?),?\s+(?:must|has to|have to|should|needs? to)\s+(?:be|stand|appear|go)\s+(?:on|in|under|below)\s+(?:${EVERY}|the (?:ads?|adverts?)(?!\p{L}))`,
    'giu',
  ),
  /(?:ทุก(?:โพสต?์?|ชิ้น|แอด|โฆษณา|ภาพ|รูป|คลิป|ครั้ง|ที่)[ก-๛]{0,10}\s?)?(?:ต้อง|ช่วย|ให้|รบกวน|(?=ใส่คำว่า))(?:ใส่|ลง|ติด|แสดง|ระบุ|ขึ้น|เขียน|บอก|มี)(?:คำว่า|ข้อความ(?:ว่า)?|คำเตือน(?:ว่า)?|ว่า)?\s?(?<line>[^\n;]+?)\s*(?:ด้วย|เสมอ)?\s?(?:(?:ใน|บน)?ทุก(?:โพสต?์?|ชิ้น|แอด|โฆษณา|ภาพ|รูป|คลิป|ครั้ง|ที่)[ก-๛]{0,8}|(?=ห้าม|อย่า)|$)/gu,
];
/** The line itself stands before the order: '“Not an offer” disclaimer on every ad', 'no single pieces, say it in every ad'. */
const BEFORE: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<line>["“«][^"”»\n]{6,90}["”»])(?:\s\p{L}+)?\s+(?:on|in|under|below)\s+${EVERY}`,
    'giu',
  ),
  /(?<![\p{L}\p{N}])(?:disclaimer|notice|warning|line|statement)\s?:?\s+(?<line>["“«][^"”»\n]{6,90}["”»])\s+(?:must|has to|have to)\s+(?:be|appear|stand)(?:\s(?:there|shown|on|in|included|visible))*/giu,
  new RegExp(
    String.raw`(?<=^|[.;:\n]\s*)(?!\s)(?<line>[^\n;.,:]{8,70}),?\s+(?:say|write|state|print)\s+(?:it|this|that|so)\s+(?:on|in)\s+${EVERY}`,
    'giu',
  ),
  /(?<=^|[.;:\n]\s*)(?!\s)(?<line>(?:we are\s[^\n;.:]{6,60}?|[^\n;.:]{0,40}(?:insured|regulated|licen[cs]ed|authori[sz]ed|supervised) by [^\n;.,:]{2,40}?)),?\s+(?:must|has to|have to)\s+(?:appear|be (?:written|stated|shown|said))(?!\p{L})/giu,
  new RegExp(
    String.raw`(?<=^|[.;:,\n]\s*)(?!\s)(?<line>[\p{L}&.' ]{2,40}\s(?:number|no\.?|licen[cs]e|registration)\s(?=[\p{L}\d/-]*\d)[\p{L}\d/-]+)\s+(?:on|in|under|below)\s+${EVERY}`,
    'giu',
  ),
  /(?<=^|[.;\n]\s*|\s\/\s|[ \t]{2,})(?!\s)(?<line>[ก-๛\d][ก-๛\d ]{6,60}?)\s+ต้อง(?:เขียน|บอก|ใส่|ระบุ|แจ้ง)(?:ไว้)?(?:ใน|บน)?ทุก(?:โพสต?์?|ชิ้น|แอด|โฆษณา|คลิป)/gu,
];
/** Said of every piece, in Thai: without it 'ต้องมี…' may be a wish of the buyers. */
const THAI_EVERY = /ทุก(?:โพสต?์?|ชิ้น|แอด|โฆษณา|ภาพ|รูป|คลิป|ครั้ง|ที่)/u;
const THAI = /[ก-๛]/u;
const EVERY_END = new RegExp(String.raw`\s(?:on|in|under|below|with)\s+${EVERY}$`, 'iu');

/** A quotation, or an order without one up to where another begins. */
const QUOTED = /^["“«'‘](?<inner>[^"”»’]{2,90})["”»'’]/u;
const NEXT_ORDER =
  /(?:[.,]|\s+(?:and|but))?\s+(?:never|do not|don['’]t|no\s|please|(?:and )?must|also)(?![\p{L}]).*$|\s+(?:ห้าม|อย่า|งด).*$|\s+(?:on|in)\s+(?:every|each|all)\s.*$/isu;
/** What tells how, and gives no words: 'the price', 'prices including VAT', 'who pays'. */
const GIVEN =
  /\p{N}|(?:^|\s)(?:reg(?:istered|istration|ulated)?|licen[cs]ed?|no\.|by|t&cs?|terms)(?:\s|$)|เลข|ใบอนุญาต|ทะเบียน|คำเตือน|ฮาลาล/iu;
const LONGEST = 90;

/** The point of an abbreviation ends no line: 'Reg. No. 214CU'. */
const SHORT_FORM =
  /(?:^|\s)(?:reg|no|nos|lic|art|sec|ref|cert|tel|st|nr|dept|co|ltd|inc|est|approx)\.$|(?<![ก-๛])[ก-ฮ]{1,4}\.$/iu;

/** A Thai line ends at the space behind which a new thought begins; figures, Latin letters and abbreviations go on. */
const THOUGHT_TH = /(?<=[ก-๛\d])[ \t]+(?=(?![ก-ฮ]{1,4}\.|เลข|ที่)[ก-๛]{2}).*$/su;
/** A Thai line that is given, not described: in quotation marks or behind 'คำว่า', or with its own number. */
const GIVEN_TH = /\p{N}|\p{Lu}{2}/u;
/** What is described and not given: 'the R300 000 in cash'. */
const DESCRIBED = /^(?:the|our|a|an|who|how|what|where|when)\s/iu;
/** Why it is ordered. */
const WHY = /\s+(?:so(?: that)?|because|since|as|otherwise)\s.*$/isu;

/** Up to the first full stop that ends a sentence. */
function firstSentence(text: string): string {
  for (const { index } of text.matchAll(/[.!?](?=\s|$)/gu)) {
    const upTo = text.slice(0, index + 1);
    if (!SHORT_FORM.test(upTo)) return text.slice(0, index);
  }
  return text;
}

/** The line within the words of an order, and where the order ends in them. */
function lineIn(said: string, isWorded: boolean): { line: string; length: number } | undefined {
  const quoted = QUOTED.exec(said);
  const inner = quoted?.groups?.['inner'];
  if (quoted !== null && inner !== undefined) return { line: inner.trim(), length: quoted[0].length };
  const first = firstSentence(said).replace(NEXT_ORDER, '').replace(WHY, '').trimEnd();
  const isThai = THAI.test(first);
  const bare = isThai ? first.replace(THOUGHT_TH, '') : first;
  if (bare === '' || bare.length > LONGEST) return undefined;
  const isGiven = isWorded || (isThai ? GIVEN_TH.test(bare) : GIVEN.test(bare) && !DESCRIBED.test(bare));
  return { line: isGiven ? bare : '', length: bare.length };
}

/** Every such order of an answer, in order. */
export function mandatoryIn(answer: string): Mandatory[] {
  const found: Mandatory[] = [];
  for (const order of [...BEFORE, ...ORDERS])
    for (const match of answer.matchAll(order)) {
      const said = match.groups?.['line'] ?? '';
      const isThai = THAI.test(match[0]);
      const at = match.index + match[0].indexOf(said);
      const isWorded =
        BEFORE.includes(order) || /(?:คำว่า|ข้อความว่า|คำเตือนว่า|ว่า)\s?$/u.test(answer.slice(match.index, at));
      const read = lineIn(said, isWorded);
      if (!read || (isThai && !THAI_EVERY.test(match[0]))) continue;
      // What says where stands in the order: 'on every post', 'ทุกโพสต์'.
      const isCut = isThai && read.length < said.trimEnd().length;
      const isPlaced = (isThai && !isCut) || BEFORE.includes(order) || EVERY_END.test(match[0]);
      const end = isPlaced ? match.index + match[0].trimEnd().length : at + read.length;
      const span = withHead(answer, { start: match.index, end });
      const isTaken = found.some((one) => one.span.start < end && match.index < one.span.end);
      if (span && !isTaken) found.push({ span, line: read.line });
    }
  return found.toSorted((a, b) => a.span.start - b.span.start);
}
