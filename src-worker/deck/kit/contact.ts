/** How to reach the agency, on the last slide: in the band of the decision, or in a line under the body. */
import { DEFAULT_AGENCY } from '../../../src/shared/domain/agency.ts';
import type { Box, TextNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { BODY_BOTTOM, CONTENT_WIDTH, MARGIN } from './grid.ts';
import { style } from './styles.ts';
import { para, text, widthOf, type Span } from './text.ts';
import type { PageContext } from './types.ts';

/** Between the body and the line. */
export const CONTACT_GAP: Pt = pxToPt(16);

interface Contact {
  name: Span;
  ways: Span[];
}

/** In `ink`, or in the colours of the page. */
function contactOf({ agency }: PageContext, ink?: ColourRole): Contact | undefined {
  if (!agency || (agency.name === '' && agency.contact.length === 0)) return undefined;
  return {
    name: { text: agency.name || DEFAULT_AGENCY, weight: 700, colour: ink ?? 'ink' },
    ways: agency.contact.map((each) => ({ ...each, colour: ink ?? 'quiet' })),
  };
}

/** Ways beside each other, with a dot between them. */
const beside = (ways: readonly Span[]): Span[] =>
  ways.flatMap((way, index) =>
    index === 0 ? [way] : [{ text: '  ·  ', ...(way.colour ? { colour: way.colour } : {}) }, way],
  );

const NODE = { id: 'contact', name: 'Contact', role: 'caption' } as const;

/** Stands on the end of the body; undefined where nothing is given. */
export function contactLine(context: PageContext): TextNode | undefined {
  const contact = contactOf(context);
  if (!contact) return undefined;
  const base = style('label', context.lang, { weight: 400, colour: 'quiet' });
  const gap: Span[] = contact.ways.length === 0 ? [] : [{ text: '    ' }];
  const words = [contact.name, ...gap, ...beside(contact.ways)];
  const node = text(context, words, base, { ...NODE, x: MARGIN, y: 0, width: CONTENT_WIDTH });
  return { ...node, box: { ...node.box, y: BODY_BOTTOM - node.box.height } };
}

const PADDING: Pt = pxToPt(24);
/** Between the decision and the contact. */
const APART: Pt = pxToPt(48);

export interface BandContact {
  width: Pt;
  height: Pt;
  /** At the right of the band, in the middle of its height. */
  node: (band: Box) => TextNode;
}

/** The contact at the right of a band whose text is so wide; undefined where there is none, or not enough room. */
export function bandContact(context: PageContext, textWidth: Pt, bandWidth: Pt): BandContact | undefined {
  const contact = contactOf(context, 'onBrand');
  if (!contact) return undefined;
  const base = style('label', context.lang, { weight: 400, colour: 'onBrand' });
  const { name, ways } = contact;
  const half = Math.ceil(ways.length / 2);
  // In two lines, or in three.
  const arrangements = [
    [[name], beside(ways)],
    [[name], beside(ways.slice(0, half)), beside(ways.slice(half))],
  ].map((lines) => lines.filter((line) => line.length > 0));
  const room = bandWidth - 2 * PADDING - textWidth - APART;
  for (const lines of arrangements) {
    const width = Math.max(...lines.map((line) => widthOf(context, line, base))) + 1;
    if (width > room) continue;
    const paragraphs = lines.map((line) => para(line, base, { align: 'right' }));
    const made = text(context, paragraphs, base, { ...NODE, x: 0, y: 0, width });
    return {
      width: width + APART,
      height: made.box.height,
      node: (band) => {
        const x = band.x + band.width - PADDING - width;
        const y = band.y + (band.height - made.box.height) / 2;
        return { ...made, box: { ...made.box, x, y } };
      },
    };
  }
  return undefined;
}
