/**
 * The file around the pages: the only import of jsPDF, loaded when the first file is asked for.
 *
 * jsPDF applies no shaping, so it never sees a text: it is handed operators, fonts come into the file through its
 * 'putFont' event, and what it writes wrongly is written here. That leans on parts it does not promise; they are
 * checked when a document is begun, and the version is pinned.
 */
import type { jsPDF } from 'jspdf';
import type { Box, SceneImage } from '../../../src/shared/scene/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../src/shared/scene/units.ts';
import type { LoadedFace } from '../../deck/text/shaper.ts';
import type { LinkTarget } from '../links.ts';
import { byteString, hexString, textBytes } from './drawing/write.ts';
import { DocumentFont } from './font/document-font.ts';
import { putFont, type FontSink } from './font/put-font.ts';

export interface DocumentProperties {
  title: string;
  author: string;
  subject: string;
  /** 'th-TH'. */
  language: string;
}

/** An entry of the outline; `page` from 1. */
export interface Bookmark {
  title: string;
  page: number;
  children: readonly Bookmark[];
}

/** Of jsPDF's inside, what is used here. */
interface Inside {
  write: (text: string) => void;
  pages: string[][];
}
interface Outside {
  setPdfVersion: (version: string) => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isInside = (value: unknown): value is Inside =>
  isRecord(value) && typeof value['write'] === 'function' && Array.isArray(value['pages']);
const isOutside = (value: unknown): value is Outside =>
  isRecord(value) && typeof value['setPdfVersion'] === 'function';

/** The slide's own size, 16:9. */
const PAGE = [SLIDE_WIDTH, SLIDE_HEIGHT];
const CHANGED = 'The PDF library is not the version that this product was made for.';
/** The library writes a date in any case; a fixed one, so that the same slides give the same bytes at any time. */
const FIXED_DATE = "D:20260101000000+00'00'";
/** The first with the transparency, languages and replacement texts that are used. */
const FORMAT_VERSION = '1.7';

export class PdfDocument {
  readonly #doc: jsPDF;
  readonly #inside: Inside;
  readonly #fonts = new Map<string, DocumentFont>();
  readonly #images = new Map<string, string>();
  #pages = 0;

  private constructor(library: typeof import('jspdf'), properties: DocumentProperties) {
    this.#doc = new library.jsPDF({
      orientation: 'landscape',
      unit: 'pt',
      format: PAGE,
      compress: true,
      putOnlyUsedFonts: true,
      // Decimals of places on the page.
      floatPrecision: 2,
    });
    const inside: unknown = this.#doc.internal;
    const outside: unknown = Reflect.get(this.#doc, '__private__');
    if (!isInside(inside) || !isOutside(outside)) throw new Error(CHANGED);
    this.#inside = inside;
    outside.setPdfVersion(FORMAT_VERSION);
    this.#describe(properties);
  }

  static async begin(properties: DocumentProperties): Promise<PdfDocument> {
    return new PdfDocument(await import('jspdf'), properties);
  }

  #describe({ title, author, subject, language }: DocumentProperties): void {
    const doc = this.#doc;
    // Written in round brackets by the library; `bytes` makes them angle ones, which hold hexadecimal.
    doc.setProperties({ title: hexString(title), author: hexString(author), subject: hexString(subject) });
    doc.setCreationDate(FIXED_DATE);
    doc.setDisplayMode('fullpage', 'single');
    doc.viewerPreferences({ DisplayDocTitle: true });
    const { events } = doc.internal;
    events.subscribe('putCatalog', () => this.#inside.write(`/Lang (${language})`));
    events.subscribe('putFont', (sink: FontSink) => {
      [...this.#fonts.values()].forEach((font, index) => {
        if (font.resource === sink.font.id) putFont(font, index, sink);
      });
    });
    // Its own handler wants a font file to read.
    for (const token of Object.keys(events.getTopics()['addFont'] ?? {})) events.unsubscribe(token);
  }

  beginPage(): void {
    this.#pages += 1;
    if (this.#pages > 1) this.#doc.addPage(PAGE, 'landscape');
  }

  /** Operators on the current page. */
  write(operators: string): void {
    this.#inside.write(operators);
  }

  /** Of everything drawn from now on, 0 to 1. */
  setOpacity(opacity: number): void {
    this.#doc.setGState(this.#doc.GState({ opacity, 'stroke-opacity': opacity }));
  }

  font(face: LoadedFace): DocumentFont {
    const known = this.#fonts.get(face.key);
    if (known) return known;
    const font = new DocumentFont(face, this.#register(`deck-${this.#fonts.size}`));
    this.#fonts.set(face.key, font);
    return font;
  }

  /** The library names a font in its resources once it has set a text with it: a space, taken off the page again. */
  #register(name: string): string {
    const resource: string = this.#doc.addFont(name, name, 'normal', 'StandardEncoding');
    if (typeof resource !== 'string') throw new Error(CHANGED);
    this.#takenOff(() => {
      this.#doc.setFont(name, 'normal');
      this.#doc.text(' ', 0, 0);
    });
    return resource;
  }

  /** The name of a picture that is once in the file, however often it is drawn. */
  image({ key, type, bytes }: SceneImage): string {
    const known = this.#images.get(key);
    if (known !== undefined) return known;
    const format = type === 'image/png' ? 'PNG' : 'JPEG';
    const operators = this.#takenOff(() =>
      this.#doc.addImage({
        imageData: new Uint8Array(bytes),
        format,
        x: 0,
        y: 0,
        width: 1,
        height: 1,
        alias: key,
      }),
    );
    const name = /\/(I\d+) Do/.exec(operators)?.[1];
    if (name === undefined) throw new Error(CHANGED);
    this.#images.set(key, name);
    return name;
  }

  /** Lets the library draw, so that it registers what it drew, and takes the operators off the page again. */
  #takenOff(draw: () => void): string {
    const page = this.#inside.pages[this.#pages];
    if (!page) throw new Error(CHANGED);
    const { length } = page;
    draw();
    const operators = page.slice(length).join('\n');
    page.length = length;
    return operators;
  }

  /** `box` in points from the page's top left corner. */
  link(target: LinkTarget, { x, y, width, height }: Box): void {
    this.#doc.link(
      x,
      y,
      width,
      height,
      target.type === 'web' ? { url: target.address } : { pageNumber: target.position, magFactor: 'Fit' },
    );
  }

  outline(bookmarks: readonly Bookmark[]): void {
    const { outline } = this.#doc;
    Object.assign(outline, { makeString: (text: string) => byteString(textBytes(text)) });
    for (const { title, page, children } of bookmarks) {
      const parent = outline.add(null, title, { pageNumber: page });
      for (const child of children) outline.add(parent, child.title, { pageNumber: child.page });
    }
  }

  /** The finished file. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    this.#doc.setFileId(await digest(this.#inside.pages.flat().join('\n')));
    const written = this.#doc.output();
    const information = written.lastIndexOf('/Producer (');
    const file =
      written.slice(0, information) +
      written.slice(information).replaceAll(/^\/(Title|Subject|Author) \((FEFF[0-9A-F]*)\)$/gm, '/$1 <$2>');
    return Uint8Array.from(file, (character) => character.charCodeAt(0));
  }
}

/** 32 hexadecimal digits: a file of other content has another name. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash, 0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0').toUpperCase())
    .join('');
}
