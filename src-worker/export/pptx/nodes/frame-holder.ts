/** A table or chart that fills its layout's placeholder. */
import type { SlideContext } from '../drawing/context.ts';
import { NO_PLACEHOLDER } from '../drawing/fixed.ts';
import { placeholder } from '../drawing/object.ts';
import { el, type Xml } from '../drawing/xml.ts';

export function frameHolder(nodeId: string, context: SlideContext): Xml {
  const holder = context.holders.get(nodeId);
  return holder ? el('p:nvPr', {}, placeholder(holder.kind)) : NO_PLACEHOLDER;
}
