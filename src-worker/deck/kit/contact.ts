/** How to reach the agency, in one line at the end of the last slide's body. */
import type { TextNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { DEFAULT_AGENCY } from '../../../src/shared/domain/agency.ts';
import { BODY_BOTTOM, CONTENT_WIDTH, MARGIN } from './grid.ts';
import { style } from './styles.ts';
import { text, type Span } from './text.ts';
import type { PageContext } from './types.ts';

/** Between the body and the line. */
export const CONTACT_GAP: Pt = pxToPt(16);

/** Stands on the end of the body; undefined where nothing is given. */
export function contactLine(context: PageContext): TextNode | undefined {
  const { agency, lang } = context;
  if (!agency || (agency.name === '' && agency.contact.length === 0)) return undefined;
  const base = style('label', lang, { weight: 400, colour: 'quiet' });
  const spans: Span[] = [
    { text: agency.name || DEFAULT_AGENCY, weight: 700, colour: 'ink' },
    ...agency.contact.flatMap((each, index): Span[] => [{ text: index === 0 ? '    ' : '  ·  ' }, each]),
  ];
  const node = text(context, spans, base, {
    id: 'contact',
    name: 'Contact',
    role: 'caption',
    x: MARGIN,
    y: 0,
    width: CONTENT_WIDTH,
  });
  return { ...node, box: { ...node.box, y: BODY_BOTTOM - node.box.height } };
}
