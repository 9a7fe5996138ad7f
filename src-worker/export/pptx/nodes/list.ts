/** A list: one text box whose paragraphs carry PowerPoint's own bullets or numbers. */
import type { ListNode } from '../../../../src/shared/scene/scene.ts';
import type { SlideContext } from '../drawing/context.ts';
import type { Xml } from '../drawing/xml.ts';
import { textBox } from './text.ts';

export const listXml = (node: ListNode, context: SlideContext): Xml => textBox(node, 'body', context);
