/**
 * The file around the pages: the only import of jsPDF, loaded when the first file is asked for.
 *
 * jsPDF applies no shaping, so it never sees a text: it is handed operators, and fonts come into the file through its
 * 'putFont' event. It knows no structure and packs no dictionaries: what it has written is read again and completed
 * (`file/`, `structure/`). That leans on parts it does not promise; they are checked when a document is begun, and the
 * version is pinned.
 */
import type { jsPDF } from 'jspdf';
import type { Box, SceneImage } from '../../../src/shared/scene/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../src/shared/scene/units.ts';
import type { LoadedFace } from '../../deck/text/shaper.ts';
import type { LinkTarget } from '../links.ts';
import { byteString, n, textBytes } from './drawing/write.ts';
import { readObjects, withEntries, type FileObject, type FileObjects } from './file/objects.ts';
import { writeFile } from './file/write-file.ts';
import { DocumentFont } from './font/document-font.ts';
import { putFont, type FontSink } from './font/put-font.ts';
import type { StructureElement } from './structure/element.ts';
import { informationObject, metadataObject, type DocumentProperties } from './structure/metadata.ts';
import { annotationKey, writeStructure } from './structure/write-structure.ts';

/** An entry of the outline; `page` from 1. */
export interface Bookmark {
  title: string;
  page: number;
  children: readonly Bookmark[];
}

/** An area of a page that leads somewhere. */
interface Annotation {
  /** From 0. */
  page: number;
  target: LinkTarget;
  /** In points from the page's top left corner. */
  box: Box;
  /** Where it leads, in words. */
  words: string;
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

export class PdfDocument {
  readonly #properties: DocumentProperties;
  readonly #doc: jsPDF;
  readonly #inside: Inside;
  readonly #fonts = new Map<string, DocumentFont>();
  readonly #images = new Map<string, string>();
  readonly #annotations: Annotation[] = [];
  #pages = 0;

  private constructor(library: typeof import('jspdf'), properties: DocumentProperties) {
    this.#properties = properties;
    this.#doc = new library.jsPDF({
      orientation: 'landscape',
      unit: 'pt',
      format: PAGE,
      putOnlyUsedFonts: true,
      // Decimals of places on the page.
      floatPrecision: 2,
    });
    const inside: unknown = this.#doc.internal;
    const outside: unknown = Reflect.get(this.#doc, '__private__');
    if (!isInside(inside) || !isOutside(outside)) throw new Error(CHANGED);
    this.#inside = inside;
    this.#doc.setDisplayMode('fullpage', 'single');
    this.#doc.viewerPreferences({ DisplayDocTitle: true });
    const { events } = this.#doc.internal;
    events.subscribe('putFont', (sink: FontSink) => {
      [...this.#fonts.values()].forEach((font, index) => {
        if (font.resource === sink.font.id) putFont(font, index, sink);
      });
    });
    // Its own handler wants a font file to read.
    for (const token of Object.keys(events.getTopics()['addFont'] ?? {})) events.unsubscribe(token);
  }

  static async begin(properties: DocumentProperties): Promise<PdfDocument> {
    return new PdfDocument(await import('jspdf'), properties);
  }

  /** @returns its number, from 0 */
  beginPage(): number {
    this.#pages += 1;
    if (this.#pages > 1) this.#doc.addPage(PAGE, 'landscape');
    return this.#pages - 1;
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

  /** @returns its number in the document, from 0 */
  link(target: LinkTarget, box: Box, words: string): number {
    this.#annotations.push({ page: this.#pages - 1, target, box, words });
    return this.#annotations.length - 1;
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
  async bytes(structure: StructureElement, pause: () => Promise<void>): Promise<Uint8Array<ArrayBuffer>> {
    const file = readObjects(this.#doc.output());
    if (file.pages.length !== this.#pages) throw new Error(CHANGED);
    this.#complete(file, structure);
    const content = [...file.byNumber.values()].map(({ value, stream = '' }) => value + stream).join('\n');
    const { byNumber, root, information } = file;
    return writeFile(byNumber, { root, information, id: await digest(content) }, pause);
  }

  /** Adds what the library does not know: links that are read, the structure, the metadata. */
  #complete({ byNumber, root, information, pages }: FileObjects, structure: StructureElement): void {
    const first = Math.max(...byNumber.keys()) + 1;
    const annotations = this.#annotations.map((annotation, index) => {
      byNumber.set(first + index, annotationObject(annotation, index, pages));
      return first + index;
    });
    const written = writeStructure(structure, { pages, annotations, free: first + annotations.length });
    for (const [number, object] of written.objects) byNumber.set(number, object);
    const metadata = Math.max(...byNumber.keys()) + 1;
    byNumber.set(metadata, metadataObject(this.#properties));
    byNumber.set(information, informationObject(this.#properties));
    const add = (number: number, entries: string): void => {
      const object = byNumber.get(number);
      if (!object) throw new Error(CHANGED);
      byNumber.set(number, withEntries(object, entries));
    };
    pages.forEach((number, page) => {
      const own = annotations.filter((_, index) => this.#annotations[index]?.page === page);
      const links = own.length === 0 ? '' : `/Annots[${own.map((each) => `${each} 0 R`).join(' ')}]`;
      add(number, `/StructParents ${page}/Tabs/S${links}`);
    });
    add(
      root,
      `/Lang(${this.#properties.language})/MarkInfo<</Marked true>>/StructTreeRoot ${written.root} 0 R/Metadata ${metadata} 0 R`,
    );
  }
}

function annotationObject(
  { page, target, box: { x, y, width, height }, words }: Annotation,
  index: number,
  pages: readonly number[],
): FileObject {
  const area = [x, SLIDE_HEIGHT - y - height, x + width, SLIDE_HEIGHT - y].map(n).join(' ');
  const leads =
    target.type === 'web'
      ? `/A<</S/URI/URI${byteString(target.address)}>>`
      : `/Dest[${pages[target.position - 1] ?? pages[page]} 0 R/Fit]`;
  return {
    value:
      `<</Type/Annot/Subtype/Link/Rect[${area}]/Border[0 0 0]/F 4${leads}` +
      `/Contents${byteString(textBytes(words))}/StructParent ${annotationKey(pages.length, index)}>>`,
  };
}

/** 32 hexadecimal digits: a file of other content has another name. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash, 0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0').toUpperCase())
    .join('');
}
