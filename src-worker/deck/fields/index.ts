/** Which fields of its section each text, chart and table of a scene shows: a pass after the layout, for whoever edits. */
import { leavesOf, type Leaf } from '../../../src/shared/domain/editing/path.ts';
import { edited } from '../../../src/shared/domain/editing/change.ts';
import { standing, type Edits } from '../../../src/shared/domain/editing/edits.ts';
import type { Section } from '../../../src/shared/domain/section.ts';
import type { FieldRange, Scene, SceneNode, SlideScene, TextBlock } from '../../../src/shared/scene/scene.ts';
import { buildScene, type SceneInput } from '../build-scene.ts';
import { assigned } from './assign.ts';
import { ART_DIRECTION } from '../kit/flow.ts';
import { drawnOn, EVIDENCE, isEvidence, keyOf } from './drawn.ts';
import { proofOf, type LayOut } from './proof.ts';
import { figuresOf } from './figures.ts';
import { matchesOf } from './match.ts';
import { figureTables, type FigureTable } from '../../../src/shared/domain/editing/figures.ts';

/** The scene, with a field for each text that shows one. */
export async function sceneWithFields(input: SceneInput): Promise<Scene> {
  const said = new Map<number, ReadonlyMap<string, string>>();
  const scene = await buildScene({ ...input, onWords: (pageNumber, words) => said.set(pageNumber, words) });
  const slideCounts = new Map(scene.slides.map((slide) => [slide.pageNumber, slide.parts]));
  const marked = new Map<SlideScene, SlideScene>();
  for (const { pageNumber, sectionData: section } of input.sections) {
    const slides = scene.slides.filter((slide) => slide.pageNumber === pageNumber);
    if (section === undefined || slides.length === 0) continue;
    const layOut = async (texts: ReadonlyMap<string, string>): Promise<readonly SlideScene[]> => {
      const sections = input.sections.map((page) =>
        page.pageNumber === pageNumber ? { ...page, sectionData: withTexts(section, texts) } : page,
      );
      return (await buildScene({ ...input, sections, slideCounts, pages: [pageNumber] })).slides;
    };
    const found = await fieldsOf(section, said.get(pageNumber) ?? new Map(), slides, layOut);
    const tables = figureTables(section);
    for (const [at, slide] of slides.entries()) {
      const nodes = slide.nodes.map((node) => withFigures(markedNode(node, at, found), tables));
      marked.set(slide, { ...slide, nodes });
    }
  }
  return { ...scene, slides: scene.slides.map((slide) => marked.get(slide) ?? slide) };
}

type Found = ReadonlyMap<string, readonly FieldRange[]>;

/** Fields by the keys of the paragraphs that show them. @param said words that the layout writes itself, by their keys */
async function fieldsOf(
  section: Section,
  said: ReadonlyMap<string, string>,
  slides: readonly SlideScene[],
  layOut: LayOut,
): Promise<Found> {
  const fields = new Map<string, FieldRange[]>();
  const drawn = drawnOn(slides);
  const leaves = [...saidLeaves(section, said), ...standIn(section, slides)];
  const matches = matchesOf(leaves, drawn, (path) => !isEvidence(path));
  for (const { leaf, also: equal, place } of assigned(matches, await proofOf(matches, drawn, layOut)))
    for (const { drawn: of, start, end } of place.ranges) {
      if (isEvidence(leaf.path)) continue;
      const also = equal.map(({ path }) => path).filter((path) => !isEvidence(path));
      const [first = 0, last = 0] = [of.at[start], of.at[end - 1]];
      const key = keyOf(of.slide, of.ids, of.index, of);
      const range: FieldRange = {
        path: leaf.path,
        start: first,
        end: last + 1,
        ...(place.ranges.length > 1 ? { piece: true } : {}),
        ...(also.length > 0 ? { also } : {}),
      };
      fields.set(key, [...(fields.get(key) ?? []), range]);
    }
  for (const ranges of fields.values()) ranges.sort((a, b) => a.start - b.start);
  return fields;
}

/** The page's name, which stands for a headline that somebody emptied: there it is written again. */
const standIn = ({ title }: Section, [first]: readonly SlideScene[]): Leaf[] =>
  title.trim() === '' && first !== undefined ? [{ path: 'title', text: first.headline }] : [];

/** The section with other texts in these fields. */
function withTexts(section: Section, texts: ReadonlyMap<string, string>): Section {
  let edits: Edits | undefined;
  for (const [path, value] of texts)
    edits = edited({ written: section, ...(edits ? { edits } : {}) }, { path, value }, '');
  return standing({ written: section, ...(edits ? { edits } : {}) });
}

/** Steps that lead to no words: names of drawings, kinds, who leads, days as they are stored. */
const NO_WORDS: ReadonlySet<string> = new Set(['lead', 'leads', 'kind', 'scene', 'better', 'start']);

/** Texts that a slide may show; those of the evidence too, which are drawn and nobody's to edit. */
function saidLeaves(section: Section, said: ReadonlyMap<string, string>): Leaf[] {
  const own = leavesOf(section).filter(({ path }) => {
    if (path.startsWith('words.')) return false;
    const steps = path.split('.');
    return !NO_WORDS.has(steps.at(-1) ?? '') && !steps.some((step) => ART_DIRECTION.has(step));
  });
  const evidence = section.evidence
    .flatMap(({ statement, source, data }) => [statement, source, ...textsIn(data)])
    .map((text, at): Leaf => ({ path: `${EVIDENCE}${at}`, text }));
  const layout = [...said].map(([key, words]): Leaf => ({
    path: `words.${key}`,
    text: section.words?.[key] ?? words,
  }));
  return [...own, ...layout, ...evidence];
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const markedBlock = (block: TextBlock, found: Found, key: (index: number) => string): TextBlock => ({
  ...block,
  paragraphs: block.paragraphs.map((paragraph, index) => {
    const fields = found.get(key(index));
    return fields === undefined ? paragraph : { ...paragraph, fields };
  }),
});

/** Charts and tables with the figures that they draw. */
function withFigures(node: SceneNode, tables: readonly FigureTable[]): SceneNode {
  if (node.kind === 'group')
    return { ...node, children: node.children.map((child) => withFigures(child, tables)) };
  const field = figuresOf(tables, node);
  return field === undefined ? node : { ...node, field };
}

function markedNode(node: SceneNode, slide: number, found: Found): SceneNode {
  const key = (index: number): string => keyOf(slide, [node.id], index);
  switch (node.kind) {
    case 'group':
      return { ...node, children: node.children.map((child) => markedNode(child, slide, found)) };
    case 'text':
    case 'list':
      return { ...node, text: markedBlock(node.text, found, key) };
    case 'shape':
      return node.text === undefined
        ? node
        : { ...node, text: { ...node.text, block: markedBlock(node.text.block, found, key) } };
    case 'table':
      return {
        ...node,
        rows: node.rows.map((cells, row) => ({
          ...cells,
          cells: cells.cells.map((cell, column) => ({
            ...cell,
            text: markedBlock(cell.text, found, (index) => keyOf(slide, [node.id], index, { row, column })),
          })),
        })),
      };
    case 'chart':
    case 'image':
      return node;
  }
}
