/**
 * A scene: slides laid out once, drawn by the screen, PowerPoint and PDF alike.
 *
 * Everything is resolved: boxes in points from the slide's top left corner, every line of text broken, placed and
 * measured, every colour a role of the scene's palette. A renderer measures and breaks nothing.
 */
import type { Language } from '../domain/options.ts';
import type { Pt } from './units.ts';
import type { ColourRole, FaceFamily, FontWeight, SceneTheme } from './theme.ts';

export interface Box {
  x: Pt;
  y: Pt;
  width: Pt;
  height: Pt;
}

/** Text of one style. Authored runs are split at font changes only when lines are drawn (see `LinePiece`). */
export interface TextRun {
  text: string;
  size: Pt;
  weight: FontWeight;
  colour: ColourRole;
  /** Added to every advance, in points (negative tightens); never on Thai. */
  tracking?: Pt;
  /** `https:`, `http:`, `mailto:` or `tel:` address, or '#page-N' for another slide. */
  link?: string;
}

/** What a text is written in, as far as its script says. */
export type TextLanguage =
  | Language
  | 'ar'
  | 'bn'
  | 'he'
  | 'hi'
  | 'hy'
  | 'ja'
  | 'ka'
  | 'km'
  | 'ko'
  | 'lo'
  | 'my'
  | 'ta'
  | 'zh';

/** Part of a line drawn with one face. */
export interface LinePiece {
  /** In the order in which it is read. */
  text: string;
  /** From the left edge of the text block. */
  x: Pt;
  width: Pt;
  family: FaceFamily;
  weight: FontWeight;
  size: Pt;
  colour: ColourRole;
  tracking?: Pt;
  link?: string;
  lang: TextLanguage;
  /** Set from the right to the left. */
  rtl?: true;
}

/** One broken line. */
export interface TextLine {
  /** The line's text, without the space it was broken at. */
  text: string;
  /** From the top of the text block to the baseline. */
  baseline: Pt;
  /** From the left edge of the text block to the first piece. */
  x: Pt;
  width: Pt;
  /** From the left to the right, also where the text is read the other way. */
  pieces: readonly LinePiece[];
  /** Ends inside a word that is wider than the box at the smallest size. */
  broken?: true;
}

export type Align = 'left' | 'center' | 'right';

/** Part of a paragraph that shows a field of the slide's section. */
export interface FieldRange {
  /** 'title', 'output.objectives.1.target'. */
  path: string;
  /** In the paragraph's text, its runs one after another; `end` is the first character after it. */
  start: number;
  end: number;
  /** Only a piece of the field stands here: a figure without its unit, a lead without its sentence. */
  piece?: true;
  /**
   * Other fields of the page that say the same and are drawn as one with it: the group that several entries name, or what
   * a plan reckoned and the output repeats. Whoever edits the text edits them all, or the others appear by themselves.
   */
  also?: readonly string[];
}

export interface Paragraph {
  runs: readonly TextRun[];
  /** In order; only in a scene that was asked for with its fields. */
  fields?: readonly FieldRange[];
  align: Align;
  /** Distance between baselines, in points. */
  linePitch: Pt;
  /** Above the paragraph; 0 for the first. */
  spaceBefore: Pt;
  /** Left indent of the text; a bullet hangs in it. */
  indent: Pt;
  /** Drawn as a small shape by the screen and PDF and as a native bullet in PowerPoint. */
  bullet?: { kind: 'square' | 'number'; colour: ColourRole; /** For 'number'. */ value?: number };
  lines: readonly TextLine[];
}

/** Laid-out paragraphs. `height` is the sum of the pitches and spaces, before vertical alignment. */
export interface TextBlock {
  paragraphs: readonly Paragraph[];
  width: Pt;
  height: Pt;
  lang: Language;
}

/** What a text is, for headings on screen, placeholders in PowerPoint, and checks. */
export type TextRole =
  | 'title'
  | 'subtitle'
  | 'label'
  | 'body'
  | 'number'
  | 'caption'
  | 'note'
  | 'footer'
  | 'page-number';

