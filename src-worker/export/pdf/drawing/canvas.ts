/**
 * A page to draw a slide on, in the slide's own points. Whatever is drawn stands either in an element of the document's
 * structure or is marked as an artefact, which nobody reads.
 */
import type { Language } from '../../../../src/shared/domain/options.ts';
import type {
  Box,
  PathCommand,
  SceneImage,
  Stroke,
  TextLanguage,
} from '../../../../src/shared/scene/scene.ts';
import type { ColourRole, FontWeight, Palette } from '../../../../src/shared/scene/theme.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH, type Pt } from '../../../../src/shared/scene/units.ts';
import type { PieceSetting } from '../../../deck/text/harfbuzz-engine.ts';
import type { LoadedFace, ShapedRun } from '../../../deck/text/shaper.ts';
import type { LinkTarget } from '../../links.ts';
import type { PdfDocument } from '../document.ts';
import type { DocumentFont } from '../font/document-font.ts';
import { StructureElement, type ElementProperties, type ElementType } from '../structure/element.ts';
import { n, shares } from './write.ts';

/** Shapes text with the deck's faces. */
export type Shape = (text: string, weight: FontWeight, piece?: PieceSetting) => readonly ShapedRun[];

export interface CanvasParts {
  document: PdfDocument;
  palette: Palette;
  language: Language;
  /** Language tag of its English. */
  english: string;
  shape: Shape;
  resolve: (address: string) => LinkTarget | undefined;
}

/** What of a page nobody reads: decoration, or the foot that every page has. */
export type ArtefactKind = 'decoration' | 'footer';
const ARTEFACTS: Record<ArtefactKind, string> = {
  decoration: '/Artifact BMC',
  footer: '/Artifact<</Type/Pagination/Subtype/Footer>>BDC',
};

export class Canvas {
  readonly shape: Shape;
  /** The whole document. */
  readonly structure = new StructureElement('Document');
  /** What a text is in where nothing else is said. */
  language: TextLanguage;
  /** Language tag of its English. */
  readonly english: string;
  readonly #document: PdfDocument;
  readonly #palette: Palette;
  readonly #resolve: CanvasParts['resolve'];
  /** A headline was set: the next ones stand under it. */
  headed = false;
  #element: StructureElement = this.structure;
  #page = -1;
  #marks = 0;
  /** As the page has them at this point. */
  #fill: string | undefined;
  #chosenFont: string | undefined;

  constructor({ document, palette, language, english, shape, resolve }: CanvasParts) {
    this.#document = document;
    this.#palette = palette;
    this.language = language;
    this.english = english;
    this.#resolve = resolve;
    this.shape = shape;
  }

  write(operators: string): void {
    this.#document.write(operators);
  }

  /** Draws a slide on a page of its own, from edge to edge. */
  onSlide(background: ColourRole, draw: () => void): void {
    this.#page = this.#document.beginPage();
    this.#marks = 0;
    this.#fill = undefined;
    this.#chosenFont = undefined;
    this.artefact(() => this.fillBox({ x: 0, y: 0, width: SLIDE_WIDTH, height: SLIDE_HEIGHT }, background));
    draw();
  }

  /** What `draw` adds to the structure belongs to an element of this type. */
  within(type: ElementType, properties: ElementProperties, draw: () => void): void {
    const outer = this.#element;
    const element = new StructureElement(type, properties);
    this.headed ||= type === 'H1';
    outer.kids.push(element);
    this.#element = element;
    draw();
    this.#element = outer;
  }

  /** What `draw` draws is read as part of the current element. */
  content(draw: () => void): void {
    const { type, kids } = this.#element;
    kids.push({ kind: 'mark', page: this.#page, mark: this.#marks });
    this.write(`/${type}<</MCID ${this.#marks}>>BDC`);
    this.#marks += 1;
    draw();
    this.write('EMC');
  }

  artefact(draw: () => void, kind: ArtefactKind = 'decoration'): void {
    this.write(ARTEFACTS[kind]);
    draw();
    this.write('EMC');
  }

  font(face: LoadedFace): DocumentFont {
    return this.#document.font(face);
  }

  /** The operators that make this the colour of fills and text; none where it is already. */
  fillColour(role: ColourRole): string[] {
    const colour = this.#palette[role];
    if (this.#fill === colour) return [];
    this.#fill = colour;
    return [`${shares(colour)} rg`];
  }

  /** The operators that choose a font; none where it is chosen already. */
  chooseFont({ resource }: DocumentFont, size: Pt): string[] {
    const chosen = `/${resource} ${n(size)} Tf`;
    if (this.#chosenFont === chosen) return [];
    this.#chosenFont = chosen;
    return [chosen];
  }

  /** The operator that begins text at a place; a page's heights grow upwards. */
  textPlace({ x, y }: { x: Pt; y: Pt }): string {
    return `${n(x)} ${n(SLIDE_HEIGHT - y)} Td`;
  }

  fillBox({ x, y, width, height }: Box, role: ColourRole): void {
    this.write(
      `${this.fillColour(role)
        .map((operator) => `${operator}\n`)
        .join('')}${n(x)} ${n(SLIDE_HEIGHT - y - height)} ${n(width)} ${n(height)} re f`,
    );
  }

  /** A picture over a box. */
  image(image: SceneImage, { x, y, width, height }: Box): void {
    const matrix = [width, 0, 0, height, x, SLIDE_HEIGHT - y - height].map(n).join(' ');
    this.write(`q ${matrix} cm /${this.#document.image(image)} Do Q`);
  }

  /** An outline in points from `origin`, filled, stroked or both. */
  path(
    commands: readonly PathCommand[],
    origin: { x: Pt; y: Pt },
    style: { fill?: ColourRole; stroke?: Stroke; opacity?: number },
  ): void {
    const { fill, stroke, opacity = 1 } = style;
    if (commands.length === 0 || (fill === undefined && stroke === undefined)) return;
    if (opacity < 1) this.#document.setOpacity(Math.max(0, opacity));
    const paint = fill === undefined ? 'S' : stroke === undefined ? 'f' : 'B';
    this.write(
      [
        ...(fill === undefined ? [] : this.fillColour(fill)),
        ...(stroke === undefined ? [] : [this.#stroke(stroke)]),
        ...commands.map((command) => pathOperator(command, origin)),
        paint,
      ].join('\n'),
    );
    if (opacity < 1) this.#document.setOpacity(1);
  }

  #stroke({ colour, width, dash }: Stroke): string {
    const pattern = dash ? `[${n(width * 3)} ${n(width * 2)}]` : '[]';
    return `${shares(this.#palette[colour])} RG ${n(width)} w ${pattern} 0 d`;
  }

  /** True where the address is on the allow-list, or its page in the deck. */
  leads(address: string): boolean {
    return this.#resolve(address) !== undefined;
  }

  /** An area of the current element that leads somewhere. */
  link(address: string, box: Box, words: string): void {
    const target = this.#resolve(address);
    if (!target) return;
    const annotation = this.#document.link(target, box, words);
    this.#element.kids.push({ kind: 'annotation', page: this.#page, annotation });
  }
}

function pathOperator(command: PathCommand, origin: { x: Pt; y: Pt }): string {
  const point = (x: Pt, y: Pt): string => `${n(origin.x + x)} ${n(SLIDE_HEIGHT - origin.y - y)}`;
  switch (command.type) {
    case 'move':
      return `${point(command.x, command.y)} m`;
    case 'line':
      return `${point(command.x, command.y)} l`;
    case 'cubic':
      return `${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)} c`;
    case 'close':
      return 'h';
  }
}
