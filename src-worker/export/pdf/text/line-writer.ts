/**
 * The operators that show the glyphs of one line: kerning and offsets sideways within the strings, upwards as text
 * rise. What is already set is not said again: text is most of a file.
 */
import type { Pt } from '../../../../src/shared/scene/units.ts';
import type { ColourRole } from '../../../../src/shared/scene/theme.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { DocumentFont } from '../font/document-font.ts';
import { byteString, codeUnits, n } from '../drawing/write.ts';

export interface ShownCode {
  code: number;
  /** Thousandths of an em from the start of the run, and above the baseline. */
  x: number;
  y: number;
  /** What the document says that the code advances by. */
  width: number;
}

/** How a run is set. */
export interface RunStyle {
  font: DocumentFont;
  size: Pt;
  colour: ColourRole;
  /** Points that the viewer adds after every code. */
  spacing: Pt;
}

/** Thousandths of an em that nobody sees. What is left out sideways is made up for by the next larger move. */
const UNSEEN = 4;

export class LineWriter {
  readonly #canvas: Canvas;
  readonly #operators: string[];
  #spacing: Pt = 0;
  #parts: string[] = [];
  #codes: number[] = [];
  /** Where the viewer stands, in points. */
  #pen: Pt;
  #rise: Pt = 0;

  /** From the line's start. */
  constructor(canvas: Canvas, start: { x: Pt; y: Pt }) {
    this.#canvas = canvas;
    this.#pen = start.x;
    this.#operators = [canvas.textPlace(start)];
  }

  /** Codes from `x` on, in points. */
  show(codes: readonly ShownCode[], x: Pt, style: RunStyle): void {
    this.#setStyle(style);
    const { size, spacing } = style;
    const em = size / 1000;
    for (const code of codes) {
      this.#setRise(Math.abs(code.y) < UNSEEN ? 0 : Math.round(code.y * em * 100) / 100);
      // Positive numbers move left.
      const move = Math.round((this.#pen - x) / em - code.x);
      if (Math.abs(move) >= UNSEEN) {
        this.#endCodes();
        this.#parts.push(String(move));
        this.#pen -= move * em;
      }
      this.#codes.push(code.code);
      this.#pen += code.width * em + spacing;
    }
  }

  /** An operator between strings. */
  operator(operator: string): void {
    this.#endString();
    this.#operators.push(operator);
  }

  /** The text object; the line is complete. */
  end(): string {
    this.#setRise(0);
    this.#endString();
    if (this.#spacing !== 0) this.#operators.push('0 Tc');
    return `BT\n${this.#operators.join('\n')}\nET`;
  }

  #setStyle(style: RunStyle): void {
    const { font, size, colour, spacing } = style;
    const changes = [
      ...this.#canvas.fillColour(colour),
      ...this.#canvas.chooseFont(font, size),
      ...(this.#spacing === spacing ? [] : [`${n(spacing)} Tc`]),
    ];
    if (changes.length > 0) this.#endString();
    this.#operators.push(...changes);
    this.#spacing = spacing;
  }

  #setRise(rise: Pt): void {
    if (rise === this.#rise) return;
    this.#endString();
    this.#operators.push(`${n(rise)} Ts`);
    this.#rise = rise;
  }

  #endCodes(): void {
    if (this.#codes.length > 0) this.#parts.push(byteString(codeUnits(this.#codes)));
    this.#codes = [];
  }

  #endString(): void {
    this.#endCodes();
    const [first] = this.#parts;
    if (this.#parts.length === 1 && first?.startsWith('(')) this.#operators.push(`${first}Tj`);
    else if (this.#parts.length > 0) this.#operators.push(`[${this.#parts.join('')}]TJ`);
    this.#parts = [];
  }
}
