/** Relationship parts: what points at what. */
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import { el, XML_DECLARATION } from '../drawing/xml.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type RelationshipKind =
  | 'chart'
  | 'hyperlink'
  | 'image'
  | 'notesMaster'
  | 'notesSlide'
  | 'package'
  | 'slide'
  | 'slideLayout'
  | 'slideMaster'
  | 'theme';

export interface Relationship {
  id: string;
  /** The last word of its type. */
  kind: string;
  target: string;
  external?: boolean;
}

/** 'ppt/slides/slide1.xml' to 'ppt/slides/_rels/slide1.xml.rels'. */
export function relationshipsName(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** What a part of the written package points at inside the package. */
export function readRelationships(xml: string): Relationship[] {
  return [...xml.matchAll(/<Relationship\s([^>]*?)\/?>/g)].map(([, attributes = '']) => {
    const value = (name: string): string =>
      new RegExp(`${escapeRegExp(name)}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    return {
      id: value('Id'),
      kind: value('Type').split('/').at(-1) ?? '',
      target: value('Target'),
    };
  });
}

/** Writes relationships of the office kinds. */
export const writeRelationships = (
  relationships: readonly (Relationship & { kind: RelationshipKind })[],
): string =>
  XML_DECLARATION +
  el(
    'Relationships',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
    ...relationships.map(({ id, kind, target, external }) =>
      el('Relationship', {
        Id: id,
        Type: `${OFFICE}/${kind}`,
        Target: target,
        TargetMode: external ? 'External' : undefined,
      }),
    ),
  );
