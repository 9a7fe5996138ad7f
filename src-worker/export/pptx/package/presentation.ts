/**
 * Repairs the presentation part: the list of notes masters after the slides, where the schema wants it before;
 * notes pages of the slide's own size; no default language.
 */
import type { Language } from '../../../../src/shared/domain/options.ts';
import { LANGUAGE_TAGS } from '../drawing/script.ts';
import { el } from '../drawing/xml.ts';
import { NOTES_SIZE } from '../notes.ts';
import { withParts, xmlPart, type Pass } from './parts.ts';

const PRESENTATION = 'ppt/presentation.xml';

export function repairPresentation(xml: string, language: Language): string {
  const notesMasters = /<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s.exec(xml)?.[0] ?? '';
  const defaults = el('a:defPPr', {}, el('a:defRPr', { lang: LANGUAGE_TAGS[language] }));
  return xml
    .replace(notesMasters, '')
    .replace('<p:sldIdLst>', `${notesMasters}<p:sldIdLst>`)
    .replace(/<p:notesSz [^>]*>/, el('p:notesSz', NOTES_SIZE))
    .replace('<p:defaultTextStyle>', `<p:defaultTextStyle>${defaults}`);
}

export const presentation =
  (language: Language): Pass =>
  (parts) =>
    withParts(parts, [[PRESENTATION, repairPresentation(xmlPart(parts, PRESENTATION), language)]]);
