// oxlint-disable jsx-a11y/prefer-tag-over-role -- Safari drops the role of a list without markers
// oxlint-disable react/no-array-index-key -- a scene is resolved and never edited in place: a part is its place
import type { JSX } from 'react';
import type { ListNode } from '../shared/scene/scene.ts';
import { blockOffset } from '../shared/scene/text-place.ts';
import { ParagraphView, useLang } from './text-block.tsx';

/** Bulleted or numbered paragraphs. The role is spelt out: Safari takes it from lists without markers. */
export function ListNodeView({ node }: { node: ListNode }): JSX.Element {
  const lang = useLang(node.text.lang);
  const origin = {
    x: node.box.x,
    y: node.box.y + blockOffset(node.box.height, node.text.height, node.verticalAlign),
  };
  const Tag = node.ordered ? 'ol' : 'ul';
  return (
    <Tag className="deck-list" role="list">
      {node.text.paragraphs.map((paragraph, index) => (
        <ParagraphView key={index} paragraph={paragraph} tag="li" origin={origin} lang={lang} />
      ))}
    </Tag>
  );
}
