/** What a slide says to its reader, as plain texts: for checks that must see what is drawn. */
import type { SceneNode, SlideScene, TextBlock } from './scene.ts';

export interface DrawnText {
  texts: string[];
  /** Values of the marks of its charts. */
  marks: number[];
}

/** Paragraphs of a block, each a text. */
const paragraphs = (block: TextBlock): string[] =>
  block.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));

/** A number that links to a page is a page number, as in the agenda: in an arranged deck, the page's place. */
const isPageLink = (block: TextBlock): boolean =>
  block.paragraphs.every(({ runs }) =>
    runs.every(({ text, link }) => link?.startsWith('#page-') === true && /^\d+$/u.test(text)),
  );

/**
 * Without the frame (footer, page number, section number), without notes (they are the evidence itself), and without
 * the numbers that count the items of a slide: 1, 2, 3 … alone in their boxes.
 */
export function drawnText(slides: readonly SlideScene[]): DrawnText {
  const texts: string[] = [];
  const marks: number[] = [];
  for (const slide of slides) {
    // A slide that continues another goes on counting, or begins anew.
    let next: number | undefined = slide.part > 1 ? undefined : 1;
    const add = (role: string, block: TextBlock): void => {
      if (role === 'footer' || role === 'page-number' || role === 'note' || isPageLink(block)) return;
      const words = paragraphs(block);
      const isCount = role === 'number' && /^\d{1,2}$/u.test(words[0] ?? '');
      if (isCount && (Number(words[0]) === next || next === undefined)) {
        next = Number(words[0]) + 1;
        words.shift();
      }
      // 'Number, name': the number counts the items too.
      const counted = role === 'label' ? null : /^(\d{1,2})\s{2,}/u.exec(words[0] ?? '');
      if (counted && (Number(counted[1]) === next || next === undefined)) {
        next = Number(counted[1]) + 1;
        words[0] = (words[0] ?? '').slice(counted[0].length);
      }
      for (const text of words)
        texts.push(role === 'label' ? text.replace(/^\d{2}\s+/u, '').replace(/\s\(\d+\/\d+\)$/u, '') : text);
    };
    const walk = (node: SceneNode): void => {
      switch (node.kind) {
        case 'group':
          node.children.forEach(walk);
          break;
        case 'text':
          add(node.role, node.text);
          break;
        case 'list':
          add('body', node.text);
          break;
        case 'shape':
          if (node.text) add(node.text.role, node.text.block);
          break;
        case 'table':
          for (const { cells } of node.rows) for (const cell of cells) add('body', cell.text);
          break;
        case 'chart':
          texts.push(...node.labels, ...node.series.map(({ name }) => name));
          marks.push(...node.series.flatMap(({ values }) => values));
          break;
        case 'image':
          break;
        default:
          return node satisfies never;
      }
    };
    slide.nodes.forEach(walk);
  }
  return { texts, marks };
}
