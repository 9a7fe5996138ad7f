/** Speaker notes: a page per slide, and the master they are printed from. */
import { NO_FILL, NO_LIST_STYLE, PLAIN_BODY, RECTANGLE } from './drawing/fixed.ts';
import type { Scene } from '../../../src/shared/scene/scene.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import { objectProperties } from './drawing/object.ts';
import { LANGUAGE_TAGS, languageTag } from '../languages.ts';
import { lastLanguage, scriptParts } from './drawing/script.ts';
import { el, escapeText, SLIDE_NAMESPACES, xmlDocument, type Xml } from './drawing/xml.ts';
import { colourMap } from './master.ts';
import { background, MASTER_COLOURS, shapeTree } from './slide.ts';

/** A notes page: 7.5 × 10 in, upright. */
export const NOTES_SIZE = { cx: 6_858_000, cy: 9_144_000 } as const;

const IMAGE = el('p:ph', { type: 'sldImg', idx: 2 });
const BODY = el('p:ph', { type: 'body', sz: 'quarter', idx: 3 });

function paragraph(text: string, language: Language, english: string): Xml {
  const parts = scriptParts(text, language, false);
  return el(
    'a:p',
    {},
    ...parts.map((part) =>
      el(
        'a:r',
        {},
        el('a:rPr', { lang: languageTag(part.lang, english) }),
        el('a:t', {}, escapeText(part.text)),
      ),
    ),
    el('a:endParaRPr', { lang: languageTag(lastLanguage(parts, language), english) }),
  );
}

const image = (properties: Xml): Xml =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      objectProperties({ id: 2, name: 'Slide Image Placeholder 1' }),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1, noRot: 1, noChangeAspect: 1 })),
      el('p:nvPr', {}, IMAGE),
    ),
    properties,
  );

const body = (properties: Xml, paragraphs: Xml): Xml =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      objectProperties({ id: 3, name: 'Notes Placeholder 2' }),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
      el('p:nvPr', {}, BODY),
    ),
    properties,
    el('p:txBody', {}, PLAIN_BODY, NO_LIST_STYLE, paragraphs),
  );

/** A note's line breaks are paragraphs. */
export function notesPart(notes: readonly string[], language: Language, english: string): string {
  const lines = notes.flatMap((note) => note.split(/\r\n|[\n\v\r\u2028]/));
  const paragraphs = (lines.length > 0 ? lines : [''])
    .map((line) => paragraph(line, language, english))
    .join('');
  return xmlDocument(
    el(
      'p:notes',
      SLIDE_NAMESPACES,
      el('p:cSld', {}, shapeTree(image(el('p:spPr')), body(el('p:spPr'), paragraphs))),
      MASTER_COLOURS,
    ),
  );
}

const area = (y: number, cy: number, ...more: readonly Xml[]): Xml =>
  el(
    'p:spPr',
    {},
    el('a:xfrm', {}, el('a:off', { x: 685_800, y }), el('a:ext', { cx: 5_486_400, cy })),
    RECTANGLE,
    ...more,
  );

const OUTLINE = NO_FILL + el('a:ln', { w: 12_700 }, el('a:solidFill', {}, el('a:schemeClr', { val: 'tx1' })));

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Printed on white whatever the deck's theme, in the deck's fonts. */
export const notesMasterPart = (scene: Scene): string =>
  xmlDocument(
    el(
      'p:notesMaster',
      SLIDE_NAMESPACES,
      el(
        'p:cSld',
        {},
        background(el('a:solidFill', {}, el('a:schemeClr', { val: 'bg1' }))),
        shapeTree(
          image(area(1_143_000, 3_086_100, OUTLINE)),
          body(
            area(4_400_550, 4_200_000),
            el('a:p', {}, el('a:endParaRPr', { lang: LANGUAGE_TAGS[scene.language] })),
          ),
        ),
      ),
      colourMap(false),
      el(
        'p:notesStyle',
        {},
        ...LEVELS.map((index) =>
          el(
            `a:lvl${index}pPr`,
            { marL: 0, algn: 'l', defTabSz: 914_400, rtl: 0, eaLnBrk: 1, latinLnBrk: 0, hangingPunct: 1 },
            el('a:spcBef', {}, el('a:spcPts', { val: 300 })),
            el(
              'a:defRPr',
              { sz: 1200, kern: 1200 },
              el('a:solidFill', {}, el('a:schemeClr', { val: 'tx1' })),
              el('a:latin', { typeface: '+mn-lt' }),
              el('a:ea', { typeface: '+mn-ea' }),
              el('a:cs', { typeface: '+mn-cs' }),
            ),
          ),
        ),
      ),
    ),
  );
