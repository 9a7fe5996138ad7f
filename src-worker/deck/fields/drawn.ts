/** What stands on the slides of a page, paragraph by paragraph, and where. */
import type { Leaf } from '../../../src/shared/domain/editing/path.ts';
import type { Paragraph, SceneNode, SlideScene, TextBlock } from '../../../src/shared/scene/scene.ts';

/** A range of compact text that shows a field, or a piece of one. */
export interface Claim {
  start: number;
  end: number;
  /** Number of the place: pieces of one field in one place have the same. */
  place: number;
}

export interface DrawnParagraph {
  paragraph: Paragraph;
  /** Slide of the page, from 0. */
  slide: number;
  /** In reading order over all slides. */
  order: number;
  /** Ids of the groups that it stands in and of its node, from the outside. */
  ids: readonly string[];
  row?: number;
  column?: number;
  /** In its block. */
  index: number;
  text: string;
  /** Its text without white space. */
  compact: string;
  /** For each character of `compact`, its place in `text`. */
  at: readonly number[];
  /** Where each run begins in `compact`. */
  runs: readonly number[];
  claims: Claim[];
}

/** Of a paragraph among all of its page's: laid-out texts are remembered, so two paragraphs may be one object. */
export const keyOf = (
  slide: number,
  ids: readonly string[],
  index: number,
  { row, column }: { row?: number; column?: number } = {},
): string => [slide, ids.at(-1), row, column, index].join(' ');

/** Texts of the evidence are drawn too, and are nobody's to edit. */
export const EVIDENCE = 'evidence.';
export const isEvidence = (path: string): boolean => path.startsWith(EVIDENCE);

/** How much of a node's name is the path's: all of 'proposal-title' for 'proposalTitle', half of it for 'title'. */
export function named({ ids }: DrawnParagraph, { path }: Leaf): number {
  const words = (ids.at(-1) ?? '').split('-').filter((word) => !/^\d+$/u.test(word));
  const said = new Set(path.replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`).split(/[ .]/u));
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
}

/** Set apart, joined by other spaces or broken, a text is the same without white space. */
export function compact(text: string): { compact: string; at: number[] } {
  let kept = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (/[\s\u200b\ufeff]/u.test(character)) continue;
    kept += character;
    at.push(index);
  }
  return { compact: kept, at };
}

/** What frames a slide, and notes: nothing of the section's own fields. */
const FRAME: ReadonlySet<string> = new Set(['footer', 'page-number', 'note']);

export function drawnOn(slides: readonly SlideScene[]): DrawnParagraph[] {
  const all: DrawnParagraph[] = [];
  const add = (
    { paragraphs }: TextBlock,
    slide: number,
    ids: readonly string[],
    cell: { row?: number; column?: number } = {},
  ): void => {
    for (const [index, paragraph] of paragraphs.entries()) {
      const text = paragraph.runs.map((run) => run.text).join('');
      let length = 0;
      const runs = paragraph.runs.map((run) => {
        const start = length;
        length += compact(run.text).compact.length;
        return start;
      });
      all.push({
        paragraph,
        slide,
        order: all.length,
        ids,
        ...cell,
        index,
        text,
        ...compact(text),
        runs,
        claims: [],
      });
    }
  };
  const walk = (node: SceneNode, slide: number, above: readonly string[]): void => {
    const ids = [...above, node.id];
    switch (node.kind) {
      case 'group':
        for (const child of node.children) walk(child, slide, ids);
        return;
      case 'text':
        if (!FRAME.has(node.role) && node.id !== 'label') add(node.text, slide, ids);
        return;
      case 'list':
        add(node.text, slide, ids);
        return;
      case 'shape':
        if (node.text && !FRAME.has(node.text.role)) add(node.text.block, slide, ids);
        return;
      case 'table':
        for (const [row, { cells }] of node.rows.entries())
          for (const [column, cell] of cells.entries()) add(cell.text, slide, ids, { row, column });
        return;
      case 'chart':
      case 'image':
        return;
    }
  };
  for (const [slide, { nodes }] of slides.entries()) for (const node of nodes) walk(node, slide, []);
  return all;
}
