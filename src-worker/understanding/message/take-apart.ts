/** A message as segments, in their order: chats by turns, mails by who wrote what, documents by their layout. */
import { chatParts } from './chat.ts';
import { segmentsOf, type Asked, type Numbering } from './layout.ts';
import { mailParts } from './mail.ts';
import { answersTo, questionsOf } from './numbered.ts';
import type { Line, Part, Segment } from './segment.ts';
import { isHeadingText, plainLabel, topicsOf, topicsProposed } from './topics.ts';
import type { Topic } from './topics.table.ts';

/** Characters of a message that are read: a brief has some thousands, and the documents' reader keeps no more. */
const LONGEST_MESSAGE = 400_000;
/** Lines of a quoted question. */
const LONGEST_QUESTION = 4;
/** Lines, characters of a line and segments that are read: what is longer is no message. */
const MOST_LINES = 10_000;
const LONGEST_LINE = 4000;
const MOST_SEGMENTS = 6000;

export function takeApart(message: string): Segment[] {
  const lines = linesOf(message.slice(0, LONGEST_MESSAGE));
  const chat = chatParts(lines);
  const parts = chat ?? mailParts(lines);
  const numbering: Numbering = { block: 0 };
  const segments: Segment[] = [];
  let asked: Asked | undefined;
  let wasAgency = false;
  const [questions = new Map()] = parts
    .filter(({ whose }) => whose === 'agency')
    .map(questionsOf)
    .toSorted((a, b) => b.size - a.size);
  const answersOf = (part: Part): ReturnType<typeof answersTo> =>
    part.whose === 'client' && questions.size > 0 ? answersTo(part, questions) : [{ part, asked: undefined }];
  const areNumbered = parts.some((part) => answersOf(part).some((answer) => answer.asked !== undefined));
  for (const part of parts) {
    if (segments.length >= MOST_SEGMENTS) break;
    const isClient = part.whose === 'client';
    const answers = answersOf(part);
    for (const answer of answers) {
      numbering.block += 1;
      const read = segmentsOf(answer.part, numbering, isClient ? (answer.asked ?? asked) : undefined);
      for (const one of read) segments.push(part.isTurn ? { ...one, isTurn: true } : one);
    }
    // A question that is quoted alone is answered below it; what follows a whole mail answers nothing of it.
    if (!part.isTurn) {
      const isQuestion =
        part.whose === 'agency' &&
        part.lines.filter(({ text }) => text.trim() !== '').length <= LONGEST_QUESTION;
      asked = isQuestion ? askedBy(part) : undefined;
    } else if (part.whose === 'agency') {
      // Of a list that is answered by its numbers, no other turn is an answer.
      const own = areNumbered && questionsOf(part).size > 0 ? undefined : askedBy(part);
      if (own === undefined) continue;
      // Two turns in a row ask together.
      asked =
        wasAgency && asked !== undefined ? { topics: [...asked.topics, ...own.topics], text: own.text } : own;
      wasAgency = true;
    } else if (part.whose === 'client') wasAgency = false;
  }
  return agreed(withRivals(ofListedRivals(segments)));
}

/** What a list of rivals says of each, with labels of its own: 'competitors:', '- name: …', 'website: …'. */
const OF_A_RIVAL: ReadonlySet<Topic> = new Set([
  'good',
  'bad',
  'website',
  'facebook',
  'instagram',
  'tiktok',
  'price',
  'products',
  'places',
]);

/** Below 'competitors:' a name is a rival's, and so is what else is labelled there until something else is. */
function ofListedRivals(segments: readonly Segment[]): Segment[] {
  let isWithin = false;
  let rival: Segment | undefined;
  const found: Segment[] = [];
  for (const one of segments) {
    const [topic] = one.topics;
    if (one.kind === 'heading' || one.kind === 'question' || (one.by === 'label' && one.text === '')) {
      isWithin = topic === 'competitors';
      rival = undefined;
    }
    const isLabelled = isWithin && one.kind === 'label' && one.text !== '';
    if (isLabelled && topic === 'company') {
      rival = {
        ...one,
        topics: ['competitors'],
        row: { cells: new Map([['company', one.text]]), heads: new Map() },
      };
      found.push(rival);
    } else if (isLabelled && rival !== undefined && topic !== undefined && OF_A_RIVAL.has(topic)) {
      const cells = new Map(rival.row?.cells).set(topic, one.text);
      const told = { ...rival, row: { cells, heads: new Map<string, string>() } };
      found[found.indexOf(rival)] = told;
      rival = told;
      found.push({ ...one, topics: ['ignored'] });
    } else {
      if (isLabelled && topic !== 'competitors') isWithin = false;
      found.push(one);
    }
  }
  return found;
}

