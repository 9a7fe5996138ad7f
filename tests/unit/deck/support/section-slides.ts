/** The slides of one section of the design's contents, as they are or changed. */
import { readFileSync } from 'node:fs';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { SectionType } from '../../../../src/shared/domain/pages.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { sectionSchema, type SectionOutputInput } from '../../../../src/shared/domain/sections.ts';
import type { SceneNode, SlideScene } from '../../../../src/shared/scene/scene.ts';
import { buildScene } from '../../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { designFile } from '../../../fixtures/scenes/design-decks.ts';
import { nodeFontLoader } from './node-fonts.ts';

interface Page {
  pageNumber: number;
  type: SectionType;
  title: string;
  output: Record<string, unknown>;
  evidence: Evidence[];
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fixture is ours; its sections are parsed below
const pages = JSON.parse(readFileSync(designFile('coffee-roaster-en'), 'utf8')) as Page[];

/** What a test changes of a section. */
export interface Change<T extends SectionType> {
  title?: string;
  output?: Partial<SectionOutputInput<T>>;
  evidence?: readonly Evidence[];
  /** Of the proposal; English unless told. */
  language?: Language;
}

/** The output that the design has for a type. */
export function designOutput<T extends SectionType>(type: T): SectionOutputInput<T> {
  const page = pages.find((each) => each.type === type);
  if (!page) throw new Error(`The design has no ${type}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the section of this type has its type's output
  return structuredClone(page.output) as SectionOutputInput<T>;
}

/** The slides of a type, drawn in a deck that has a cover too. */
export async function slidesOf<T extends SectionType>(
  type: T,
  change: Change<T> = {},
): Promise<SlideScene[]> {
  const sections = pages
    .filter((page) => page.type === type || page.type === 'cover')
    .map((page) => {
      const own = page.type === type;
      const section = {
        type: page.type,
        title: own ? (change.title ?? page.title) : page.title,
        output: own ? { ...page.output, ...change.output } : page.output,
        evidence: own ? (change.evidence ?? page.evidence) : page.evidence,
      };
      return { pageNumber: page.pageNumber, sectionData: sectionSchema.parse(section) };
    });
  const scene = await buildScene({
    proposal: {
      proposalId: 'proposal_1_x',
      title: 'Fixture',
      language: change.language ?? 'en',
      formData: emptyFormData(),
    },
    sections,
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  return scene.slides.filter((slide) => slide.type === type);
}

/** Every node of a slide, those in groups too. */
export const allNodes = (slide: SlideScene | undefined): SceneNode[] => {
  const deep = (nodes: readonly SceneNode[]): SceneNode[] =>
    nodes.flatMap((node) => [node, ...(node.kind === 'group' ? deep(node.children) : [])]);
  return slide ? deep(slide.nodes) : [];
};

/** Nodes of one kind. */
export const nodesOf = <K extends SceneNode['kind']>(
  slide: SlideScene | undefined,
  kind: K,
): Extract<SceneNode, { kind: K }>[] =>
  allNodes(slide).filter((node): node is Extract<SceneNode, { kind: K }> => node.kind === kind);

/** All that a node says. */
export function wordsOf(node: SceneNode | undefined): string {
  if (!node) return '';
  const blocks =
    node.kind === 'text' || node.kind === 'list'
      ? [node.text]
      : node.kind === 'shape'
        ? node.text
          ? [node.text.block]
          : []
        : node.kind === 'table'
          ? node.rows.flatMap((row) => row.cells.map((cell) => cell.text))
          : [];
  if (node.kind === 'group') return node.children.map(wordsOf).join(' ');
  return blocks
    .flatMap((block) => block.paragraphs)
    .map((paragraph) => paragraph.runs.map((run) => run.text).join(''))
    .join(' ');
}

export const slideWords = (slide: SlideScene | undefined): string =>
  slide ? slide.nodes.map(wordsOf).join(' ') : '';
