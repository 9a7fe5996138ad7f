/** Relationship parts: what points at what. */
import { el, xmlDocument } from '../drawing/xml.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The last word of its type. */
type RelationshipKind =
  | 'chart'
  | 'font'
  | 'hyperlink'
  | 'image'
  | 'notesMaster'
  | 'notesSlide'
  | 'officeDocument'
  | 'package'
  | 'presProps'
  | 'sharedStrings'
  | 'slide'
  | 'slideLayout'
  | 'slideMaster'
  | 'styles'
  | 'tableStyles'
  | 'theme'
  | 'viewProps'
  | 'worksheet';

export interface Relationship {
  id: string;
  kind: RelationshipKind;
  /** An address, or another part seen from this one's folder. */
  target: string;
  external?: boolean;
}

/** 'ppt/slides/slide1.xml' to 'ppt/slides/_rels/slide1.xml.rels'. */
export function relationshipsName(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

const relationshipXml = ({ id, kind, target, external }: Relationship): string =>
  el('Relationship', {
    Id: id,
    Type: `${OFFICE}/${kind}`,
    Target: target,
    TargetMode: external ? 'External' : undefined,
  });

export const writeRelationships = (relationships: readonly Relationship[]): string =>
  xmlDocument(
    el(
      'Relationships',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
      ...relationships.map(relationshipXml),
    ),
  );

/** A written part with more of them. */
export const withRelationships = (xml: string, more: readonly Relationship[]): string =>
  xml.replace('</Relationships>', () => `${more.map(relationshipXml).join('')}</Relationships>`);