export interface NodeBase {
  /** Unique on its slide, stable for the same content: 'objective-2-target'. */
  id: string;
  /** PowerPoint's object name and, for a shape without text, the alt text. */
  name: string;
  box: Box;
  /** Where in the section the figures stand that it draws: 'reckoned.weeks', 'evidence.2.data'. As `Paragraph.fields`. */
  field?: string;
  /**
   * Id of the chart on its slide of which it is the total (a text on one line) or a row of the legend (a group). Where charts
   * have their own, these follow the data, and stand in its place. Top level nodes.
   */
  ofChart?: string;
  /** The same on every slide of its layout: PowerPoint has it once, on the layout. Top level nodes without links. */
  repeats?: true;
}

export type VerticalAlign = 'top' | 'middle' | 'bottom';

export interface TextNode extends NodeBase {
  kind: 'text';
  role: TextRole;
  text: TextBlock;
  verticalAlign: VerticalAlign;
}

/** Bulleted or numbered paragraphs: a list for a screen reader. */
export interface ListNode extends NodeBase {
  kind: 'list';
  ordered: boolean;
  text: TextBlock;
  verticalAlign: VerticalAlign;
}

export interface Stroke {
  colour: ColourRole;
  width: Pt;
  dash?: boolean;
}

export type ShapeGeometry =
  | { type: 'rect' }
  | { type: 'round-rect'; /** Corner radius. */ radius: Pt }
  | { type: 'ellipse' }
  /** `point`: depth of the point and notch; the first of a row has no notch. */
  | { type: 'chevron'; point: Pt; notch: boolean }
  /** Symmetric; `inset`: how far the lower edge stands in on each side. */
  | { type: 'trapezoid'; inset: Pt }
  /** A straight line from one corner of the box to the other. */
  | { type: 'line'; from: 'top-left' | 'bottom-left' }
  /** A closed outline in points, relative to the box. */
  | { type: 'path'; commands: readonly PathCommand[] };

export type PathCommand =
  | { type: 'move' | 'line'; x: Pt; y: Pt }
  | { type: 'cubic'; x1: Pt; y1: Pt; x2: Pt; y2: Pt; x: Pt; y: Pt }
  | { type: 'close' };

export interface ShapeNode extends NodeBase {
  kind: 'shape';
  geometry: ShapeGeometry;
  fill?: ColourRole;
  /** 0 to 1; 1 when absent. */
  opacity?: number;
  stroke?: Stroke;
  /** Text inside, in its own box relative to the slide. */
  text?: { block: TextBlock; box: Box; verticalAlign: VerticalAlign; role: TextRole };
  /** Only decoration: hidden from a screen reader. */
  decorative?: boolean;
}

export interface TableCell {
  text: TextBlock;
  /** Text box inside the cell, relative to the slide. */
  box: Box;
  fill?: ColourRole;
  verticalAlign: VerticalAlign;
  /** Columns covered; 1 when absent. */
  colSpan?: number;
}

export interface TableRow {
  height: Pt;
  header?: boolean;
  cells: readonly TableCell[];
  /** Rule under the row. */
  rule?: Stroke;
}

export interface TableNode extends NodeBase {
  kind: 'table';
  /** Sum is the box's width. */
  columnWidths: readonly Pt[];
  rows: readonly TableRow[];
  /** Padding of every cell. */
  padding: { x: Pt; y: Pt };
  /** For a screen reader. */
  caption: string;
  /** Of a table without a header row: what stands above its columns in other nodes; a column may have no name. */
  columnNames?: readonly string[];
}

/** How a value is printed on its mark. */
export interface ValueFormat {
  decimals: number;
  thousands: boolean;
  prefix?: string;
  suffix?: string;
  /** Said in place of the number: 'three weeks'. */
  text?: string;
}

