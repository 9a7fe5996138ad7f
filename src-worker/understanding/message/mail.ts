/** Mails: headers, what was quoted and forwarded, signatures and what a firm puts below every mail. */
import { isAgencyName } from './chat.ts';
import type { Line, Part, Whose } from './segment.ts';

const HEADER = /^(from|to|cc|bcc|date|sent|subject|reply-to|จาก|ถึง|สำเนา|วันที่|ส่งเมื่อ|เรื่อง)\s*[:：]\s*(.*)$/iu;
const FORWARDED =
  /^(?:-{3,}\s*(?:forwarded message|original message|ข้อความที่ส่งต่อ|ข้อความต้นฉบับ)\s*-{2,}|begin forwarded message:?|_{10,})$/iu;
const WROTE =
  /^(?:on\s.{4,120}\swrote|เมื่อ\s?.{4,120}(?:เขียนว่า|ได้เขียน)|(?:ใน|วันที่)\s?.{4,120}เขียนว่า)\s*[:：]?$/iu;
const CLOSING =
  /^(?:(?:many |with )?(?:best|kind|warm|yours)?\s*(?:regards|wishes|sincerely|faithfully|truly)|best|cheers|thanks?(?: you)?(?: so much| a lot| again| in advance| ka| krub)?|thx.{0,6}|yours(?: (?:sincerely|faithfully|truly|ever))?|sincerely|ขอบคุณ.{0,12}|ด้วยความเคารพ|ขอแสดงความนับถือ|นับถือ)\s*[,.!]?$/iu;
const BOILERPLATE =
  /\bconfidential\b|intended (?:only )?(?:for|recipient)|\bliability\b|if you (?:are not|received)|virus[- ](?:checked|free)|consider the environment|^sent from my|unsubscribe|^made with |company no\.|\bvat (?:gb|no|reg)|free trial for|all rights reserved|privacy policy|ข้อมูล.{0,20}(?:เป็นความลับ|ลับเฉพาะ)|หากท่านได้รับ.{0,30}ผิด|ส่งจาก (?:iphone|มือถือ)|booked with |powered by /iu;

