/** A text block in its box: bullets, lines and links, each in its element of the structure. */
import type {
  Box,
  LinePiece,
  Paragraph,
  TextBlock,
  TextLanguage,
  VerticalAlign,
} from '../../../../src/shared/scene/scene.ts';
import { blockOffset, breakSpaces, placeBullet } from '../../../../src/shared/scene/text-place.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { ElementProperties, ElementType } from '../structure/element.ts';
import { voiceTag } from '../structure/language.ts';
import { drawLine } from './line.ts';

type Origin = { x: Pt; y: Pt };

/** What the paragraphs of a block are; 'cell': one alone is the content of its cell, and 'artefact': nobody reads them. */
export type BlockKind = 'H1' | 'H2' | 'P' | 'cell' | 'artefact';

export interface PlacedBlock {
  block: TextBlock;
  box: Box;
  verticalAlign: VerticalAlign;
}

export function drawBlock(canvas: Canvas, { block, box, verticalAlign }: PlacedBlock, kind: BlockKind): void {
  const origin = { x: box.x, y: box.y + blockOffset(box.height, block.height, verticalAlign) };
  const paragraphs = block.paragraphs.filter(({ lines }) => lines.length > 0);
  if (kind === 'artefact') {
    canvas.artefact(() => {
      for (const paragraph of paragraphs)
        for (const part of partsOf(paragraph)) drawPart(canvas, part, origin);
    }, 'footer');
    return;
  }
  for (const group of bulletGroups(paragraphs)) {
    if (group.bulleted) drawList(canvas, group.paragraphs, origin);
    else
      group.paragraphs.forEach((paragraph, index) => {
        // A headline of two paragraphs is one heading and its continuation.
        const type = kind === 'cell' || (index > 0 && kind !== 'P') ? 'P' : kind;
        if (kind === 'cell' && paragraphs.length === 1) drawParagraph(canvas, paragraph, origin);
        else drawElement(canvas, type, paragraph, origin);
      });
  }
}

/** Paragraphs with bullets side by side are a list. */
function bulletGroups(paragraphs: readonly Paragraph[]): { bulleted: boolean; paragraphs: Paragraph[] }[] {
  const groups: { bulleted: boolean; paragraphs: Paragraph[] }[] = [];
  for (const paragraph of paragraphs) {
    const bulleted = paragraph.bullet !== undefined;
    const last = groups.at(-1);
    if (last?.bulleted === bulleted) last.paragraphs.push(paragraph);
    else groups.push({ bulleted, paragraphs: [paragraph] });
  }
  return groups;
}

const NUMBERED = '<</O/List/ListNumbering/Decimal>>';
const BULLETED = '<</O/List/ListNumbering/Disc>>';

function drawList(canvas: Canvas, paragraphs: readonly Paragraph[], origin: Origin): void {
  const numbered = paragraphs.some(({ bullet }) => bullet?.kind === 'number');
  canvas.within('L', { attributes: [numbered ? NUMBERED : BULLETED] }, () => {
    for (const paragraph of paragraphs)
      canvas.within('LI', {}, () => {
        drawBullet(canvas, paragraph, origin);
        drawElement(canvas, 'LBody', paragraph, origin);
      });
  });
}

function drawBullet(canvas: Canvas, paragraph: Paragraph, origin: Origin): void {
  const bullet = placeBullet(paragraph);
  const colour = paragraph.bullet?.colour;
  if (!bullet || !colour) return;
  if (bullet.kind === 'number') {
    const { piece, baseline } = bullet;
    const place = { x: origin.x, y: origin.y + baseline };
    canvas.within('Lbl', {}, () => canvas.content(() => drawLine(canvas, [piece], piece.text, place)));
    return;
  }
  const { x, y, side } = bullet;
  canvas.artefact(() =>
    canvas.fillBox({ x: origin.x + x, y: origin.y + y, width: side, height: side }, colour),
  );
}

/** A paragraph as an element, which names its language where all of it is in another one. */
function drawElement(canvas: Canvas, type: ElementType, paragraph: Paragraph, origin: Origin): void {
  const outer = canvas.language;
  const own = languageOf(paragraph) ?? outer;
  const properties: ElementProperties = own === outer ? {} : { lang: voiceTag(own, canvas.english) };
  canvas.within(type, properties, () => {
    canvas.language = own;
    drawParagraph(canvas, paragraph, origin);
    canvas.language = outer;
  });
}

/** Of all that has letters; undefined where they differ. */
function languageOf({ lines }: Paragraph): TextLanguage | undefined {
  const found = new Set(
    lines.flatMap(({ pieces }) => pieces.filter(({ text }) => /\p{L}/u.test(text)).map(({ lang }) => lang)),
  );
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** Part of a line that leads to one place, or nowhere. */
interface LinePart {
  link: string | undefined;
  pieces: readonly LinePiece[];
  text: string;
  baseline: Pt;
}

function drawParagraph(canvas: Canvas, paragraph: Paragraph, origin: Origin): void {
  for (const [first, ...rest] of runsOf(partsOf(paragraph), canvas)) {
    if (!first) continue;
    const parts = [first, ...rest];
    const draw = (): void => canvas.content(() => parts.forEach((part) => drawPart(canvas, part, origin)));
    const { link } = first;
    if (link === undefined || !canvas.leads(link)) draw();
    else
      canvas.within('Link', {}, () => {
        draw();
        const words = parts.map(({ text }) => text).join('');
        for (const part of parts) canvas.link(link, areaOf(part, origin), words.trim());
      });
  }
}

const drawPart = (canvas: Canvas, { pieces, text, baseline }: LinePart, origin: Origin): void =>
  drawLine(canvas, pieces, text, { x: origin.x, y: origin.y + baseline });

/** Each line by where it leads; a line keeps the space that it was broken at, so that its last word stays alone. */
function partsOf(paragraph: Paragraph): LinePart[] {
  const spaces = breakSpaces(paragraph);
  return paragraph.lines.flatMap(({ pieces, text, baseline }, index): LinePart[] => {
    const space = spaces[index] === '' ? '' : ' ';
    const parts: { link: string | undefined; pieces: LinePiece[] }[] = [];
    for (const piece of pieces) {
      const last = parts.at(-1);
      if (last && last.link === piece.link) last.pieces.push(piece);
      else parts.push({ link: piece.link, pieces: [piece] });
    }
    return parts.map((part, at) => {
      const own = parts.length === 1 ? text : part.pieces.map((piece) => piece.text).join('');
      return { ...part, text: at === parts.length - 1 ? own + space : own, baseline };
    });
  });
}

/** Parts side by side, and on lines one under the other, that lead to the same place. */
function runsOf(parts: readonly LinePart[], canvas: Canvas): LinePart[][] {
  const runs: LinePart[][] = [];
  const kindOf = ({ link }: LinePart): string | undefined =>
    link !== undefined && canvas.leads(link) ? link : undefined;
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.[0] && kindOf(last[0]) === kindOf(part)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

/** From the descenders to the ascenders of any of the faces. */
function areaOf({ pieces, baseline }: LinePart, origin: Origin): Box {
  const size = Math.max(...pieces.map((piece) => piece.size));
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  return { x: origin.x + left, y: origin.y + baseline - size, width: right - left, height: size * 1.3 };
}
