// oxlint-disable react/no-array-index-key -- a scene is resolved and never edited in place: a part is its place
/** Part of a line drawn with one face, with its link. */
import { Fragment, type JSX, type MouseEvent, type ReactNode } from 'react';
import type { LinePiece } from '../shared/scene/scene.ts';
import { partsAtSymbols, symbolOf, SYMBOL_WIDTH } from '../shared/scene/symbols.ts';
import type { Pt } from '../shared/scene/units.ts';
import { readLink } from './links.ts';
import { colour, faces, pt, type Style } from './palette.ts';
import { pathData } from './shape-path.ts';
import { useSlide } from './use-slide.ts';

/** One em high on its baseline, as wide as the text engine has it; the sign itself is there to be read and copied. */
function SymbolView({ sign }: { sign: string }): JSX.Element {
  return (
    <>
      <svg className="deck-symbol" viewBox={`0 -1 ${SYMBOL_WIDTH} 1`} aria-hidden="true">
        <path d={pathData(symbolOf(sign, 1) ?? [])} fill="currentcolor" />
      </svg>
      <span className="deck-symbol-text">{sign}</span>
    </>
  );
}

function drawn(text: string): ReactNode {
  const parts = partsAtSymbols(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? <SymbolView key={index} sign={part} /> : <Fragment key={index}>{part}</Fragment>,
  );
}

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
  // At least: a character borrowed from the system may be wider than foreseen, and pushes what follows.
  if (!alone) style.minWidth = pt(piece.width);
  if (Math.abs(gap) > 0.001) style.marginLeft = pt(gap);

  const common = {
    className: 'deck-piece',
    style,
    ...(piece.lang === language ? {} : { lang: piece.lang }),
    ...(piece.rtl ? { dir: 'rtl' } : {}),
  };
  const content = drawn(piece.text);
  const link = interactive ? readLink(piece.link) : undefined;
  if (!link) return <span {...common}>{content}</span>;
  if (link.kind === 'page') {
    const follow = (event: MouseEvent): void => {
      if (!onPage) return;
      event.preventDefault();
      onPage(link.pageNumber);
    };
    return (
      <a {...common} href={`#page-${link.pageNumber}`} onClick={follow}>
        {content}
      </a>
    );
  }
  return (
    <a {...common} href={link.href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}
