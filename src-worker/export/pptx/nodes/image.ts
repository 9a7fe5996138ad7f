/** A picture as PowerPoint has it: native, replaceable, with its alt text. */
import { NO_PLACEHOLDER, RECTANGLE } from '../drawing/fixed.ts';
import type { ImageNode } from '../../../../src/shared/scene/scene.ts';
import type { SlideContext } from '../drawing/context.ts';
import { transform } from '../drawing/frame.ts';
import { objectProperties } from '../drawing/object.ts';
import { el, type Xml } from '../drawing/xml.ts';

export const imageXml = (node: ImageNode, context: SlideContext): Xml =>
  el(
    'p:pic',
    {},
    el(
      'p:nvPicPr',
      {},
      objectProperties({
        id: context.nextId(),
        name: context.nameOf(node.name),
        description: node.name,
        decorative: node.decorative === true,
      }),
      el('p:cNvPicPr', {}, el('a:picLocks', { noChangeAspect: 1 })),
      NO_PLACEHOLDER,
    ),
    el(
      'p:blipFill',
      {},
      el('a:blip', { 'r:embed': context.imageId(node.image) }),
      el('a:stretch', {}, el('a:fillRect')),
    ),
    el('p:spPr', {}, transform(node.box), RECTANGLE),
  );
