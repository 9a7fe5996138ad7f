// oxlint-disable react/no-array-index-key -- a scene is resolved and never edited in place: a part is its place
import type { JSX } from 'react';
import type { TextNode } from '../shared/scene/scene.ts';
import { blockOffset } from '../shared/scene/text-place.ts';
import { ParagraphView, useLang, type ParagraphTag } from './text-block.tsx';
import { useSlide } from './use-slide.ts';

/** A text box. The title is the slide's heading; every other text is paragraphs. */
export function TextNodeView({ node }: { node: TextNode }): JSX.Element {
  const { headingLevel, interactive } = useSlide();
  const lang = useLang(node.text.lang);
  const origin = {
    x: node.box.x,
    y: node.box.y + blockOffset(node.box.height, node.text.height, node.verticalAlign),
  };
  const heading: ParagraphTag = `h${headingLevel}`;
  return (
    <>
      {node.text.paragraphs.map((paragraph, index) => (
        <ParagraphView
          key={index}
          paragraph={paragraph}
          // A headline of two paragraphs is one heading and its continuation.
          tag={node.role === 'title' && interactive && index === 0 ? heading : 'p'}
          origin={origin}
          lang={lang}
        />
      ))}
    </>
  );
}
