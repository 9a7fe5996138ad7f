/** Which words of an answer are a rule: learnt from marked answers, line by line. */
import { negationsIn, type Negation } from '../../../src/shared/reading/negation.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { featuresOf, type Sequence } from '../tagger/features.ts';
import { openModel, type Model } from '../tagger/model.ts';
import { bestSpans, type TaggedSpan } from '../tagger/tagger.ts';
import { tokensOf, type Token } from '../tagger/tokens.ts';
import type { Field } from './figure-features.ts';
import learnt from './learnt.json' with { type: 'json' };
import { orderForms, rowsIn } from './rule-orders.ts';

/** As it is marked. */
export const RULE = 'rule';

export interface Line {
  tokens: readonly Token[];
  sequence: Sequence;
}

/** Words at which a line may tell a rule; one without any of them is not looked at. */
const MAY_BE =
  /(?<![a-z])(?:no|not|never|don'?ts?|doesn'?t|dont|nothing|without|avoid|must|only|always|ask|say|every|all|any|stop(?:ped)?|keep|leave|cannot|can'?t|won'?t|isn'?t|aren'?t|has to|have to|needs?|approv\p{L}*|permission|forbidden|prohibited|refrain|careful|please|pls|nor|none|close[ds]?|off|out|rather|instead|mustn'?t|shouldn'?t|should|may|wants?|prefer|hates?)(?![a-z])|ไม่|ห้าม|อย่า|งด|ต้อง|เท่านั้น|ทุก|ขอ|บ่|มิ|เลี่ยง|หลีก|no|เลิก|ยังไม่|ก่อน/iu;

/** The lines of an answer with what is seen of their words. */
export const linesOf = (answer: string, field: Field): Line[] =>
  [...answer.matchAll(/[^\n]+/gu)]
    .filter(([line]) => MAY_BE.test(line))
    .map(({ 0: line, index }) => {
      const tokens = tokensOf(line, index);
      return { tokens, sequence: featuresOf(line, tokens, index, () => [`field:${field}`]) };
    });

/** From here on the words are a rule; where a word forbids ('never', 'ห้าม'), from here on. */
const LEAST = 0.2;
const LEAST_FORBIDDEN = 0.08;

let opened: Model | undefined;

/** As far into a rule its word that forbids may stand, in words. */
const ORDER_WITHIN = 4;

/** The likeliest spans of a line that do not overlap. */
function spansOf({ tokens, sequence }: Line, orders: readonly Negation[]): TaggedSpan[] {
  // Of each token, whether an order begins in it, and whether a span has it: a long line has thousands of both.
  const ordered = new Uint8Array(tokens.length);
  let at = 0;
  for (const { span } of orders) {
    while (at + 1 < tokens.length && (tokens[at + 1]?.start ?? 0) <= span.start) at += 1;
    const token = tokens[at];
    if (token !== undefined && token.start <= span.start && span.start < token.end) ordered[at] = 1;
  }
  const taken = new Uint8Array(tokens.length);
  const isOrder = ({ from, to }: TaggedSpan): boolean =>
    ordered.subarray(from, Math.min(from + ORDER_WITHIN, to)).includes(1);
  const chosen: TaggedSpan[] = [];
  const ranked = bestSpans((opened ??= openModel(learnt.rules)), sequence).toSorted(
    (a, b) => Number(b.isBest) - Number(a.isBest) || b.probability - a.probability,
  );
  for (const span of ranked) {
    if (span.touched < (isOrder(span) ? LEAST_FORBIDDEN : LEAST)) continue;
    if (taken.subarray(span.from, span.to).includes(1)) continue;
    taken.fill(1, span.from, span.to);
    chosen.push(span);
  }
  return chosen.toSorted((a, b) => a.from - b.from);
}

