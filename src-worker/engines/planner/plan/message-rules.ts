/** The client's rules for what ads say; a limit on how much can be served is no message. */
import { isKeptUnprinted } from '../../../understanding/answers/discretion.ts';
import { isBareOrder } from '../../../understanding/answers/rule-heads.ts';
import { toldRule } from '../../../understanding/answers/rule-remarks.ts';
import { sayingAt, type Saying } from '../../../understanding/answers/rule-sayings.ts';
import { isOfService } from '../../../understanding/answers/served-limits.ts';
import { tellsOfSelf } from '../../../understanding/denials.ts';
import { unique } from '../../../understanding/text.ts';
import type { Readings } from '../readings/index.ts';

/** 'We do 30 jobs a month at most', 'ทำได้ไม่เกิน 30 งาน'. */
const SERVES =
  /\b(?:at most|no more than|max(?:imum)?|up to|only|can(?:not)? (?:take|serve|do)) \d|^(?:รับ|ทำ|ผลิต|ส่ง|จุ)(?:งาน|ได้)?[^ ]{0,12}(?:ไม่เกิน|สูงสุด|ได้แค่|วันละ|เดือนละ|รุ่นละ)?[^ ]{0,8} ?\d/iu;

/** What only leads on to the next rule. */
const JOINS = /\s*(?:และ|แล้วก็|\band)$/u;

/** @param withDiscount whether the deepest discount is among them */
export const messageRules = (
  { constraints, rules }: Pick<Readings, 'constraints' | 'rules'>,
  withDiscount = true,
): string[] =>
  constraints
    .filter(
      ({ text, discountCap }) =>
        !SERVES.test(text) &&
        !isOfService(text) &&
        !isKeptUnprinted(text) &&
        // What is to be told is told by its own sentence.
        !sayings({ rules }).some(({ words }) => text.includes(words)) &&
        (withDiscount || discountCap === undefined),
    )
    // What was read up to a space is said with the rest of its rule: 'ห้ามใช้คำว่ารักษาหาย| การันตี'.
    .map(({ text }) => toldRule(wholeRule(rules, text)))
    // 'ห้ามลง' is told with what it is of, or not at all.
    .filter((text) => !isBareOrder(text) && (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS);

/** Letters of a rule that names something: 'toilet jokes: |no' does not. */
const LEAST_LETTERS = 5;

/** With the words that it forbids as well, where the rule goes on to name them. */
function wholeRule(rules: Readings['rules'], text: string): string {
  if (isBareOrder(text)) return rules.find(({ quote }) => quote.endsWith(text))?.quote ?? text;
  const found = rules.find(
    ({ kind, quote, terms }) =>
      kind === 'words' &&
      quote.startsWith(text) &&
      terms.some((term) => quote.slice(text.length).includes(term) && !text.includes(term)),
  );
  return found === undefined ? text : found.quote.replace(JOINS, '');
}

/** Words that the client wants on every piece: 'Reg. No. 214CU'. */
export const mandatoryLines = ({ rules }: Pick<Readings, 'rules'>): string[] =>
  rules.flatMap(({ kind, terms }) => (kind === 'must' ? terms : []));

/** What the client does not do or have and wants told all the same. */
export const sayings = ({ rules }: Pick<Readings, 'rules'>): Saying[] =>
  rules.flatMap(({ kind, quote }) => {
    const saying = kind === 'must' ? sayingAt(quote) : undefined;
    return saying === undefined ? [] : [saying];
  });

/** What every draft leaves room for, in brackets until the client gives it: '[CBB number]'. */
export const mandatorySlots = ({ rules }: Pick<Readings, 'rules'>): string[] =>
  unique(rules.flatMap(({ slot }) => (slot === undefined ? [] : [`[${slot}]`])));

/** The end of a Thai phrase whose rule stopped within it: 'ห้ามบอกว่าช่วยลดน้ำหนัก|เด็ดขาด'. */
const GOES_ON = /^[ก-๛]{1,20}(?=[\s.,;!)]|$)/u;

/** What the client forbids to say or show, whole. */
export const forbidding = ({ rules, answers }: Pick<Readings, 'rules' | 'answers'>): string[] =>
  rules
    .filter(
      ({ kind, quote }) =>
        (kind === 'words' || kind === 'topic') &&
        !isOfService(quote) &&
        !tellsOfSelf(quote) &&
        !isKeptUnprinted(quote) &&
        !isBareOrder(quote),
    )
    .map(({ quote, path }) => {
      const field = path.split('.').at(-1) ?? '';
      const answer = Object.entries(answers).find(([name]) => name === field)?.[1] ?? '';
      const at = typeof answer === 'string' ? answer.indexOf(quote) : -1;
      const rest = at < 0 || typeof answer !== 'string' ? '' : answer.slice(at + quote.length);
      const end = /[ก-๛]$/u.test(quote) ? (GOES_ON.exec(rest)?.[0] ?? '') : '';
      return toldRule(
        `${quote}${JOINS.test(quote) ? '' : end}`.replace(JOINS, '').replace(/^(?:และ|แล้วก็|and\s)\s*/u, ''),
      );
    });

const PICTURES =
  /photo|picture|image|(?<![a-z])pics?(?![a-z])|(?<![a-z])(?:clips?|footage|selfies?)(?![a-z])|video|(?<![a-z])faces?(?![a-z])|drone|(?<![a-z])show(?:n|s|ing)?(?![a-z])|logo|รูป(?!แบบ|ร่าง)|(?<!สุข|คุณ|ส)ภาพ|คลิป|(?<!ล่วง|เดือน|สัปดาห์|อาทิตย์|ปี|ราย|นาย)หน้า(?!ที่|ร้าน|ฝน|หนาว|ร้อน|แรก|ต่าง)|โชว์|ถ่าย|โลโก้/iu;
/** What must be is a rule for pictures only where it names them. */
const ASKED_OF_PICTURES = /\b(?:photos?|pictures?|pics?|images?)\b|รูป(?!แบบ|ร่าง)|(?<!สุข|คุณ|ส)ภาพ/iu;
/** Whether a rule is about what is seen: an advert of words alone cannot break it. */
export const isOfPictures = (quote: string, isAsked = false): boolean =>
  (isAsked ? ASKED_OF_PICTURES : PICTURES).test(quote);
