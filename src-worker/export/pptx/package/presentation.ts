/**
 * The presentation part, with all that it points at. Repairs what the library writes: the list of notes masters after the
 * slides, where the schema wants it before; notes pages of the slide's own size; no default language.
 */
import type { Scene, SlideScene } from '../../../../src/shared/scene/scene.ts';
import { languageTag } from '../../languages.ts';
import { el } from '../drawing/xml.ts';
import { NOTES_SIZE } from '../notes.ts';
import { withParts, xmlPart, type Pass } from './parts.ts';
import { relationshipsName, writeRelationships, type Relationship } from './relationships.ts';

const PRESENTATION = 'ppt/presentation.xml';

/** PowerPoint's own first. */
const FIRST_SLIDE_ID = 256;

/** The library's part names its master by the first id. */
function relationships(slides: number): Relationship[] {
  const slide = (_: unknown, index: number) => ['slide', `slides/slide${index + 1}.xml`] as const;
  const targets: (readonly [Relationship['kind'], string])[] = [
    ['slideMaster', 'slideMasters/slideMaster1.xml'],
    ...Array.from({ length: slides }, slide),
    ['notesMaster', 'notesMasters/notesMaster1.xml'],
    ['presProps', 'presProps.xml'],
    ['viewProps', 'viewProps.xml'],
    ['theme', 'theme/theme1.xml'],
    ['tableStyles', 'tableStyles.xml'],
  ];
  return targets.map(([kind, target], index) => ({ id: `rId${index + 1}`, kind, target }));
}

/** PowerPoint 2010's list of sections: an id each, made from the slide that it begins with. */
function sections(slides: readonly SlideScene[]): string {
  const chapters: { name: string; ids: string[] }[] = [];
  slides.forEach(({ chapter = '' }, index) => {
    const id = String(FIRST_SLIDE_ID + index);
    const last = chapters.at(-1);
    if (last?.name === chapter) last.ids.push(id);
    else chapters.push({ name: chapter, ids: [id] });
  });
  if (chapters.length < 2) return '';
  const guid = (id: string): string => `{${id.padStart(8, '0')}-5EC7-4105-8C2A-0D0C5EC71095}`;
  const list = el(
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
  return el('p:extLst', {}, list);
}

/** Lists of the masters of notes and of the slides, in the schema's order. */
function lists(pointers: readonly Relationship[]): string {
  const of = (wanted: Relationship['kind']): string[] =>
    pointers.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return (
    el('p:notesMasterIdLst', {}, ...of('notesMaster').map((id) => el('p:notesMasterId', { 'r:id': id }))) +
    el(
      'p:sldIdLst',
      {},
      ...of('slide').map((id, index) => el('p:sldId', { id: FIRST_SLIDE_ID + index, 'r:id': id })),
    )
  );
}

export function presentationPart(
  written: string,
  scene: Pick<Scene, 'language' | 'slides'>,
  english: string,
): string {
  const lang = languageTag(scene.language, english);
  const defaults = el('a:defPPr', {}, el('a:defRPr', { lang }));
  const chapters = sections(scene.slides);
  return written
    .replace(/<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s, '')
    .replace(/<p:sldIdLst>.*?<\/p:sldIdLst>/s, lists(relationships(scene.slides.length)))
    .replace(/<p:notesSz [^>]*>/, el('p:notesSz', NOTES_SIZE))
    .replace('<p:defaultTextStyle>', `<p:defaultTextStyle>${defaults}`)
    .replace('</p:presentation>', () => `${chapters}</p:presentation>`);
}

export const presentation =
  (scene: Scene, english: string): Pass =>
  (parts) =>
    withParts(parts, [
      [PRESENTATION, presentationPart(xmlPart(parts, PRESENTATION), scene, english)],
      [relationshipsName(PRESENTATION), writeRelationships(relationships(scene.slides.length))],
    ]);