/** An order by its form: 'ห้าม…', 'อย่า…' where a phrase begins, 'Do not …' where a sentence does. */
const ORDER =
  /^(?:ห้าม|อย่า(?!ง)|(?:please )?(?:do not|don't|dont)\s(?!know|have|think|care|mind|need|want|like|see|get|worry|forget|hesitate))/iu;
/** What must be there, and what the business never does, where a sentence begins. */
const POLICY =
  /(?<=^|[.!?;:\n]\s*)(?:(?:(?:please|pls|kindly),? )?never (?:show|say|use|post|print|write|promise|name|mention|put|run|film|photograph|publish|joke|compare|call|quote|advertise|display|tell|claim|imply|share)|keep (?:the |our |all )?(?:prices?|pricing|names?|faces|logos?) (?:off|out of|away from|private|secret)|(?:keep|leave) (?:the |our |all |my |his |her )?(?:[\p{L}'’-]+ ){1,5}?(?:out of|off|away from) (?:it|this|(?:the |our |all |any )?(?:ads?|adverts?|adverti\p{L}+|posts?|posters?|pictures|photos?|campaign|marketing|website|page|text|films?|videos?))|must (?:always )?(?:mention|say|state|show|include|carry|display)|we never (?:do|offer|give|sell|use|show|discount|undercut|promise|claim|say|mention|advertise|compare|charge|push|chase|name|post|publish))(?![a-z])[^.!?;\n]*/giu;
/** Who must see a piece before it is shown: 'โฆษณาต้องขอ ฆสพ. ก่อนทุกชิ้น', 'กรรมการต้องดูก่อนทุกโพสต์', 'have everything read by me first'. */
const APPROVED =
  /(?<=^|[\s,;(])[ก-๛]*(?:โฆษณา|แอด|โพสต์|รูป|ภาพ|คลิป|โปร|ข้อความ|แคปชั่น|ป้าย|สื่อ|งาน)[ก-๛]*ต้อง(?:ขอ|ให้|ส่ง|ผ่าน)[^,;\n]{1,40}?ก่อน[ก-๛]*|(?<=^|[\s,;(])[ก-๛]{2,24}ต้อง(?:ดู|เห็น|อ่าน|ตรวจ|อนุมัติ)(?:ให้)?ก่อน[ก-๛]*|(?<=^|[\s,;(])(?:ทุก\s?)?(?:artwork|ads?|content|post|caption)\s?(?:ทุกชิ้น\s?)?ต้อง(?:ขอ|ให้|ส่ง|ผ่าน)[^,;\n]{1,40}|(?<=^|[.!?;,\n]\s*)(?:please |pls )?(?:have|let|get) (?:everything|it all|all texts?|each (?:ad|post|text)|every (?:ad|post|text)|all (?:ads|posts)) (?:read|seen|checked|approved|signed off|be (?:read|seen|checked|approved))(?![a-z])[^.!?;\n]*/giu;
/** What must stand on a piece: 'ต้องใส่เลขใบอนุญาต'. */
const MUST_CARRY_TH =
  /(?<=^|[\s,;(])ต้อง(?:ใส่|มี|ลง|ระบุ|แสดง)(?:เลข|คำเตือน|คำว่า|ข้อความ|โลโก้|เครื่องหมาย)[ก-๛]*/gu;
/** An order behind a comma or a plea, wherever it stands: 'one partner left, don't push that one', 'pls don't speak of commission'. */
const ASKED_NOT =
  /(?<=^|[\s,;:(–-])(?:please|pls|plz|kindly),? (?:do not|don['’]?t|never|no)(?![a-z])[^.!?;\n]*|(?<=[,;:–(]\s*|\s-\s|^)(?:so |and |but )?(?:do not|don['’]?t) (?:say|push|mention|show|use|promise|write|post|name|film|advertise|run|speak|talk|put|quote|call)(?![a-z])[^.!?;,\n]*/giu;
/** What the business does not do or sell, in its own words: nobody may be told that it does. */
const DECLINES =
  /(?<=^|[.!?;:,(\n]\s*|\s-\s|(?:and|but|so) )(?:(?:we|i) )?(?:do not|don['’]?t|does not|doesn['’]?t|cannot|can['’]?t|won['’]?t|no longer) (?:do|sell|take|make|offer|accept|ship|deliver|serve|repair|fix|install|rent|hire out|cover|handle|stock|supply|teach|treat|breed|board)(?![a-z])(?! (?:it|this|that|them|so|you)(?![a-z]))[^.!?;,\n]*|(?<=^|[.!?;\n]\s*)(?:not (?:24\/7|24 hours|on (?:sundays|weekends))|no (?:visitors|walk-?ins|children|kids|dogs|pets|weekends|overnight stays|refunds|discounts|wholesale|retail)(?: at all)?)(?![a-z])|(?<=^|[\s,;(])(?:เรา)?ไม่(?:รับ(?!ผิดชอบ|ประกันผล|รอง)|ทำ(?!ให้)|ขาย|ให้เช่า|ข้าม(?:ไป)?|สอน|ซ่อม)(?![\u0E30-\u0E3A\u0E47-\u0E4E])(?!ทัน|ไหว|ได้|ดี|ครบ|ออก|เลย(?:$|\s)|แล้ว)[ก-๛]{2,}/giu;
/** Characters of an order that tell it. */
const LONGEST_ORDER = 40;
const BEGINS_PHRASE = /(?:^|[\s(,;:)])$/u;
const BEGINS_SENTENCE = /(?:^|[.!?;:\n]\s*)$/u;
const isPlainOrder = (answer: string, { span }: Negation): boolean => {
  const before = answer.slice(Math.max(0, span.start - 4), span.start);
  const isThai = /[ก-๛]/u.test(answer[span.start] ?? '');
  return (
    ORDER.test(answer.slice(span.start, span.start + LONGEST_ORDER)) &&
    (isThai ? BEGINS_PHRASE : BEGINS_SENTENCE).test(before)
  );
};

/** What the client says that it does not promise: 'We dont promise they pass', 'เราไม่การันตีผล'. */
const PROMISES_NOT =
  /(?<=^|[.!?;:,\n]\s*|\s)(?:we|i) (?:never|do not|don['’]?t|cannot|can['’]?t|won['’]?t|must not|may not) (?:promise|guarantee|claim)(?![a-z])[^.!?;\n]*|(?<=^|\s)(?:เรา)?ไม่(?:การันตี|รับประกันผล|รับรองผล|สัญญาว่า|รับปาก)[^\s.,;]*/giu;

/** Words that are forbidden in a row behind their label: 'ห้าม: ปลูกผม, รักษาผมร่วง', 'คำต้องห้าม: ลดพุง ดีท็อกซ์', 'banned words: cure, heal'. */
const LISTED =
  /(?<=^|[.!?;\n|]\s*|\s)(?:ห้าม(?:ใช้|พูด|เขียน)?(?:คำ(?:ว่า)?)?|คำ(?:ต้อง)?ห้าม(?:ใช้|พูด)?|(?:banned|forbidden) words?|words? (?:to avoid|we (?:never|don['’]?t) use)|never use)\s?:\s*(?:[^.;\n|]|\.(?=\.|\S))+/giu;

/** The same with spaces alone, as far as where they are forbidden: 'ห้ามใช้คำว่า หาย ถาวร ในโฆษณา'. */
const LISTED_TH =
  /(?<=^|[.!?;,\n|]\s*|\s)(?:ห้าม|อย่า)(?:ใช้|พูด|เขียน|มี)คำ(?:ว่า)?\s?(?:(?!ห้าม|อย่า|แต่)[^.;,\n\s]{1,20}\s){1,8}ใน(?:แอด|โฆษณา|โพสต์?|สื่อ|คอนเทนต์|งาน)(?:ทุกชิ้น|ทุกโพสต์|เด็ดขาด|เลย)?(?=\s|[.;,]|$)/gu;

export function ruleSpans(answer: string, field: Field): Span[] {
  const orders = negationsIn(answer).filter(({ kind }) => kind === 'must not');
  const listed = [LISTED, LISTED_TH]
    .flatMap((row) => [...answer.matchAll(row)])
    .map(({ index, 0: said }) => ({
      start: index,
      end: index + said.trimEnd().length,
    }));
  const rows = [...(field === 'product' || field === 'hero' ? rowsIn(answer) : []), ...listed];
  const learntSpans = [
    ...learntSpansOf(answer, field, orders).filter(
      ({ start, end }) => !rows.some((row) => row.start < end && start < row.end),
    ),
    ...rows,
  ];
  const taken = new Uint8Array(answer.length);
  for (const { start, end } of learntSpans) taken.fill(1, start, end);
  const plain = orders
    .filter((order) => isPlainOrder(answer, order))
    .map(({ span, scope }) => ({ start: span.start, end: Math.max(span.end, scope.end) }))
    .filter(({ start, end }) => !taken.subarray(start, end).includes(1));
  const policies = [...answer.matchAll(POLICY)]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.trimEnd().length }))
    .filter(({ start, end }) => !taken.subarray(start, end).includes(1));
  for (const { start, end } of [...plain, ...policies]) taken.fill(1, start, end);
  const told = [APPROVED, MUST_CARRY_TH, ASKED_NOT, DECLINES, ...orderForms(field)].flatMap((words) =>
    [...answer.matchAll(words)].flatMap(({ index, 0: said }) => {
      const span = {
        start: index + said.length - said.trimStart().length,
        end: index + said.trimEnd().length,
      };
      if (taken.subarray(span.start, span.end).includes(1)) return [];
      taken.fill(1, span.start, span.end);
      return [span];
    }),
  );
  const promises = [...answer.matchAll(PROMISES_NOT)]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter(({ start, end }) => !taken.subarray(start, end).includes(1));
  return [...learntSpans, ...plain, ...policies, ...told, ...promises].toSorted((a, b) => a.start - b.start);
}

function learntSpansOf(answer: string, field: Field, orders: readonly Negation[]): Span[] {
  return linesOf(answer, field).flatMap((line) =>
    spansOf(line, orders).flatMap(({ from, to }) => {
      const [first, last] = [line.tokens[from], line.tokens[to - 1]];
      if (first === undefined || last === undefined) return [];
      // The mark that ends it is a part of it.
      const end = last.end + (/^[.!]/u.test(answer[last.end] ?? '') ? 1 : 0);
      return [{ start: first.start, end }];
    }),
  );
}
