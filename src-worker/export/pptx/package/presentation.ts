/**
 * Repairs the presentation part: the list of notes masters after the slides, where the schema wants it before;
 * notes pages of the slide's own size; no default language.
 */
import type { Scene, SlideScene } from '../../../../src/shared/scene/scene.ts';
import { LANGUAGE_TAGS } from '../drawing/script.ts';
import { el } from '../drawing/xml.ts';
import { NOTES_SIZE } from '../notes.ts';
import { withParts, xmlPart, type Pass } from './parts.ts';

const PRESENTATION = 'ppt/presentation.xml';

/** PowerPoint 2010's list of sections: an id each, made from the slide that it begins with. */
function sections(slides: readonly SlideScene[], ids: readonly string[]): string {
  const chapters: { name: string; ids: string[] }[] = [];
  slides.forEach(({ chapter = '' }, index) => {
    const id = ids[index];
    if (id === undefined) return;
    const last = chapters.at(-1);
    if (last?.name === chapter) last.ids.push(id);
    else chapters.push({ name: chapter, ids: [id] });
  });
  if (chapters.length < 2) return '';
  const guid = (id: string): string => `{${id.padStart(8, '0')}-5EC7-4105-8C2A-0D0C5EC71095}`;
  return el(
    'p:ext',
    { uri: '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}' },
    el(
      'p14:sectionLst',
      { 'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main' },
      ...chapters.map(({ name, ids: own }) =>
        el(
          'p14:section',
          { name, id: guid(own[0] ?? '') },
          el('p14:sldIdLst', {}, ...own.map((id) => el('p14:sldId', { id }))),
        ),
      ),
    ),
  );
}

export function repairPresentation(
  xml: string,
  scene: Pick<Scene, 'language' | 'slides'>,
  english: string,
): string {
  const notesMasters = /<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s.exec(xml)?.[0] ?? '';
  const lang = scene.language === 'en' ? english : LANGUAGE_TAGS[scene.language];
  const defaults = el('a:defPPr', {}, el('a:defRPr', { lang }));
  const ids = [...xml.matchAll(/<p:sldId id="(\d+)"/g)].map(([, id = '']) => id);
  const list = sections(scene.slides, ids);
  const repaired = xml
    .replace(notesMasters, '')
    .replace('<p:sldIdLst>', `${notesMasters}<p:sldIdLst>`)
    .replace(/<p:notesSz [^>]*>/, el('p:notesSz', NOTES_SIZE))
    .replace('<p:defaultTextStyle>', `<p:defaultTextStyle>${defaults}`);
  if (list === '') return repaired;
  return repaired.includes('<p:extLst>')
    ? repaired.replace('<p:extLst>', () => `<p:extLst>${list}`)
    : repaired.replace('</p:presentation>', () => `${el('p:extLst', {}, list)}</p:presentation>`);
}

export const presentation =
  (scene: Scene, english: string): Pass =>
  (parts) =>
    withParts(parts, [[PRESENTATION, repairPresentation(xmlPart(parts, PRESENTATION), scene, english)]]);
