/** Part of a line drawn with one face, with its link. */
import type { JSX, MouseEvent } from 'react';
import type { LinePiece } from '../shared/scene/scene.ts';
import type { Pt } from '../shared/scene/units.ts';
import { readLink } from './links.ts';
import { colour, faces, pt, type Style } from './palette.ts';
import { useSlide } from './use-slide.ts';

export function Piece({
  piece,
  gap,
  alone,
  lineSize,
}: {
  piece: LinePiece;
  /** Size of the line that it stands on. */
  lineSize: Pt;
  /** Space before it. */
  gap: Pt;
  /** The only piece of its line: nothing follows that its width must place. */
  alone: boolean;
}): JSX.Element {
  const { language, theme, interactive, onPage } = useSlide();
  // What the frame and the line already say is not said again: nineteen thumbnails are many pieces.
  const style: Style = { color: colour(piece.colour), fontWeight: piece.weight };
  if (piece.family !== theme.family) style.fontFamily = faces(piece.family);
  if (piece.size !== lineSize) style.fontSize = pt(piece.size);
  if (piece.tracking) style.letterSpacing = pt(piece.tracking);
  // At least: a character drawn by the system may be wider than foreseen, and pushes what follows.
  if (!alone) style.minWidth = pt(piece.width);
  if (Math.abs(gap) > 0.001) style.marginLeft = pt(gap);

  const common = {
    className: 'deck-piece',
    style,
    ...(piece.lang === language ? {} : { lang: piece.lang }),
  };
  const link = interactive ? readLink(piece.link) : undefined;
  if (!link) return <span {...common}>{piece.text}</span>;
  if (link.kind === 'page') {
    const follow = (event: MouseEvent): void => {
      if (!onPage) return;
      event.preventDefault();
      onPage(link.pageNumber);
    };
    return (
      <a {...common} href={`#page-${link.pageNumber}`} onClick={follow}>
        {piece.text}
      </a>
    );
  }
  return (
    <a {...common} href={link.href} target="_blank" rel="noopener noreferrer">
      {piece.text}
    </a>
  );
}
