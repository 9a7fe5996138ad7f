/** Pages that a person added: a text, a table, a picture with words beside it, or what somebody said. */
import type { FreeOutput } from '../../../src/shared/domain/free-page.ts';
import type { Box } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  clean,
  columns,
  firstLevel,
  flow,
  headlineOf,
  outlineOf,
  say,
  shape,
  style,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { pictureIn, pictureNode, type DeckPicture } from '../kit/picture.ts';
import { sharesByContent, tableLevelsApart, tablePages, type TableLevel } from '../kit/table-pages.ts';

/** More columns than this are read in no hall. */
const MOST_COLUMNS = 10;
const TEXT_SIZES: readonly Pt[] = [22, 20, 18, 16];
/** A line that is longer is hard to follow. */
const LINE: Pt = pxToPt(860);
const QUOTE_SIZES: readonly Pt[] = [40, 34, 30, 26, 22];
const BESIDE_SIZES: readonly Pt[] = [20, 18, 16, 14, 13, 12];

export function freeSlides(output: FreeOutput, context: PageContext): SlideDraft[] {
  const drawn = slidesOf(output, context);
  if (drawn) return drawn;
  const { kind: _kind, ...said } = output;
  const slides = flow(context, context.section.title, outlineOf(Object.values(said), context.lang));
  // A page that says nothing yet is a page all the same.
  return slides.length > 0 ? slides : [{ layout: 'content', headline: headlineOf(context), nodes: [] }];
}

function slidesOf(output: FreeOutput, context: PageContext): SlideDraft[] | undefined {
  switch (output.kind) {
    case 'text':
      return textSlide(output, context);
    case 'table':
      return tableSlides(output, context);
    case 'picture':
      return pictureSlide(output, context);
    case 'quote':
      return quoteSlide(output, context);
  }
}

/** Paragraphs under each other, as large as they fit. */
function paragraphsIn(context: PageContext, paragraphs: readonly string[], box: Box, size: Pt): Stack {
  const stack = new Stack(context, box);
  for (const [index, words] of paragraphs.map(clean).entries()) {
    if (words === '') continue;
    if (stack.used > 0) stack.gap(size * 0.7);
    stack.text(`text-${index + 1}`, `Text ${index + 1}`, words, style('lead', context.lang, { size }));
  }
  return stack;
}

function textSlide({ paragraphs }: FreeOutput, context: PageContext): SlideDraft[] | undefined {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  return firstLevel(context, TEXT_SIZES, (size) => {
    const { nodes } = paragraphsIn(context, paragraphs, { ...body, width: LINE }, size);
    if (nodes.length === 0) throw new DoesNotFit('Text');
    return [{ layout: 'content', headline, nodes }];
  });
}

function tableSlides({ rows }: FreeOutput, context: PageContext): SlideDraft[] | undefined {
  const [heads = [], ...cells] = rows.map((row) => row.map(clean));
  if (heads.length === 0 || heads.length > MOST_COLUMNS || cells.length === 0) return undefined;
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  /** Figures stand under each other. */
  const isFigures = (column: number): boolean =>
    cells.every((row) => /^$|^[^\p{L}]*\d[^\p{L}]*$/u.test(row[column] ?? ''));
  const spec = ({ size, padY }: TableLevel) => ({
    id: 'table',
    name: 'Table',
    caption: headline,
    x: body.x,
    width: body.width,
    columns: sharesByContent(
      heads.map((head, column) => ({
        head,
        share: 1,
        ...(column > 0 && isFigures(column) ? { align: 'right' as const } : {}),
      })),
      cells,
    ),
    rows: cells,
    size,
    padding: { x: pxToPt(12), y: padY },
  });
  const { whole, parts } = tableLevelsApart(cells.length);
  return firstLevel(context, [...whole, ...parts], (level) =>
    tablePages(context, spec(level), body, { onePage: level.onePage }).map((nodes) => ({
      layout: 'content' as const,
      headline,
      nodes,
    })),
  );
}

/** The picture at the left, as large as its shape allows; words beside it, or under a wide one without any. */
function pictureSlide({ paragraphs }: FreeOutput, context: PageContext): SlideDraft[] | undefined {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const picture = pictureIn(context, 'free');
  const hasWords = paragraphs.some((words) => clean(words) !== '');
  return firstLevel(context, BESIDE_SIZES, (size) => {
    const [left = body, right = body] = hasWords ? columns(body, [7, 5], pxToPt(40)) : [body];
    const place = pictureBox(left, picture?.ratio ?? left.width / left.height, hasWords);
    const beside = { ...right, x: place.x + place.width + pxToPt(40) };
    const words = { ...beside, width: body.x + body.width - beside.x };
    const { nodes } = hasWords ? paragraphsIn(context, paragraphs, words, size) : { nodes: [] };
    const frame = shape('picture-place', say(context, 'Place of a picture', 'ที่สำหรับรูป'), place, {
      fill: 'tint',
    });
    return [
      {
        layout: 'content',
        headline,
        nodes: [picture ? pictureNode('picture', picture, place) : frame, ...nodes],
      },
    ];
  });
}

/** As large as it fits; at the left beside words, else in the middle. */
function pictureBox(box: Box, ratio: number, hasWords: boolean): Box {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return { x: hasWords ? box.x : box.x + (box.width - width) / 2, y: box.y, width, height };
}

/** Pictures beside each other. */
export function picturesSlide(context: PageContext, pictures: readonly DeckPicture[]): SlideDraft {
  const headline = headlineOf(context);
  const places = columns(bodyBox(context, headline), pictures.length);
  const nodes = pictures.flatMap((picture, at) => {
    const place = places[at];
    return place ? [pictureNode(`picture-${at + 1}`, picture, pictureBox(place, picture.ratio, false))] : [];
  });
  return { layout: 'content', headline, nodes, note: '' };
}

function quoteSlide({ quote, by }: FreeOutput, context: PageContext): SlideDraft[] | undefined {
  if (clean(quote) === '') return undefined;
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  return firstLevel(context, QUOTE_SIZES, (size) => {
    const indent = pxToPt(36);
    const box = { ...body, x: body.x + indent, width: pxToPt(980), y: body.y + pxToPt(20) };
    const stack = new Stack(context, { ...box, height: bottomOf(body) - box.y });
    stack.text('quote', 'Quote', quoted(quote), style('quotation', context.lang, { size }), {
      balance: true,
    });
    if (clean(by) !== '')
      stack
        .gap(size * 0.6)
        .text('by', 'Who said it', by, style('lead', context.lang, { size: 16, colour: 'quiet' }));
    const mark = shape(
      'quote-mark',
      'Mark',
      { x: body.x, y: box.y, width: pxToPt(6), height: stack.used },
      { fill: 'accent', decorative: true },
    );
    return [{ layout: 'content', headline, nodes: [mark, ...stack.nodes] }];
  });
}

const quoted = (words: string): string => {
  const said = clean(words);
  return /^[“"'‘«]/u.test(said) ? said : `“${said}”`;
};
