/** What every object of a slide has: an id, a name, what a screen reader says, and what it holds the place of. */
import { el, type Xml } from './xml.ts';

export interface ObjectDescription {
  id: number;
  /** Shown in PowerPoint's selection pane. */
  name: string;
  /** Alt text. */
  description?: string;
  /** Hidden from a screen reader. */
  decorative?: boolean;
}

// Office 2019's mark for a decorative object, as PowerPoint itself writes it.
const DECORATIVE = el(
  'a:extLst',
  {},
  el(
    'a:ext',
    { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' },
    el('adec:decorative', {
      'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative',
      val: 1,
    }),
  ),
);

export const objectProperties = (object: ObjectDescription): Xml =>
  el(
    'p:cNvPr',
    { id: object.id, name: object.name, descr: object.decorative ? undefined : object.description },
    object.decorative ? DECORATIVE : '',
  );

/** What a layout keeps a place for. */
export type PlaceholderKind =
  | 'title'
  | 'label'
  | 'body'
  | 'table'
  | 'chart'
  | 'note'
  | 'date'
  | 'footer'
  | 'page-number';

/** Indexes are the same on the master, its layouts and the slides: that is how PowerPoint pairs them. */
const PLACEHOLDERS: Record<PlaceholderKind, Xml> = {
  title: el('p:ph', { type: 'title' }),
  body: el('p:ph', { type: 'body', idx: 1 }),
  date: el('p:ph', { type: 'dt', sz: 'half', idx: 10 }),
  footer: el('p:ph', { type: 'ftr', sz: 'quarter', idx: 11 }),
  'page-number': el('p:ph', { type: 'sldNum', sz: 'quarter', idx: 12 }),
  label: el('p:ph', { type: 'body', sz: 'quarter', idx: 13 }),
  note: el('p:ph', { type: 'body', sz: 'quarter', idx: 14 }),
  table: el('p:ph', { type: 'tbl', idx: 15 }),
  chart: el('p:ph', { type: 'chart', idx: 16 }),
};

export const placeholder = (kind: PlaceholderKind): Xml => PLACEHOLDERS[kind];
