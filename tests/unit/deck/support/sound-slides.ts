/** What must hold of the slides of any section, as sentences about what does not. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { FontFamily, Language } from '../../../../src/shared/domain/options.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { pageByNumber } from '../../../../src/shared/domain/pages.ts';
import type { SceneNode, SlideScene } from '../../../../src/shared/scene/scene.ts';
import { buildScene } from '../../../../src-worker/deck/build-scene.ts';
import { placedTexts, problemsOf } from '../../../../src-worker/deck/kit/check.ts';
import { collisionsOf, strayNodes } from '../../../../src-worker/deck/kit/collisions.ts';
import { MIN_SIZE } from '../../../../src-worker/deck/kit/styles.ts';
import { createTextEngine } from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import type { AnySection } from './any-section.ts';
import { nodeFontLoader } from './node-fonts.ts';

/** A section as a test makes it, with where it is drawn. */
export interface Drawn {
  type: string;
  pageNumber: number;
  section: AnySection;
  evidence: readonly Evidence[];
  language: Language;
  family: FontFamily;
  /** What the plan reckoned beside the section. */
  reckoned?: Record<string, unknown>;
}

const FRAME = new Set(['label', 'headline', 'footer', 'page-number']);
/** Directions for whoever draws: in the notes and not on the slide. */
const HIDDEN = new Set(['visualDirection', 'visualMapping']);
/** Heads that are repeated on every slide of a page that continues, as a table's header is; what a chart names again. */
const REPEATED = new Set(['stages.stage', 'stagePlans.stage']);

const bare = (text: string): string => text.replaceAll(/\s/g, '');

const textOf = (slides: readonly SlideScene[], wanted: (id: string) => boolean): string =>
  bare(
    slides
      .flatMap((slide) => placedTexts(slide.nodes.filter((node) => wanted(node.id))))
      .flatMap(({ text }) => text?.paragraphs ?? [])
      .map((paragraph) => paragraph.runs.map((run) => run.text).join(''))
      .join('\n'),
  );

/** The slides of a section alone in a deck. */
export async function slidesOf({
  type,
  pageNumber,
  section,
  evidence,
  language,
  family,
  reckoned,
}: Drawn): Promise<SlideScene[]> {
  const formData = emptyFormData();
  formData.campaignObjectives.marketingMediaBudget = '120,000 THB per month for 3 months';
  const scene = await buildScene({
    proposal: { proposalId: 'p', title: 'Proposal 1', language, formData },
    sections: [
      {
        pageNumber,
        sectionData: {
          type,
          title: section.title,
          output: section.output,
          evidence: [...evidence],
          ...(reckoned ? { reckoned } : {}),
        },
      },
    ],
    appearance: { fontFamily: family },
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  return [...scene.slides];
}

const charts = (nodes: readonly SceneNode[]): Extract<SceneNode, { kind: 'chart' }>[] =>
  nodes.flatMap((node) =>
    node.kind === 'chart' ? [node] : node.kind === 'group' ? charts(node.children) : [],
  );

/** Boxes, overlaps, sizes: what is wrong with the slides as drawings. */
export const badPlaces = (slides: readonly SlideScene[]): string[] =>
  slides.flatMap(({ id, nodes }) =>
    [
      ...problemsOf(nodes),
      ...collisionsOf(nodes),
      ...strayNodes(nodes),
      ...charts(nodes)
        .filter(({ labelSize }) => labelSize < MIN_SIZE)
        .map((chart) => `The labels of ${chart.id} are too small.`),
    ].map((problem) => `${id}: ${problem}`),
  );

/** Items that the agenda leaves out: sections that are not in the deck (readings, 'Pages and slides'). */
function isGone(type: string, output: Record<string, unknown>, text: string): boolean {
  const items: unknown = output['items'];
  if (type !== 'agenda' || !Array.isArray(items)) return false;
  return items.some(
    (item: unknown) =>
      typeof item === 'object' &&
      item !== null &&
      'page' in item &&
      typeof item.page === 'number' &&
      item.page !== 2 &&
      pageByNumber(item.page) !== undefined &&
      Object.values(item).includes(text),
  );
}

/** Texts of the section that its slides do not say whole and once; art direction that the notes do not say. */
export function badTexts(slides: readonly SlideScene[], { type, section }: Drawn): string[] {
  const shown =
    textOf(slides, (id) => !FRAME.has(id) && id !== 'note') + textOf(slides, (id) => id === 'note');
  const notes = bare(slides.flatMap((slide) => slide.notes).join('\n'));
  const bad: string[] = [];
  for (const { path, text, mark } of section.texts) {
    const wanted = bare(text);
    // A figure may stand apart from its words, a lead from its sentence: the rest is whole.
    const whole = (where: string): boolean =>
      where.includes(wanted) || where.includes(wanted.slice(wanted.indexOf(mark)));
    const times = shown.split(mark).length - 1;
    if (HIDDEN.has(path)) {
      if (times > 0 || !whole(notes)) bad.push(`${path} belongs in the notes: ${text.slice(0, 80)}`);
    } else if (isGone(type, section.output, text) || (type === 'agenda' && path === 'items.group')) {
      continue;
    } else if (!whole(shown) || (times !== 1 && !REPEATED.has(path))) {
      bad.push(`${path}, ${times} times: ${text.slice(0, 80)}`);
    }
  }
  if (type !== 'cover') {
    const title = bare(section.title);
    const headlines = bare(slides.map((slide) => slide.headline).join('\n'));
    if (!headlines.includes(title) && !shown.includes(title))
      bad.push(`The title: ${section.title.slice(0, 80)}`);
  }
  return bad;
}

const unmarked = (text: string): string => bare(text).replaceAll(/[:：,–—]/gu, '');

/**
 * Texts of the section that its slides do not say. A page whose plan reckoned something may say a text twice: on what it
 * reckoned, and in the row of a table that would be a row with a hole without it.
 */
export function unsaidTexts(slides: readonly SlideScene[], { section }: Drawn): string[] {
  const marks = charts(slides.flatMap(({ nodes }) => nodes)).flatMap((chart) => chart.labels);
  const body = textOf(slides, (id) => !FRAME.has(id) && id !== 'note');
  const headlines = slides.map(({ headline }) => headline);
  const shown = unmarked([body, textOf(slides, (id) => id === 'note'), ...headlines, ...marks].join('\n'));
  const notes = unmarked(slides.flatMap((slide) => slide.notes).join(''));
  return section.texts.flatMap(({ path, text, mark }) => {
    const wanted = unmarked(text);
    const where = HIDDEN.has(path) ? notes : shown;
    const whole = where.includes(wanted) || where.includes(wanted.slice(wanted.indexOf(mark)));
    return whole ? [] : [`${path}: ${text.slice(0, 80)}`];
  });
}
