/** The words of a slide, of its notes or of a diagram on it. */
import { TextWriter } from './writer.ts';
import type { Attributes, XmlHandler } from './xml.ts';

/** Placeholders that say the same on every slide, and the picture of a slide above its notes. */
const EVERYWHERE = /^(?:dt|ftr|hdr|sldNum|sldImg)$/u;
const TITLE = /^(?:title|ctrTitle)$/u;

export class Shapes implements XmlHandler {
  isHidden = false;
  #title = '';
  readonly #rest: TextWriter;
  /** Depth of elements that are left out; 0: none. */
  #skipped = 0;
  /** The paragraphs of the shape that is open. */
  #shape: string[] | undefined;
  /** What its placeholder is for; '' for a shape that is none. */
  #placeholder = '';
  #paragraph: string | undefined;
  #isItem = false;
  #isText = false;
  /** The cell that is open belongs to one before it. */
  #isCovered = false;

  constructor(most: number) {
    this.#rest = new TextWriter(most);
  }

  isDone(): boolean {
    return this.#rest.isFull;
  }

  /** The title, then the rest, shape by shape. */
  words(): string {
    return `${this.#title}\n${this.#rest.text().trim()}`.trim();
  }

  open(name: string, attributes: Attributes): void {
    // What older programs show instead of the same thing.
    if (this.#skipped > 0 || name === 'Fallback') {
      this.#skipped += 1;
      return;
    }
    switch (name) {
      case 'sld':
        this.isHidden = attributes['show'] === '0' || attributes['show'] === 'false';
        break;
      case 'sp':
        this.#shape = [];
        this.#placeholder = '';
        break;
      case 'ph':
        this.#placeholder = attributes['type'] ?? 'body';
        break;
      case 'p':
        this.#paragraph = '';
        this.#isItem = false;
        break;
      case 'buChar':
      case 'buAutoNum':
        this.#isItem = true;
        break;
      case 't':
        this.#isText = true;
        break;
      case 'br':
        this.#paragraph &&= `${this.#paragraph}\n`;
        break;
      default:
        this.#openTable(name, attributes);
    }
  }

  #openTable(name: string, attributes: Attributes): void {
    if (name === 'tbl') this.#rest.openTable();
    if (name === 'tr') this.#rest.openRow();
    if (name !== 'tc') return;
    this.#rest.openCell();
    this.#isCovered = isTrue(attributes['hMerge']) || isTrue(attributes['vMerge']);
  }

  text(words: string): void {
    if (this.#isText && this.#skipped === 0 && this.#paragraph !== undefined) this.#paragraph += words;
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    switch (name) {
      case 't':
        this.#isText = false;
        break;
      case 'p':
        this.#closeParagraph();
        break;
      case 'sp':
        this.#closeShape();
        break;
      case 'tc':
        this.#isCovered = false;
        break;
      case 'tr':
        this.#rest.closeRow();
        break;
      case 'tbl':
        this.#rest.closeTable();
        break;
      default:
    }
  }

  #closeParagraph(): void {
    const words = (this.#paragraph ?? '').trim();
    this.#paragraph = undefined;
    if (words === '' || this.#isCovered) return;
    const line = this.#isItem ? `- ${words}` : words;
    if (this.#shape !== undefined) this.#shape.push(line);
    else this.#rest.line(line);
  }

  #closeShape(): void {
    const text = (this.#shape ?? []).join('\n');
    this.#shape = undefined;
    if (text === '' || EVERYWHERE.test(this.#placeholder)) return;
    if (TITLE.test(this.#placeholder)) this.#title += `${text}\n`;
    else this.#rest.line(text);
  }
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';
