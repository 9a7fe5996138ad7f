/** A chart on its slide: the frame that points at the chart's own part (`chart/part.ts`). */
import type { ChartNode } from '../../../../src/shared/scene/scene.ts';
import { frameBox } from '../chart/layout.ts';
import type { SlideContext } from '../drawing/context.ts';
import { frameTransform } from '../drawing/frame.ts';
import { frameHolder } from './frame-holder.ts';
import { objectProperties } from '../drawing/object.ts';
import { el, type Xml } from '../drawing/xml.ts';

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

export const chartXml = (node: ChartNode, context: SlideContext): Xml =>
  el(
    'p:graphicFrame',
    {},
    el(
      'p:nvGraphicFramePr',
      {},
      objectProperties({ id: context.nextId(), name: context.nameOf(node.name), description: node.alt }),
      el('p:cNvGraphicFramePr'),
      frameHolder(node.id, context),
    ),
    frameTransform(frameBox(node)),
    el(
      'a:graphic',
      {},
      el('a:graphicData', { uri: CHART }, el('c:chart', { 'xmlns:c': CHART, 'r:id': context.chartId(node) })),
    ),
  );
