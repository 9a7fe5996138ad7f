/** Any node as the object that PowerPoint has for it. */
import type { SceneNode } from '../../../../src/shared/scene/scene.ts';
import type { SlideContext } from '../drawing/context.ts';
import type { Xml } from '../drawing/xml.ts';
import { chartXml } from './chart.ts';
import { groupXml } from './group.ts';
import { imageXml } from './image.ts';
import { listXml } from './list.ts';
import { shapeXml } from './shape.ts';
import { tableXml } from './table.ts';
import { textXml } from './text.ts';

export function nodeXml(node: SceneNode, context: SlideContext): Xml {
  switch (node.kind) {
    case 'text':
      return textXml(node, context);
    case 'list':
      return listXml(node, context);
    case 'table':
      return tableXml(node, context);
    case 'shape':
      return shapeXml(node, context);
    case 'chart':
      return chartXml(node, context);
    case 'image':
      return imageXml(node, context);
    case 'group':
      return groupXml(node, context, nodeXml);
  }
}
