/**
 * The only way XML is made here: elements from names, attributes and children that are XML already.
 * Everything that comes from a person passes through `escapeText` or an attribute.
 */

/** A well-formed fragment. */
export type Xml = string;

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

// A part with any of these (NUL, other controls, lone surrogates, U+FFFE, U+FFFF) is not XML, and PowerPoint
// refuses the whole file for it.
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without the characters that XML 1.0 does not allow. */
const withoutIllegalCharacters = (text: string): string => text.replace(ILLEGAL, '');

// Without the four that are escaped, controls and surrogates: nearly all that is written, and not worth three passes.
const PLAIN = /^[ !#-%'-;=?-~\u00A0-\uD7FF]*$/;

/** Text as XML content or attribute value. */
export const escapeText = (text: string): Xml =>
  PLAIN.test(text)
    ? text
    : withoutIllegalCharacters(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

function attribute(name: string, value: string | number | boolean): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) {
      throw new TypeError(`A slide has a length or colour that is not a number ('${name}').`);
    }
    return ` ${name}="${value}"`;
  }
  if (typeof value === 'boolean') return ` ${name}="${value ? 1 : 0}"`;
  if (PLAIN.test(value)) return ` ${name}="${value}"`;
  // A parser turns a line break in an attribute into a space.
  return ` ${name}="${escapeText(value).replaceAll('\n', '&#10;')}"`;
}

/** An element. Attributes that are `undefined` are left out; booleans are 1 and 0. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly Xml[]): Xml {
  let head = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) head += attribute(key, value);
  }
  // Added up and not joined: joining copies what is inside, once for every element around it.
  let content = '';
  for (const child of children) content += child;
  return content === '' ? `${head}/>` : `${head}>${content}</${name}>`;
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * The same text as one piece of memory. Elements are added up, and what is added up keeps the thousands of pieces of
 * which it was made.
 */
const flat = (xml: Xml): Xml => [xml.slice(0, 1), xml.slice(1)].join('');

/** A part of the package from its root element. */
export const xmlDocument = (root: Xml): string => [XML_DECLARATION, root].join('');

/** Elements that a deck writes over and over, by a text that says all they are made of. */
export class RepeatedXml {
  readonly #written = new Map<string, Xml>();

  /** `write` is asked the first time. */
  get(key: string, write: () => Xml): Xml {
    const known = this.#written.get(key);
    if (known !== undefined) return known;
    const xml = flat(write());
    this.#written.set(key, xml);
    return xml;
  }
}

/** Namespaces of a slide, a layout, a master and a notes page. */
export const SLIDE_NAMESPACES = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;
