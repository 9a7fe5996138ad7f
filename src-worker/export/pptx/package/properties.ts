/**
 * Repairs the document's properties: the library's own name as subject, the time of writing (the same deck would give
 * other bytes every second), no language, a list of fonts that are not in the file.
 */
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { LANGUAGE_TAGS } from '../drawing/script.ts';
import { el, escapeText, xmlDocument } from '../drawing/xml.ts';
import { withParts, type Pass } from './parts.ts';

const corePart = (scene: Scene): string =>
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
      el('cp:lastModifiedBy', {}, escapeText(scene.preparedBy)),
      el('dc:language', {}, LANGUAGE_TAGS[scene.language]),
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
  (scene: Scene): Pass =>
  (parts) =>
    withParts(parts, [
      ['docProps/core.xml', corePart(scene)],
      ['docProps/app.xml', appPart(scene)],
    ]);