/** 'Strengths' asks for the client's own; below a rival it asks for the rival's, and is a cell of its row. */
function withRivals(segments: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  let rival: number | undefined;
  for (const one of segments) {
    const isOwn = one.topics.includes('good') || one.topics.includes('bad');
    if (
      one.topics[0] === 'goals' &&
      /^targets?$/iu.test(plainLabel(one.label)) &&
      /\d\s?[-–]\s?\d\d|people|women|\bmen\b|owners|families|parents|ผู้หญิง|ผู้ชาย|คน(?=ที่|ทำ|วัย)|วัย/iu.test(
        one.text,
      )
    ) {
      found.push({ ...one, topics: ['audience'] });
      continue;
    }
    if (isOwn && one.row === undefined) {
      const at = rival === undefined ? undefined : found[rival];
      if (rival !== undefined && at !== undefined) {
        found[rival] = { ...at, cells: [...at.cells, `${one.label}: ${one.text}`] };
        found.push({ ...one, topics: ['ignored'] });
      } else
        found.push({
          ...one,
          topics: one.topics.map((topic) =>
            topic === 'good' ? 'strengths' : topic === 'bad' ? 'challenges' : topic,
          ),
        });
      continue;
    }
    if (one.by === 'label' && one.topics.includes('competitors') && one.row === undefined)
      rival = found.length;
    else if (one.kind !== 'sentence' || one.by !== 'heading') rival = undefined;
    found.push(one);
  }
  return found;
}

/** Where a line ends that goes on from a place: a text of one endless line is read in pieces, cut at a space. */
function lineEnd(text: string, from: number): number {
  if (text.length - from <= LONGEST_LINE) return text.length;
  const space = text.lastIndexOf(' ', from + LONGEST_LINE);
  return space > from ? space + 1 : from + LONGEST_LINE;
}

const linesOf = (message: string): Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const text of message.split('\n')) {
    if (lines.length >= MOST_LINES) break;
    for (let at = 0; at === 0 || at < text.length;) {
      const end = lineEnd(text, at);
      lines.push({ text: text.slice(at, end).replace(/\r$/u, ''), start: start + at });
      at = end === 0 ? 1 : end;
    }
    start += text.length + 1;
  }
  return lines;
};

/** What a turn of the agency asks; undefined where it says nothing that could be answered. */
function askedBy({ lines, isTurn }: Part): Asked | undefined {
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .trim();
  if (text === '') return undefined;
  const asked = topicsProposed(text);
  if (asked.length > 0) return { topics: asked, text };
  // A label alone asks too: quoted above its answer, or as a turn.
  return { topics: !isTurn || isHeadingText(text) ? topicsOf(text) : [], text };
}

const AGREES =
  /ตามนั้น|โอเค|เห็นด้วย|ตกลง|\b(?:agreed?|as you (?:say|propose|wrote)|fine with|yes to|happy with|ok)\b/iu;
const REFUSES = /ไม่|ยัง|ขอดู|ขอคิด|\b(?:not|no|don'?t|but)\b/iu;
const NAMED: readonly (readonly [Topic, RegExp])[] = [
  ['audience', /กลุ่มเป้าหมาย|\b(?:audience|target group)\b/iu],
  ['budget', /งบ|\bbudget\b/iu],
  ['goals', /เป้า(?!หมาย)|\b(?:goals?|kpis?)\b/iu],
  ['keyMessage', /สโลแกน|\bslogan\b/iu],
  ['hero', /เมนู|\bhero\b/iu],
];

/** Proposals of the agency that the client agrees to by name count as said by the client. */
function agreed(segments: readonly Segment[]): Segment[] {
  const topics = new Set<Topic>();
  for (const { whose, text, kind } of segments) {
    if (
      whose !== 'client' ||
      kind === 'question' ||
      text.length > 80 ||
      !AGREES.test(text) ||
      REFUSES.test(text)
    )
      continue;
    for (const [topic, pattern] of NAMED) if (pattern.test(text)) topics.add(topic);
  }
  if (topics.size === 0) return [...segments];
  return segments.map((one) =>
    one.whose === 'agency' && one.by === 'label' && one.topics.some((topic) => topics.has(topic))
      ? { ...one, whose: 'agreed' }
      : one,
  );
}