/** What a customer is quoted with, by name: '"I cut my bill by $65 a month." — Dev P., Marana'. */
const TESTIMONIAL =
  /^\s*[>*-]?\s*["“][^"“”]{8,}["”]\s*[–—-]{1,2}\s*(?:\p{Lu}|คุณ)[^.!?]{1,60}\.?[^.!?]{0,30}$/u;

interface Block {
  from: string;
  to: string;
  depth: number;
  lines: Line[];
  isForwarded: boolean;
}

const depthOf = (text: string): number => /^(?:\s?>)+/u.exec(text)?.[0].replaceAll(/\s/gu, '').length ?? 0;
const unquoted = ({ text, start }: Line): Line => {
  const marks = /^(?:\s?>)+\s?/u.exec(text)?.[0].length ?? 0;
  return { text: text.slice(marks), start: start + marks };
};

/** The messages of a thread, each with its author where one is named. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [{ from: '', to: '', depth: 0, lines: [], isForwarded: false }];
  let inHeader = false;
  let isForwarded = false;
  let wrote: string | undefined;
  for (const [index, line] of lines.entries()) {
    const depth = depthOf(line.text);
    const own = unquoted(line);
    const text = own.text.trim();
    let block = blocks.at(-1);
    if (block === undefined) break;
    if (FORWARDED.test(text)) {
      isForwarded = true;
      inHeader = false;
      continue;
    }
    if (WROTE.test(text)) {
      wrote = text.replace(/^(?:on|เมื่อ)\s?|\s?(?:wrote|เขียนว่า).*$/giu, '');
      continue;
    }
    const header = HEADER.exec(text);
    const next = unquoted(lines[index + 1] ?? { text: '', start: 0 }).text.trim();
    if (
      header !== null &&
      (inHeader || HEADER.test(next) || (index === 0 && /^(?:subject|เรื่อง)$/iu.test(header[1] ?? '')))
    ) {
      if (!inHeader) {
        if (
          block.lines.some((one) => one.text.trim() !== '') ||
          block.from !== '' ||
          depth !== block.depth ||
          isForwarded
        ) {
          block = { from: '', to: '', depth, lines: [], isForwarded };
          blocks.push(block);
        }
        isForwarded = false;
        wrote = undefined;
      }
      inHeader = true;
      const [, name = '', value = ''] = header;
      if (/^(?:from|จาก)$/iu.test(name)) block.from = value;
      if (/^(?:to|ถึง)$/iu.test(name)) block.to = value;
      if (/^(?:subject|เรื่อง)$/iu.test(name)) block.lines.push({ text: '', start: own.start });
      continue;
    }
    inHeader = false;
    if (text !== '' && depth !== block.depth) {
      block = { from: wrote ?? '', to: '', depth, lines: [], isForwarded };
      blocks.push(block);
      wrote = undefined;
    } else if (wrote !== undefined) {
      block = { from: wrote, to: '', depth, lines: [], isForwarded };
      blocks.push(block);
      wrote = undefined;
    }
    block.lines.push(own);
  }
  return blocks.filter(({ lines: own, from }) => from !== '' || own.some(({ text }) => text.trim() !== ''));
}

const nameIn = (person: string): string =>
  person
    .replace(/<[^>]*>|["']/gu, '')
    .trim()
    .toLowerCase();
const domainIn = (person: string): string => /@([\w.-]+)/u.exec(person)?.[1]?.toLowerCase() ?? '';
const isSame = (a: string, b: string): boolean => {
  const [one, other] = [nameIn(a), nameIn(b)];
  if (one === '' || other === '') return domainIn(a) !== '' && domainIn(a) === domainIn(b);
  return (
    one === other ||
    one.split(' ')[0] === other.split(' ')[0] ||
    (domainIn(a) !== '' && domainIn(a) === domainIn(b))
  );
};
const isAgency = (person: string): boolean =>
  isAgencyName(nameIn(person)) ||
  /(?:^|[.-])(?:agency|media|digital|marketing|creative|ads)(?:$|[.-])|agency|media\.|digital\./u.test(
    domainIn(person),
  );

/** Characters of a mail that says something itself; a shorter one passes on what another says. */
const LEAST_MAIL = 200;
const lengthOf = ({ lines }: Block): number => lines.reduce((sum, { text }) => sum + text.trim().length, 0);

/**
 * In a thread the last writer's words count, and not those of whom they are written to; nor what somebody else wrote that is
 * passed on below a mail of its own, as a supplier's price list is.
 */
function whoseIs(block: Block, blocks: readonly Block[]): Whose {
  const whose = alone(block, blocks);
  const first = blocks.find(({ from }) => from !== '');
  if (whose !== 'client' || first === undefined || first === block || block.from === '') return whose;
  if (isSame(block.from, first.from) || alone(first, blocks) !== 'client') return whose;
  if (first.to !== '' && isSame(first.to, block.from)) return 'agency';
  return block.isForwarded && lengthOf(first) >= LEAST_MAIL && !isPassedOn(block, first) ? 'agency' : whose;
}

/** The rest of the brief stands in the mail below. */
const REST_BELOW =
  /\b(?:(?:everything|all) else|the rest|rest) (?:is |stays |stands |remains )?(?:as|the same|unchanged|below)\b|\b(?:brief|answers|details?) (?:is |are )?(?:below|underneath)\b|ที่เหลือ.{0,16}(?:ตาม|เหมือน|เดิม|ข้างล่าง|ด้านล่าง)|(?:ตาม|เหมือน)เมล(?:เดิม|ก่อน|ล่าง|ข้างล่าง|ด้านล่าง)/iu;
const LEAST_NAME = 4;

/** A colleague's mail that is sent on as part of the brief: of the same house, or named as the rest of it. */
function isPassedOn(block: Block, first: Block): boolean {
  const names = nameIn(first.from)
    .split(/[\s,()]+/u)
    .slice(1)
    .filter((name) => name.length >= LEAST_NAME);
  return (
    (domainIn(block.from) !== '' && domainIn(block.from) === domainIn(first.from)) ||
    names.some((name) => nameIn(block.from).includes(name)) ||
    first.lines.some(({ text }) => REST_BELOW.test(text))
  );
}

function alone(block: Block, blocks: readonly Block[]): Whose {
  const { from } = block;
  if (from === '') return block.depth > 0 ? quotedWithoutName(block, blocks) : 'client';
  if (isAgency(from)) return 'agency';
  // Who the others write to, while they write to nobody of the client, is the receiver: the agency.
  const inner = blocks.filter((one) => one !== block && (one.isForwarded || one.depth > block.depth));
  if (inner.some((one) => one.isForwarded && one.to !== '' && isSame(one.to, from))) return 'agency';
  const writers = blocks.filter((one) => one.from !== '' && !isSame(one.from, from));
  if (block.depth > 0 && writers.some((one) => one.depth < block.depth && isSame(one.to, from)))
    return 'agency';
  return 'client';
}

/** What a client quotes without a name is what was written to them. */
const quotedWithoutName = (block: Block, blocks: readonly Block[]): Whose =>
  blocks.some(({ depth }) => depth < block.depth) && block.depth % 2 === 1 ? 'agency' : 'client';

/** The parts of a mail or a thread; of a text without any header or quote, one. */
export function mailParts(lines: readonly Line[]): Part[] {
  const blocks = blocksOf(lines);
  const isMail = blocks.some(({ from, to, depth }) => from !== '' || to !== '' || depth > 0);
  return blocks.flatMap((block) => {
    const whose = whoseIs(block, blocks);
    const part = {
      speaker: block.from.replace(/<[^>]*>/gu, '').trim(),
      isTurn: false,
      from: block.from,
      domain: domainIn(block.from),
    };
    return divided(block.lines, isMail).map(({ lines: own, kind }) => ({
      ...part,
      lines: own,
      whose: kind === 'text' || whose === 'agency' ? (kind === 'boilerplate' ? 'boilerplate' : whose) : kind,
    }));
  });
}

/** Lines below a closing; further up it is said in the middle of a message. */
const LONGEST_SIGNATURE = 12;

/** What was written, the signature under it and what the firm puts below. */
function divided(
  lines: readonly Line[],
  isMail: boolean,
): { lines: Line[]; kind: 'text' | 'signature' | 'boilerplate' }[] {
  let closed = -1;
  let left = lines.filter(({ text }) => text.trim() !== '').length;
  for (const [index, { text }] of lines.entries()) {
    if (text.trim() !== '') left -= 1;
    const isMark = /^--\s*$/u.test(text);
    const isClosing = left <= LONGEST_SIGNATURE && CLOSING.test(text.trim());
    if (isMark || (isClosing && (isMail || index > 0))) {
      closed = index;
      break;
    }
  }
  const body = closed < 0 ? lines : lines.slice(0, closed);
  const tail = closed < 0 ? [] : lines.slice(closed);
  const parts: { lines: Line[]; kind: 'text' | 'signature' | 'boilerplate' }[] = [];
  for (const [part, kind] of [
    [body, 'text'],
    [tail, 'signature'],
  ] as const)
    for (const line of part) {
      const own = BOILERPLATE.test(line.text) || TESTIMONIAL.test(line.text) ? 'boilerplate' : kind;
      const last = parts.at(-1);
      if (last?.kind === own) last.lines.push(line);
      else parts.push({ lines: [line], kind: own });
    }
  return parts;
}
