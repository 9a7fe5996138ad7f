/** The structure of a document: what a screen reader reads, element by element (ISO 32000-1, 14.7 and 14.8). */
import type { Box } from '../../../../src/shared/scene/scene.ts';
import { SLIDE_HEIGHT } from '../../../../src/shared/scene/units.ts';
import { n } from '../drawing/write.ts';

/** Standard types: every reader knows them. */
export type ElementType =
  | 'Document'
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'
  | 'Figure';

export interface ElementProperties {
  /** What a picture says. */
  alt?: string;
  /** What is read where nothing is drawn. */
  actualText?: string;
  title?: string;
  /** 'th-TH', where it differs from what stands around. */
  lang?: string;
  /** Dictionaries of attributes. */
  attributes?: readonly string[];
}

/** A marked part of a page, by its number there, or an annotation, by its number in the document; pages from 0. */
export type Content =
  | { kind: 'mark'; page: number; mark: number }
  | { kind: 'annotation'; page: number; annotation: number };

export class StructureElement {
  readonly kids: (StructureElement | Content)[] = [];
  readonly type: ElementType;
  readonly properties: ElementProperties;

  constructor(type: ElementType, properties: ElementProperties = {}) {
    this.type = type;
    this.properties = properties;
  }

  /** False for what says nothing. A cell of a table is there all the same: its row must have as many as the others. */
  get speaks(): boolean {
    return (
      this.kids.some((kid) => !(kid instanceof StructureElement) || kid.speaks) ||
      this.type === 'TD' ||
      this.type === 'TH'
    );
  }
}

/** The place of a figure on its page. */
export const placeAttribute = ({ x, y, width, height }: Box): string =>
  `<</O/Layout/Placement/Block/BBox[${[x, SLIDE_HEIGHT - y - height, x + width, SLIDE_HEIGHT - y].map(n).join(' ')}]>>`;
