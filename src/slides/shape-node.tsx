// oxlint-disable jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
// oxlint-disable react/no-array-index-key -- a scene is resolved and never edited in place: a part is its place
import type { JSX } from 'react';
import type { ShapeNode } from '../shared/scene/scene.ts';
import { blockOffset } from '../shared/scene/text-place.ts';
import { boxStyle, colour, round } from './palette.ts';
import { isClosed, shapePath } from './shape-path.ts';
import { ParagraphView, useLang, type ParagraphTag } from './text-block.tsx';
import { useSlide } from './use-slide.ts';

/** A shape, with its text as text over it. Without text and not mere decoration it is an image with its name. */
export function ShapeNodeView({ node }: { node: ShapeNode }): JSX.Element {
  const { interactive } = useSlide();
  const speaks = interactive && !node.text && node.decorative !== true;
  const stroke = node.stroke;
  // The box of a straight line has no height or no width, and a view box of none would draw nothing.
  const box = { ...node.box, width: node.box.width || 1, height: node.box.height || 1 };
  return (
    <>
      <svg
        className="deck-svg"
        style={boxStyle(box)}
        viewBox={`0 0 ${round(box.width)} ${round(box.height)}`}
        preserveAspectRatio="none"
        {...(speaks ? { role: 'img', 'aria-label': node.name } : { 'aria-hidden': true })}
      >
        <path
          d={shapePath(node.geometry, node.box)}
          fill={node.fill && isClosed(node.geometry) ? colour(node.fill) : 'none'}
          {...(node.opacity === undefined ? {} : { opacity: node.opacity })}
          {...(stroke
            ? {
                stroke: colour(stroke.colour),
                strokeWidth: stroke.width,
                ...(stroke.dash ? { strokeDasharray: `${stroke.width * 3} ${stroke.width * 2}` } : {}),
              }
            : {})}
        />
      </svg>
      {node.text && <ShapeText node={node} text={node.text} />}
    </>
  );
}

function ShapeText({ node, text }: { node: ShapeNode; text: NonNullable<ShapeNode['text']> }): JSX.Element {
  const { headingLevel, interactive } = useSlide();
  const lang = useLang(text.block.lang);
  const origin = {
    x: text.box.x,
    y: text.box.y + blockOffset(text.box.height, text.block.height, text.verticalAlign),
  };
  const heading: ParagraphTag = `h${headingLevel}`;
  const bulleted = text.block.paragraphs.some((paragraph) => paragraph.bullet);
  const paragraphs = text.block.paragraphs.map((paragraph, index) => (
    <ParagraphView
      key={`${node.id}-${index}`}
      paragraph={paragraph}
      tag={bulleted ? 'li' : text.role === 'title' && interactive && index === 0 ? heading : 'p'}
      origin={origin}
      lang={lang}
    />
  ));
  return bulleted ? (
    <ul className="deck-list" role="list">
      {paragraphs}
    </ul>
  ) : (
    <>{paragraphs}</>
  );
}
