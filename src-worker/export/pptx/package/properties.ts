/**
 * Repairs the document's properties: the library's own name as subject, the time of writing (the same deck would give
 * other bytes every second), no language, a list of fonts that are not in the file.
 */
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { languageTag, LANGUAGE_TAGS } from '../../languages.ts';
import type { FileFacts } from '../export-pptx.ts';
import { el, escapeText, xmlDocument, type Xml } from '../drawing/xml.ts';
import { withParts, type Pass } from './parts.ts';

const dated = (name: string, date: Date | undefined): Xml =>
  date === undefined || Number.isNaN(date.getTime())
    ? ''
    : el(`dcterms:${name}`, { 'xsi:type': 'dcterms:W3CDTF' }, date.toISOString().replace(/\.\d+Z$/, 'Z'));

/** What a search for the file may know of it. */
const keywords = ({ company, slides }: Scene): string =>
  [...new Set([company, ...slides.map(({ pageTitle }) => pageTitle)])]
    .filter((each) => each !== '')
    .join('; ');

const corePart = (scene: Scene, english: string, { created, modified }: FileFacts): string =>
  xmlDocument(
    el(
      'cp:coreProperties',
      {
        'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      el('dc:title', {}, escapeText(scene.title)),
      el('dc:subject', {}, escapeText(scene.company)),
      el('dc:creator', {}, escapeText(scene.preparedBy)),
      el('cp:keywords', {}, escapeText(keywords(scene))),
      el('cp:lastModifiedBy', {}, escapeText(scene.preparedBy)),
      dated('created', created),
      dated('modified', modified),
      el('dc:language', {}, languageTag(scene.language, english)),
    ),
  );

const appPart = (scene: Scene): string =>
  xmlDocument(
    el(
      'Properties',
      { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
      el('Application', {}, 'Palmleaf'),
      el('PresentationFormat', {}, 'Widescreen'),
      el('Slides', {}, String(scene.slides.length)),
      el('Notes', {}, String(scene.slides.length)),
      el('Company', {}, escapeText(scene.company)),
    ),
  );

export const properties =
  (scene: Scene, english: string = LANGUAGE_TAGS.en, about: FileFacts = {}): Pass =>
  (parts) =>
    withParts(parts, [
      ['docProps/core.xml', corePart(scene, english, about)],
      ['docProps/app.xml', appPart(scene)],
    ]);
