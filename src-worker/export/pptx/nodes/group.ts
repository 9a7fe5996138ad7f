/** A group that PowerPoint moves as one and opens to its parts. */
import { NO_PLACEHOLDER } from '../drawing/fixed.ts';
import type { GroupNode, SceneNode } from '../../../../src/shared/scene/scene.ts';
import { childrenOf } from '../../../../src/shared/scene/tree.ts';
import type { SlideContext } from '../drawing/context.ts';
import { groupTransform } from '../drawing/frame.ts';
import { objectProperties } from '../drawing/object.ts';
import { el, type Xml } from '../drawing/xml.ts';

type Draw = (node: SceneNode, context: SlideContext) => Xml;

/** PowerPoint groups neither tables nor placeholders: a group that holds one stays open. */
const cannotBeGrouped = (node: SceneNode, context: SlideContext): boolean =>
  node.kind === 'table' ||
  context.holders.has(node.id) ||
  childrenOf(node).some((child) => cannotBeGrouped(child, context));

export function groupXml(node: GroupNode, context: SlideContext, draw: Draw): Xml {
  if (node.children.length === 0) return '';
  if (cannotBeGrouped(node, context)) return node.children.map((child) => draw(child, context)).join('');
  return el(
    'p:grpSp',
    {},
    el(
      'p:nvGrpSpPr',
      {},
      objectProperties({
        id: context.nextId(),
        name: context.nameOf(node.name),
        ...(node.description === undefined ? {} : { description: node.description }),
      }),
      el('p:cNvGrpSpPr'),
      NO_PLACEHOLDER,
    ),
    el('p:grpSpPr', {}, groupTransform(node.box)),
    ...node.children.map((child) => draw(child, context)),
  );
}
