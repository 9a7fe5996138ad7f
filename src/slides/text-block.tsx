// oxlint-disable react/no-array-index-key -- a scene is resolved and never edited in place: a part is its place
/** The lines of a text block, each where the engine put it. */
import type { JSX } from 'react';
import type { Paragraph, TextBlock, TextLine } from '../shared/scene/scene.ts';
import { breakSpaces, placeBullet } from '../shared/scene/text-place.ts';
import type { Pt } from '../shared/scene/units.ts';
import { pt, type Style } from './palette.ts';
import { Piece } from './piece.tsx';
import { lineSize, pieceGaps } from './text-lines.ts';
import { useSlide } from './use-slide.ts';

/** Elements that may stand for a paragraph. */
export type ParagraphTag = 'p' | 'h1' | 'h2' | 'h3' | 'li' | 'span';

/** The `lang` of a text, where it differs from the slide's. */
export function useLang(lang: TextBlock['lang']): TextBlock['lang'] | undefined {
  return useSlide().language === lang ? undefined : lang;
}

/**
 * One paragraph as one element. It has no box of its own: its lines stand on the slide, in the box given by the
 * origin, so that an element's default margins or display cannot move them.
 */
export function ParagraphView({
  paragraph,
  tag: Tag,
  origin,
  lang,
}: {
  paragraph: Paragraph;
  tag: ParagraphTag;
  /** Top left corner of the text block. */
  origin: { x: Pt; y: Pt };
  lang?: TextBlock['lang'] | undefined;
}): JSX.Element {
  const spaces = breakSpaces(paragraph);
  return (
    <Tag
      className="deck-paragraph"
      lang={lang}
      // Which fields it shows, for whoever edits: 'output.objectives.1.target 0 12' for each, apart by ';'.
      data-fields={paragraph.fields?.map(({ path, start, end }) => `${path} ${start} ${end}`).join(';')}
    >
      {paragraph.bullet && <Bullet paragraph={paragraph} origin={origin} />}
      {paragraph.lines.map((line, index) => (
        <Line key={index} line={line} space={spaces[index] ?? ''} origin={origin} />
      ))}
    </Tag>
  );
}

function Line({ line, space, origin }: { line: TextLine; space: string; origin: { x: Pt; y: Pt } }) {
  const gaps = pieceGaps(line.pieces);
  const size = lineSize(line);
  const first = line.pieces[0]?.x ?? line.x;
  // The strut reaches one size above the baseline: the line's top edge is known whatever the face.
  const style: Style = {
    left: pt(origin.x + first),
    top: pt(origin.y + line.baseline - size),
    fontSize: pt(size),
  };
  return (
    <span className="deck-line" style={style}>
      {line.pieces.map((piece, index) => (
        <Piece
          key={index}
          piece={piece}
          gap={gaps[index] ?? 0}
          alone={line.pieces.length === 1}
          lineSize={size}
        />
      ))}
      {space}
    </span>
  );
}

/** A square, or the number, hanging in the indent of the first line. */
function Bullet({
  paragraph,
  origin,
}: {
  paragraph: Paragraph;
  origin: { x: Pt; y: Pt };
}): JSX.Element | null {
  const { bullet } = paragraph;
  const placed = placeBullet(paragraph);
  if (!bullet || !placed) return null;
  const left = pt(origin.x + placed.x);
  if (placed.kind === 'number') {
    const { size } = placed.piece;
    const style: Style = { left, top: pt(origin.y + placed.baseline - size), fontSize: pt(size) };
    return (
      <span className="deck-line" style={style} aria-hidden="true">
        <Piece piece={placed.piece} gap={0} alone lineSize={size} />
      </span>
    );
  }
  const style: Style = {
    left,
    top: pt(origin.y + placed.y),
    width: pt(placed.side),
    height: pt(placed.side),
    backgroundColor: `var(--deck-${bullet.colour})`,
  };
  return <span className="deck-bullet" style={style} aria-hidden="true" />;
}
