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

export type PlaceholderKind = 'title' | 'footer' | 'page-number' | 'body';

/** Indexes are the same on the master, its layouts and the slides: that is how PowerPoint pairs them. */
export function placeholder(kind: PlaceholderKind): Xml {
  switch (kind) {
    case 'title':
      return el('p:ph', { type: 'title' });
    case 'body':
      return el('p:ph', { type: 'body', idx: 1 });
    case 'footer':
      return el('p:ph', { type: 'ftr', sz: 'quarter', idx: 11 });
    case 'page-number':
      return el('p:ph', { type: 'sldNum', sz: 'quarter', idx: 12 });
  }
}
