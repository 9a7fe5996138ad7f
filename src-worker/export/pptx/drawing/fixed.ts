/** Elements that are the same wherever they stand, written once: a deck has hundreds of each. */
import { el, type Xml } from './xml.ts';

export const NO_FILL: Xml = el('a:noFill');
/** A text's own list style: none, so that the master's holds. */
export const NO_LIST_STYLE: Xml = el('a:lstStyle');
/** Properties of a text that stands where its surroundings put it. */
export const PLAIN_BODY: Xml = el('a:bodyPr');
/** Properties of an object that is no placeholder. */
export const NO_PLACEHOLDER: Xml = el('p:nvPr');

/** A preset outline without handles that were moved. */
const preset = (name: string): Xml => el('a:prstGeom', { prst: name }, el('a:avLst'));
export const RECTANGLE: Xml = preset('rect');
export const ELLIPSE: Xml = preset('ellipse');
export const LINE: Xml = preset('line');
