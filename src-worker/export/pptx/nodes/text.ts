/** A text: one box with its paragraphs, or the slide's title, footer or page number in its placeholder. */
import { NO_FILL, NO_PLACEHOLDER, RECTANGLE } from '../drawing/fixed.ts';
import type { ListNode, TextNode, TextRole } from '../../../../src/shared/scene/scene.ts';
import type { SlideContext } from '../drawing/context.ts';
import { drop } from '../drawing/baseline.ts';
import { fitOf } from '../drawing/fit.ts';
import { transform } from '../drawing/frame.ts';
import { objectProperties, placeholder, type PlaceholderKind } from '../drawing/object.ts';
import { textBody } from '../drawing/text-body.ts';
import { el, type Xml } from '../drawing/xml.ts';

export const textXml = (node: TextNode, context: SlideContext): Xml => textBox(node, node.role, context);

/** Which placeholder a node fills on its slide. */
export function placeholderOf(nodeId: string, context: SlideContext): PlaceholderKind | undefined {
  const { title, footer, pageNumber } = context.placeholders;
  if (nodeId === title) return 'title';
  if (nodeId === footer) return 'footer';
  if (nodeId === pageNumber) return 'page-number';
  return undefined;
}

const TEXT_BOX = el('p:cNvSpPr', { txBox: 1 });

export function textBox(node: TextNode | ListNode, role: TextRole, context: SlideContext): Xml {
  const kind = placeholderOf(node.id, context);
  const { box, breaks } = fitOf(node.text, node.box, role, node.verticalAlign, context.roomOf(node.id));
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      objectProperties({ id: context.nextId(), name: node.name }),
      kind ? el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })) : TEXT_BOX,
      kind ? el('p:nvPr', {}, placeholder(kind)) : NO_PLACEHOLDER,
    ),
    el('p:spPr', {}, transform({ ...box, y: box.y - drop(node.text) }), RECTANGLE, NO_FILL),
    textBody(node.text, role, node.verticalAlign, context, breaks),
  );
}
