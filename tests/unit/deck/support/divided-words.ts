/** Words that a slide divides between two lines, found from the lines alone. */
import type { SceneNode, SlideScene, TextBlock } from '../../../../src/shared/scene/scene.ts';
import { childrenOf } from '../../../../src/shared/scene/tree.ts';

const words = new Intl.Segmenter('th', { granularity: 'word' });
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;
/** Scripts whose words stand without spaces, in which any character may end a line. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function blocksOf(node: SceneNode): TextBlock[] {
  switch (node.kind) {
    case 'text':
    case 'list':
      return [node.text];
    case 'shape':
      return node.text ? [node.text.block] : [];
    case 'table':
      return node.rows.flatMap(({ cells }) => cells.map(({ text }) => text));
    default:
      return childrenOf(node).flatMap(blocksOf);
  }
}

/** 'กรุงเทพมหาน/คร' for each line of the block that ends inside a word. */
export function dividedIn({ paragraphs }: TextBlock): string[] {
  return paragraphs.flatMap(({ runs, lines }) => {
    const text = runs.map((run) => run.text).join('');
    const ends = new Set([...words.segment(text)].map(({ index }) => index));
    let at = 0;
    return lines.slice(0, -1).flatMap((line) => {
      at = text.indexOf(line.text, at) + line.text.length;
      const [before, after] = [text.slice(0, at), text.slice(at)];
      const inside = IN_WORD.test(before.slice(-1)) && IN_WORD.test(after.slice(0, 1)) && !ends.has(at);
      return inside && !UNSPACED.test(after.slice(0, 1))
        ? [`${before.slice(-24)}/${after.slice(0, 24)}`]
        : [];
    });
  });
}

/** Of every text of the slides, with the slide's id. */
export const dividedWords = (slides: readonly SlideScene[]): string[] =>
  slides.flatMap(({ id, nodes }) =>
    nodes
      .flatMap(blocksOf)
      .flatMap(dividedIn)
      .map((word) => `${id}: ${word}`),
  );
