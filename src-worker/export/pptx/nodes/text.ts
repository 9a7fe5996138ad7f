/** A text: one box with its paragraphs, or the slide's title, footer or page number in its placeholder. */
import { NO_FILL, NO_PLACEHOLDER, RECTANGLE } from '../drawing/fixed.ts';
import type { ListNode, TextNode, TextRole } from '../../../../src/shared/scene/scene.ts';
import type { SlideContext } from '../drawing/context.ts';
import { drop } from '../drawing/baseline.ts';
import { fitOf } from '../drawing/fit.ts';
import { transform } from '../drawing/frame.ts';
import { objectProperties, placeholder } from '../drawing/object.ts';
import type { Holder } from '../holders.ts';
import { filledBody, textBody } from '../drawing/text-body.ts';
import { el, type Xml } from '../drawing/xml.ts';

export const textXml = (node: TextNode, context: SlideContext): Xml => textBox(node, node.role, context);

const LOCKED = el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 }));
const INHERITED = el('p:spPr');

/** A text in its placeholder: its words alone. Place and look are the layout's. */
const filled = (node: TextNode | ListNode, holder: Holder, role: TextRole, context: SlideContext): Xml =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      objectProperties({ id: context.nextId(), name: context.nameOf(node.name) }),
      LOCKED,
      el('p:nvPr', {}, placeholder(holder.kind)),
    ),
    INHERITED,
    filledBody(node.text, holder, role, context),
  );

const TEXT_BOX = el('p:cNvSpPr', { txBox: 1 });

export function textBox(node: TextNode | ListNode, role: TextRole, context: SlideContext): Xml {
  const holder = context.holders.get(node.id);
  if (holder) return filled(node, holder, role, context);
  const fit = fitOf(node.text, node.box, role, node.verticalAlign, context.roomOf(node.id));
  const { box } = fit;
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      objectProperties({ id: context.nextId(), name: context.nameOf(node.name) }),
      TEXT_BOX,
      NO_PLACEHOLDER,
    ),
    el('p:spPr', {}, transform({ ...box, y: box.y - drop(node.text) }), RECTANGLE, NO_FILL),
    textBody(node.text, role, node.verticalAlign, context, fit),
  );
}
