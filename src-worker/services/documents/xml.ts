/**
 * The elements of an XML part, one after another, within limits of depth, number and time. The parser knows the five
 * entities of XML itself and follows none that a file declares; whoever waits for this worker is answered in between.
 */
import { SaxesParser } from 'saxes';
import { DocumentError } from './problems.ts';
import { Turns } from './turns.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What is done at each element. Names are without their prefix, unless asked for. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Nothing more is wanted. */
  isDone?(): boolean;
}

/** Elements of one part: a hundred thousand cells with their values, and more. */
const MOST_ELEMENTS = 600_000;
/** Elements inside each other. */
const MOST_DEPTH = 256;
/** Characters that are parsed at a time. */
const SLICE = 32_768;

/** Whether the end was reached. Throws for a part that is no whole XML. */
export async function readXml(
  bytes: Uint8Array,
  handler: XmlHandler,
  { prefixes = false }: { /** Names with their prefix. */ prefixes?: boolean } = {},
): Promise<boolean> {
  const parser = new SaxesParser();
  const nameOf = (name: string): string => (prefixes ? name : localName(name));
  let elements = 0;
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    depth += 1;
    if (elements > MOST_ELEMENTS || depth > MOST_DEPTH) throw new DocumentError('too-much');
    handler.open?.(nameOf(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handler.close?.(nameOf(name));
  });
  const text = (words: string): void => handler.text?.(words);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('error', (error) => {
    throw error;
  });
  const turns = new Turns();
  const xml = decoded(bytes);
  for (let at = 0; at < xml.length; at += SLICE) {
    if (handler.isDone?.() === true) return false;
    parser.write(xml.slice(at, at + SLICE));
    await turns.next();
  }
  parser.close();
  return true;
}

const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The id of a relationship: an attribute with a prefix, beside which a plain 'id' may stand. */
export function relationshipId(attributes: Attributes): string | undefined {
  const key = Object.keys(attributes).find((name) => name.endsWith(':id'));
  return key === undefined ? undefined : attributes[key];
}
