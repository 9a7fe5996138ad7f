/** Page 19: the benefits as figures, the next steps on a dated line, and one decision. */
import type { Box, SceneNode, TextNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import {
  CONTENT_WIDTH,
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  chunks,
  clean,
  firstLevel,
  headlineOf,
  isHeadline,
  say,
  style,
  tryLevels,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { CONTACT_GAP, contactLine } from '../kit/contact.ts';
import { reckonedPage, type Part } from '../kit/reckoned.ts';
import { tablePages } from '../kit/table-pages.ts';
import { timeline, type Step } from '../kit/timeline.ts';
import { CLOSING_LEVELS, closingSlide } from './conclusion-closing.ts';
import {
  ASK_LEVELS,
  CLOSE_LEVELS,
  WHOLE_LEVELS,
  decisionSlides,
  type DecisionLevel,
} from './conclusion-decision.ts';
import { benefits, call, contactInBand } from './conclusion-parts.ts';

type Output = SectionOutput<'conclusion'>;

interface Level {
  /** 'line': all on one slide; 'split': steps on a second slide; 'table': steps as a table from the second slide on. */
  plan: 'line' | 'split' | 'table';
  size: Pt;
  /** Steps on one line. */
  perLine: number;
}
const LEVELS: readonly Level[] = [
  { plan: 'line', size: 16, perLine: 4 },
  { plan: 'line', size: 15, perLine: 5 },
  { plan: 'line', size: 14, perLine: 5 },
  { plan: 'line', size: 13, perLine: 6 },
  { plan: 'line', size: 12, perLine: 6 },
  { plan: 'line', size: 12, perLine: 4 },
  { plan: 'split', size: 16, perLine: 5 },
  { plan: 'split', size: 14, perLine: 5 },
  { plan: 'split', size: 12, perLine: 5 },
  { plan: 'table', size: 14, perLine: 1 },
  { plan: 'table', size: 12, perLine: 1 },
];
function stepsOf(output: Output): Step[] {
  return output.nextSteps
    .filter(({ date, step }) => clean(date) !== '' || clean(step) !== '')
    .map(({ date, step }, index) => ({ date: clean(date) || String(index + 1), words: clean(step) }));
}

/** Between the summary, the benefits, the line and the decision. */
const LEAST_GAP: Pt = pxToPt(24);
const MOST_GAP: Pt = pxToPt(54);
/** Kept free above the notes where there is room. */
const AIR: Pt = pxToPt(12);
/** A short summary is read more easily in lines of this width. */
const MEASURE: Pt = pxToPt(1000);

const summaryStack = (context: PageContext, output: Output, room: Box, size: Pt): Stack =>
  new Stack(context, output.summary.length > 240 ? room : { ...room, width: MEASURE }).text(
    'summary',
    'Summary',
    clean(output.summary),
    style('lead', context.lang, { size: Math.min(18, size + 3) }),
  );

export const layout: PageLayout<'conclusion'> = (output, context) => {
  const { ask, ifLate, questions = [] } = context.reckoned;
  const decision = ask && { ask, ifLate, questions, steps: stepsOf(output) };
  if (!decision) return written(output, context);
  const rest: Output = { ...output, nextSteps: [] };
  const isRest = [rest.summary, rest.cta, ...rest.keyBenefits].some((words) => clean(words) !== '');
  const contact = isRest ? undefined : contactLine(context);
  const bottom = contact ? contact.box.y - CONTACT_GAP : Infinity;
  const title = say(context, 'What the plan brings', 'สิ่งที่แผนนี้ให้');
  /** The ask, with the questions on its slide, on the closing one, or on one between the two. */
  const asked = (
    levels: readonly DecisionLevel[],
    own: Part<'questions'>,
    last: (titled: PageContext) => SlideDraft[],
  ): SlideDraft[] | undefined =>
    reckonedPage(
      context,
      levels,
      (level) => decisionSlides(context, { ...decision, questions: own }, level, bottom),
      isRest ? { title, slides: last } : undefined,
    );
  const closing = (titled: PageContext, own: Part<'questions'>): SlideDraft[] | undefined =>
    firstLevel(titled, CLOSING_LEVELS, (level) => closingSlide(titled, rest, own, level));
  const end = (titled: PageContext): SlideDraft[] => closing(titled, []) ?? written(rest, titled);
  const titled = { ...context, section: { ...context.section, title } };
  const reckoned =
    asked(WHOLE_LEVELS, questions, end) ??
    (isRest && closing(titled, questions)
      ? asked(ASK_LEVELS, [], (own) => closing(own, questions) ?? [])
      : undefined) ??
    asked(CLOSE_LEVELS, questions, end);
  if (!reckoned) return written(output, context);
  return contact ? withContact(reckoned, contact) : reckoned;
};

/** The output alone. */
const written: PageLayout<'conclusion'> = (output, context) => {
  const headline = headlineOf(context);
  const decision = clean(output.cta);
  const inBand = contactInBand(context, decision, CONTENT_WIDTH);
  const below = contactLine(context);
  const bodyOf = (title: string): Box => {
    const whole = bodyBox(context, title);
    return below && !inBand ? { ...whole, height: below.box.y - CONTACT_GAP - whole.y } : whole;
  };
  const body = bodyOf(headline);
  const steps = stepsOf(output);
  const slide = (nodes: SceneNode[], title = headline): SlideDraft => ({
    layout: 'content',
    headline: title,
    nodes,
  });

  const oneSlide = (size: Pt, perLine: number): SlideDraft[] => {
    const lines = chunks(steps, perLine);
    if (lines.length > 2) throw new DoesNotFit('Next steps');
    const band = call(context, decision, body, size, inBand);
    const bottom = bottomOf(body) - (band ? band.height : 0);
    const room = { ...body, height: bottom - body.y };
    const stack = summaryStack(context, output, room, size);
    const summaryEnd = stack.y;
    const place = { ...room, y: summaryEnd + (stack.nodes.length > 0 ? pxToPt(26) : 0) };
    const listed = benefits(context, output, { ...place, height: bottom - place.y }, size);
    const top = Math.max(summaryEnd, listed.end);
    const measured = timeline(context, lines, { ...body, y: 0, height: 10_000 }, size);
    const gaps = top === body.y ? 1 : band ? 2 : 1;
    const free = bottom - top - measured.height;
    if (free < gaps * LEAST_GAP) throw new DoesNotFit('Next steps');
    const gap = Math.min(MOST_GAP, Math.max(LEAST_GAP, (free - AIR) / gaps));
    const y = top + (top === body.y ? 0 : gap);
    const line = timeline(context, lines, { ...body, y, height: bottom - y }, size);
    const nodes = [...stack.nodes, ...listed.nodes, ...line.nodes];
    const end = y + line.height;
    if (band) nodes.push(...band.at(Math.min(bottomOf(body) - band.height, end + gap)));
    return [slide(nodes)];
  };

  const stepsHeadline = (): string => {
    const first = steps[0]?.date ?? '';
    const last = steps.at(-1)?.date ?? '';
    const dated = output.nextSteps.some((step) => clean(step.date) !== '');
    const words =
      dated && first !== last
        ? say(context, `Next steps, from ${first} to ${last}`, `ขั้นตอนถัดไป ตั้งแต่ ${first} ถึง ${last}`)
        : say(context, 'Next steps', 'ขั้นตอนถัดไป');
    return words.length <= 90 && isHeadline(context, words) ? words : headline;
  };

  const several = (size: Pt, perLine: number, asTable: boolean): SlideDraft[] => {
    const slides: SlideDraft[] = [];
    const stack = summaryStack(context, output, body, size);
    const place = { ...body, y: stack.y + (stack.nodes.length > 0 ? pxToPt(32) : 0) };
    const listed = benefits(context, output, { ...place, height: bottomOf(body) - place.y }, size);
    if (stack.nodes.length + listed.nodes.length > 0) slides.push(slide([...stack.nodes, ...listed.nodes]));
    const title = slides.length === 0 ? headline : stepsHeadline();
    const own = bodyOf(title);
    const band = call(context, decision, own, size, inBand);
    const tail = band ? { height: band.height, nodes: band.at } : undefined;
    if (asTable) {
      const pages = tablePages(
        context,
        {
          id: 'steps',
          name: 'Next steps',
          caption: say(context, 'Next steps with their dates', 'ขั้นตอนถัดไปพร้อมกำหนดเวลา'),
          x: own.x,
          width: own.width,
          columns: [
            { head: say(context, 'When', 'เมื่อไร'), share: 22 },
            { head: say(context, 'What', 'ทำอะไร'), share: 78 },
          ],
          rows: steps.map((step) => [step.date, step.words]),
          size,
        },
        own,
        { tail, gap: pxToPt(24) },
      );
      return [...slides, ...pages.map((nodes) => slide(nodes, title))];
    }
    const lines = chunks(steps, perLine);
    if (lines.length > 2) throw new DoesNotFit('Next steps');
    const line = timeline(
      context,
      lines,
      {
        ...own,
        y: own.y + pxToPt(20),
        height: own.height - pxToPt(20) - (band ? band.height + pxToPt(30) : 0),
      },
      size,
    );
    const end = own.y + pxToPt(20) + line.height;
    const nodes = [...line.nodes];
    if (band) nodes.push(...band.at(Math.min(bottomOf(own) - band.height, end + pxToPt(64))));
    return [...slides, slide(nodes, title)];
  };

  const drafts = tryLevels(context, output, LEVELS, ({ plan, size, perLine }) =>
    plan === 'line' ? oneSlide(size, perLine) : several(size, perLine, plan === 'table'),
  );
  const shown = drafts.some(({ nodes }) => nodes.some(({ id }) => id === 'contact'));
  return below && !shown ? withContact(drafts, below) : drafts;
};

/** On the last slide; on one of its own where plain flowing text has filled that to its end. */
function withContact(drafts: readonly SlideDraft[], contact: TextNode): SlideDraft[] {
  const last = drafts.at(-1);
  if (!last) return [];
  const end = Math.max(0, ...last.nodes.map(({ box }) => bottomOf(box)));
  return end <= contact.box.y
    ? [...drafts.slice(0, -1), { ...last, nodes: [...last.nodes, contact] }]
    : [...drafts, { ...last, nodes: [contact], note: '', speakerNotes: [] }];
}