export interface ChartSeries {
  name: string;
  values: readonly number[];
  colour: ColourRole;
  /** Colour per point, where it differs (pie, doughnut, marked bars). */
  pointColours?: readonly ColourRole[];
  /** Format per point, where it differs from the chart's. */
  pointFormats?: readonly ValueFormat[];
  /** Colour of the printed value per point, where it stands outside its bar. */
  pointInks?: readonly ColourRole[];
  /** Draw a dashed comparison line. */
  dash?: boolean;
}

/** A value on its column where the layout put it, in points from the chart's top left corner. */
export interface PrintedValue {
  x: Pt;
  baseline: Pt;
  /** Of the value as it is printed. */
  width: Pt;
  size: Pt;
  colour: ColourRole;
}

export interface ChartNode extends NodeBase {
  kind: 'chart';
  chart: 'bar' | 'column' | 'line' | 'area' | 'pie' | 'doughnut';
  stacked?: boolean;
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** How values are printed on the marks; absent: not printed. */
  valueFormat?: ValueFormat;
  /** Sizes of axis labels and printed values. */
  labelSize: Pt;
  /** Size of printed values, where it differs (bars and columns). */
  valueSize?: Pt;
  /** End of the value axis, where it is not the largest value: 5 for a rating of 5 (bars and columns). */
  max?: number;
  /** False where other texts of the slide stand in place of the names at the bars. */
  names?: false;
  /** Share of a bar's step that is free, 0 to 1, half of it on each side (bars and columns). */
  gap?: number;
  labelColour: ColourRole;
  /** What the chart says, in one sentence, for a screen reader and the alt text. */
  alt: string;
  /**
   * Columns of one series that fill the box from zero and stand apart by `gap`: no names, no axis, each value where the
   * layout put it. Other texts may stand on them.
   */
  bare?: readonly PrintedValue[];
}

export interface GroupNode extends NodeBase {
  kind: 'group';
  /** Alternative text of a group that is taken as one: what it says, to be copied. Its own texts are read besides. */
  description?: string;
  children: readonly SceneNode[];
}

/** The pixels of a picture. Every node that shows it holds the same object. */
export interface SceneImage {
  /** The same for the same bytes: a file has each picture once. Letters and digits. */
  key: string;
  type: 'image/png' | 'image/jpeg';
  bytes: ArrayBuffer;
}

/** A picture that fills its box, in its own proportions; `name` is its alt text. */
export interface ImageNode extends NodeBase {
  kind: 'image';
  image: SceneImage;
  /** Only decoration: hidden from a screen reader. */
  decorative?: boolean;
}

export type SceneNode = TextNode | ListNode | TableNode | ShapeNode | ChartNode | ImageNode | GroupNode;
export type SceneNodeKind = SceneNode['kind'];

export interface SlideScene {
  /** 'page-3', 'page-10-2'. */
  id: string;
  /** 1 to 19 (20 for the example's appendix), from 101 of a page that a person added. */
  pageNumber: number;
  /** Its own, as its foot shows it, where that is not its page's: every slide of the deck counts. */
  number?: number;
  /** Which part of a page that continues, from 1. */
  part: number;
  parts: number;
  /** Section type, or what an unknown section called itself. */
  type: string;
  /** What part of the proposal it belongs to, as its agenda names it. */
  chapter?: string;
  /** The specification's page title, for 'Slide n of N: title'. */
  pageTitle: string;
  /** The slide's headline. */
  headline: string;
  /** PowerPoint layout the slide is made from. */
  layout: 'cover' | 'content' | 'statement';
  background: ColourRole;
  /** In reading order. */
  nodes: readonly SceneNode[];
  /** Speaker notes, a paragraph each: talking points, art direction, evidence. */
  notes: readonly string[];
  /** A notice for whoever makes the proposal: on screen alone, in no file and not on paper. */
  screenOnly?: true;
}

export interface Scene {
  proposalId: string;
  company: string;
  /** Title of the proposal, for the footer and the file's properties. */
  title: string;
  preparedBy: string;
  language: Language;
  theme: SceneTheme;
  slides: readonly SlideScene[];
  /** Words with characters for which no face could be had: drawn by the system's on screen, a box in the PDF. */
  missingWords: readonly string[];
}
