/** The lines of one part as segments: headings, labels, list items, tables, questions, sentences. */
import { struckSpans } from '../../../src/shared/reading/doubt.ts';
import type { Line, Part, Segment, SegmentKind } from './segment.ts';
import { sentencesOf } from './sentences.ts';
import { tableSegments, bareCell, type Said } from './table-segments.ts';
import { tableAt } from './tables.ts';
import { isHeadingText, LONGEST_LABEL, topicsAsked, topicsOf } from './topics.ts';
import type { Topic } from './topics.table.ts';

const BULLET = /^\s*(?:[-*•·–—▪●◦☐✓✔>+]+|\(?\d{1,2}[.)]|[a-z][.)])\s+/iu;
const NUMBERED = /^\s*[\d๐-๙]{1,2}(?:[.)]|\s+)\s*(?![\d๐-๙])/u;
const SUB_NUMBERED = /^\s*[\d๐-๙]{1,2}\.[\d๐-๙]{1,2}\.?\s+/u;
const MARKED =
  /^(?:#{1,6}\s+(.+?)|\*\*([^*]{2,60})\*\*:?|【(.+?)】:?|(?:วาระ(?:ที่)?|tab|part|section)\s*[\d๐-๙]{1,2}\s*[:.–-]?\s*(.+))$/iu;
const LABEL = /^([\p{L}\p{M}][^:：=!\n]{0,63}?)\s*(?:[:：](?!\/\/)|\s?[=→]|\s[–—-]\s)\s*(.*)$/u;
const NO_LABEL = /^(?:https?|mailto|www|\d+)$/iu;
const CHECKED = /[☑☒✅✔]|\[[xX✓]\]/u;
const BOX = /☐|\[ \]|[☑☒✅✔]|\[[xX✓]\]/u;

interface Heading {
  label: string;
  topics: readonly Topic[];
  by: 'heading' | 'question' | 'label';
  /** How far it reaches: a section to the next heading, a list to the paragraph after it, a question over one line. */
  reach: 'section' | 'list' | 'line' | 'value';
  filled: boolean;
}
const NONE: Heading = { label: '', topics: [], by: 'heading', reach: 'list', filled: false };

/** What the turn before asked, for the first part of a chat. */
export interface Asked {
  topics: readonly Topic[];
  text: string;
  /** The answer names its question: it is as good as labelled. */
  isNamed?: boolean;
}

export interface Numbering {
  block: number;
}

export function segmentsOf(part: Part, numbering: Numbering, asked?: Asked): Segment[] {
  return new Layout(part, numbering, asked).read();
}

class Layout {
  private readonly found: Segment[] = [];
  private heading: Heading = NONE;
  private section: Heading = NONE;
  private gap = false;
  private before = '';
  private readonly part: Part;
  private readonly numbering: Numbering;
  private readonly asked: Asked | undefined;

  constructor(part: Part, numbering: Numbering, asked: Asked | undefined) {
    this.part = part;
    this.numbering = numbering;
    this.asked = asked;
  }

  read(): Segment[] {
    const { lines } = this.part;
    for (let index = 0; index < lines.length;) {
      const line = lines[index];
      if (line === undefined) break;
      const table = this.part.isTurn ? undefined : tableAt(lines, index);
      if (table !== undefined) {
        this.numbering.block += 1;
        for (const said of tableSegments(table.rows, this.heading.label, this.heading.topics))
          this.pushSaid(said);
        index = table.next;
        continue;
      }
      this.line(line, lines.slice(index + 1, index + 4));
      index += 1;
    }
    return this.found;
  }

  private push(kind: SegmentKind, text: string, line: Line, given: Partial<Segment> = {}): void {
    const at = text === '' ? 0 : line.text.indexOf(text);
    const start = line.start + Math.max(0, at);
    const end = at < 0 ? line.start + line.text.length : start + text.length;
    const { whose, speaker } = this.part;
    this.found.push({
      kind,
      text: bareCell(text),
      span: at < 0 ? { start: line.start, end } : { start, end },
      whose,
      speaker,
      topics: [],
      by: '',
      label: '',
      block: this.numbering.block,
      cells: [],
      ...given,
    });
  }

  private pushSaid(said: Said): void {
    const { whose, speaker } = this.part;
    const span = { start: said.span.start, end: said.span.end };
    const same = { ...said, span, whose, speaker, block: (this.numbering.block += 1) };
    const struck = struckSpans(said.text);
    for (const { start, end } of struck)
      this.found.push({ ...same, kind: 'struck', text: said.text.slice(start + 2, end - 2), cells: [] });
    const text = struck.reduce(
      (rest, { start, end }) => rest.replace(said.text.slice(start, end), ''),
      said.text,
    );
    const sentences = said.kind !== 'label' || BOX.test(text) ? [ticked(text)] : sentencesOf(text, false);
    for (const [index, sentence] of (sentences.length === 0 ? [''] : sentences).entries())
      this.found.push(
        index === 0
          ? { ...same, text: sentence }
          : { ...same, kind: 'sentence', by: 'heading', text: sentence, cells: [] },
      );
  }

  private line(line: Line, below: readonly Line[]): void {
    const raw = line.text.trim();
    if (raw === '') {
      this.gap = true;
      return;
    }
    const struck = struckSpans(line.text);
    for (const { start, end } of struck) this.push('struck', line.text.slice(start + 2, end - 2), line);
    const text = struck.reduce((rest, { start, end }) => rest.replace(line.text.slice(start, end), ''), raw);
    const isItem = BULLET.test(text) || SUB_NUMBERED.test(text);
    const bare = text.replace(SUB_NUMBERED, '').replace(BULLET, '').trim();
    const last = this.before;
    this.before = raw;
    const afterGap = this.gap;
    this.gap = false;
    if (bare === '') return;
    if (afterGap || isItem || !this.part.isTurn) this.numbering.block += 1;
    const title = this.headingOf(text, bare, isItem, below);
    if (title !== undefined) {
      this.heading = title;
      if (title.reach === 'section') this.section = title;
      this.push(title.by === 'question' ? 'question' : 'heading', bare.replace(/^#+\s+/u, ''), line, {
        label: title.label,
        topics: title.topics,
      });
      return;
    }
    const labelled = labelOf(bare, isItem ? this.heading : NONE);
    if (labelled !== undefined) return this.label(labelled, line, isItem, bare);
    if (!this.reaches({ isItem, afterGap, last, bare })) this.heading = this.section;
    this.heading = { ...this.heading, filled: true };
    this.prose(bare, line, isItem);
    if (this.heading.reach === 'line') this.heading = this.section;
  }

  private label(
    labelled: { label: string; topics: readonly Topic[]; text: string },
    line: Line,
    isItem: boolean,
    bare: string,
  ): void {
    const { label, topics, text } = labelled;
    if (text === '') {
      this.heading = { label, topics, by: 'label', reach: 'list', filled: false };
      this.push('label', '', line, { label, topics, by: 'label' });
      return;
    }
    const isForm = BOX.test(text);
    const sentences = isForm ? [ticked(text)] : sentencesOf(text, this.part.isTurn);
    let question: Heading | undefined;
    for (const [index, sentence] of sentences.entries()) {
      const isAsked = /[?？]$/u.test(sentence) && sentences.length > 1;
      if (isAsked && index > 0) {
        question = { ...NONE, label: sentence, topics: anyTopics(sentence) };
        this.push('question', sentence, line, { label: sentence, topics: question.topics });
        continue;
      }
      this.push(index === 0 ? 'label' : 'sentence', sentence, line, {
        label: question?.label ?? label,
        topics: question?.topics ?? topics,
        by: index === 0 ? 'label' : question === undefined ? 'heading' : 'question',
      });
    }
    if (!isItem && this.heading.reach !== 'section')
      this.heading = /[:：]/u.test(bare)
        ? { label, topics, by: 'label', reach: 'value', filled: true }
        : this.section;
  }

  private prose(text: string, line: Line, isItem: boolean): void {
    let { topics, label } = this.heading;
    let by: Segment['by'] =
      topics.length > 0 ? (this.heading.by === 'heading' ? 'heading' : this.heading.by) : '';
    if (topics.length === 0 && this.asked !== undefined && this.asked.topics.length > 0) {
      ({ topics, text: label } = { topics: this.asked.topics, text: this.asked.text });
      by = this.asked.isNamed === true ? 'label' : 'question';
    }
    const outer = { topics, by, label };
    for (const sentence of sentencesOf(text, this.part.isTurn)) {
      if (/[?？]+$/u.test(sentence) && !/ได้(?:มั้ย|ไหม|มั๊ย|ป่าว)/u.test(sentence)) {
        const own = anyTopics(sentence);
        if (own.length > 0) [topics, by, label] = [own, 'question', sentence];
        else ({ topics, by, label } = outer);
        this.push('question', sentence, line, { label: sentence, topics: own });
        continue;
      }
      this.push(isItem ? 'item' : 'sentence', sentence, line, { topics, by, label });
    }
  }

  private reaches(line: { isItem: boolean; afterGap: boolean; last: string; bare: string }): boolean {
    const { reach, filled } = this.heading;
    if (reach === 'section') return true;
    if (reach === 'line') return !filled;
    if (reach === 'list') return line.isItem || !line.afterGap || !filled;
    // The value of a label goes on where a program broke its line.
    const isBroken = line.last.length >= 60 && !/[.!?]$/u.test(line.last);
    return !line.isItem && !line.afterGap && (isBroken || /^\p{Ll}/u.test(line.bare));
  }

  private headingOf(
    text: string,
    bare: string,
    isItem: boolean,
    below: readonly Line[],
  ): Heading | undefined {
    const marked = MARKED.exec(text);
    const title = marked?.slice(1).find((group) => group !== undefined);
    if (title !== undefined && title.length <= 90)
      return { label: title, topics: topicsOf(title), by: 'heading', reach: 'section', filled: false };
    if (this.part.isTurn) return undefined;
    const next = below.find((one) => one.text.trim() !== '')?.text ?? '';
    // '๔. กลุ่มเป้าหมาย' before '๔.๑ …'.
    if (NUMBERED.test(text) && !SUB_NUMBERED.test(text) && SUB_NUMBERED.test(next)) {
      const label = text.replace(NUMBERED, '').trim();
      return { label, topics: topicsOf(label), by: 'heading', reach: 'section', filled: false };
    }
    const question = bare.length <= 160 && /[?？]$/u.test(bare) && sentencesOf(bare, false).length === 1;
    if (question && next !== '' && !/[?？]$/u.test(next.trim())) {
      const topics = anyTopics(bare);
      if (topics.length > 0) return { label: bare, topics, by: 'question', reach: 'list', filled: false };
    }
    // What stands below a question is its answer.
    const isAnswer = this.heading.by === 'question' && !this.heading.filled;
    if (isItem || isAnswer || bare.length > LONGEST_LABEL) return undefined;
    // A short line in capitals.
    if (
      /\p{Lu}{2}/u.test(bare) &&
      !/[\p{Ll}\d]|[\p{Script=Thai}]/u.test(bare) &&
      /^[^:：]+[:：]?$/u.test(bare)
    )
      return { label: bare, topics: topicsOf(bare), by: 'heading', reach: 'section', filled: false };
    return next !== '' && isHeadingText(bare)
      ? { label: bare, topics: topicsOf(bare), by: 'heading', reach: 'list', filled: false }
      : undefined;
  }
}

/** What a question of a form or of the writer's own asks. */
function anyTopics(question: string): readonly Topic[] {
  const asked = topicsAsked(question);
  if (asked.length > 0) return asked;
  return question.split(/\s+/u).length <= 8 ? topicsOf(question) : [];
}

/** Of boxes, those that are ticked. */
function ticked(text: string): string {
  if (!BOX.test(text)) return text;
  return text
    .split(/(?=☐|\[ \]|[☑☒✅✔]|\[[xX✓]\])/u)
    .filter((part) => CHECKED.test(part.slice(0, 3)))
    .map((part) => part.replace(/^(?:[☑☒✅✔]|\[[xX✓]\])\s*/u, '').trim())
    .join(', ');
}

/** What is asked stands before its boxes, with a colon or without: 'เพศ ☐ ชาย ☑ หญิง'. */
function boxesOf(line: string): { label: string; topics: readonly Topic[]; text: string } | undefined {
  const at = line.search(BOX);
  const label = line.slice(0, Math.max(0, at)).replace(/[\s:：?？–—-]+$/u, '');
  if (label === '' || label.length > LONGEST_LABEL) return undefined;
  const topics = topicsOf(label);
  return topics.length === 0 ? undefined : { label, topics, text: line.slice(at) };
}

function labelOf(
  line: string,
  under: Heading,
): { label: string; topics: readonly Topic[]; text: string } | undefined {
  const plain = line.replace(/^(?:\*\*|__)(.+?)(?:\*\*|__)/u, '$1');
  const boxes = boxesOf(plain);
  if (boxes !== undefined) return boxes;
  const match = LABEL.exec(plain);
  const [, label = '', text = ''] = match ?? [];
  if (
    label !== '' &&
    !NO_LABEL.test(label.trim()) &&
    label.split(/\s+/u).length <= 9 &&
    !/[.,;?](?=\s)/u.test(label.replace(/\([^)]*\)/gu, '').replace(/^if \w+,|\?\s*$/iu, ''))
  ) {
    const topics = topicsOf(label);
    const isColon = /^.{0,64}?[:：]/u.test(plain);
    // A dash parts a sentence as well: it makes a label of what is nothing else.
    if (
      topics.length > 0 &&
      (isColon ||
        isHeadingText(label) ||
        /[=→]/u.test(match?.[0].slice(label.length, label.length + 3) ?? ''))
    )
      return { label, topics, text: text.trim() };
    if (
      isColon &&
      topics.length === 0 &&
      under.topics.length === 0 &&
      label.split(/\s+/u).length <= 4 &&
      text === ''
    )
      return { label, topics: [], text: '' };
  }
  return bareLabelOf(plain);
}

/** A label without a mark after it, as in tables and quick notes (a longer line is a sentence): 'Competitors Rain Hill, Ruen Mai'. */
const BARE =
  /^(?<label>(?:media |monthly )?budget|price range|prices?|competitors|website|target (?:audience|group)|locations?|platforms|channels|best seller|hero product|คู่แข่ง|กลุ่ม(?:ลูกค้า|เป้าหมาย)|งบ(?:ประมาณ|โฆษณา|สื่อ)?|จุด(?:เด่น|แข็ง|ขาย)|ช่องทาง|พื้นที่|เว็บ(?:ไซต์)?)\s+(?!คือ|เป็น|ที่|มี|ก็|ได้แก่|[:：=–-]|is\b|are\b)(?<text>[\p{Lu}\p{N}\p{Script=Thai}฿$€£].{0,59})$/u;

function bareLabelOf(line: string): { label: string; topics: readonly Topic[]; text: string } | undefined {
  const head = line.slice(0, 1).toLowerCase() + line.slice(1);
  const { label, text } = BARE.exec(head)?.groups ?? {};
  return label === undefined || text === undefined ? undefined : { label, topics: topicsOf(label), text };
}
