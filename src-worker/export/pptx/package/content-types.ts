/**
 * Repairs the list of content types: a slide master per slide of which only one exists (gitbrent/PptxGenJS#1444), and
 * kinds of media that no part has. Written anew from the parts that are there, so each has exactly one.
 */
import { el, xmlDocument } from '../drawing/xml.ts';
import { withParts, type Pass } from './parts.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Extensions whose parts all have one type. */
const DEFAULTS: Readonly<Record<string, string>> = {
  fntdata: 'application/x-fontdata',
  jpeg: 'image/jpeg',
  png: 'image/png',
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
};

/** Type of an XML part by the folder and name it has. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^ppt\/presentation\.xml$/, `${OFFICE}.presentationml.presentation.main+xml`],
  [/^ppt\/slides\/slide\d+\.xml$/, `${OFFICE}.presentationml.slide+xml`],
  [/^ppt\/slideLayouts\/slideLayout\d+\.xml$/, `${OFFICE}.presentationml.slideLayout+xml`],
  [/^ppt\/slideMasters\/slideMaster\d+\.xml$/, `${OFFICE}.presentationml.slideMaster+xml`],
  [/^ppt\/notesSlides\/notesSlide\d+\.xml$/, `${OFFICE}.presentationml.notesSlide+xml`],
  [/^ppt\/notesMasters\/notesMaster\d+\.xml$/, `${OFFICE}.presentationml.notesMaster+xml`],
  [/^ppt\/theme\/theme\d+\.xml$/, `${OFFICE}.theme+xml`],
  [/^ppt\/charts\/chart\d+\.xml$/, `${OFFICE}.drawingml.chart+xml`],
  [/^ppt\/presProps\.xml$/, `${OFFICE}.presentationml.presProps+xml`],
  [/^ppt\/viewProps\.xml$/, `${OFFICE}.presentationml.viewProps+xml`],
  [/^ppt\/tableStyles\.xml$/, `${OFFICE}.presentationml.tableStyles+xml`],
  [/^docProps\/core\.xml$/, 'application/vnd.openxmlformats-package.core-properties+xml'],
  [/^docProps\/app\.xml$/, `${OFFICE}.extended-properties+xml`],
];

export const contentTypes: Pass = (parts) => {
  const names = [...parts.keys()].filter((name) => name !== CONTENT_TYPES).toSorted();
  const extensions = new Set(names.map((name) => name.slice(name.lastIndexOf('.') + 1)));
  const defaults = Object.entries(DEFAULTS).filter(([extension]) => extensions.has(extension));
  const overrides = names
    .filter((name) => !(name.slice(name.lastIndexOf('.') + 1) in DEFAULTS))
    .map((name) => {
      const type = TYPES.find(([pattern]) => pattern.test(name))?.[1];
      if (type === undefined)
        throw new Error(`The PowerPoint writer added a part of unknown kind: '${name}'.`);
      return el('Override', { PartName: `/${name}`, ContentType: type });
    });
  const xml = xmlDocument(
    el(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      ...defaults.map(([extension, type]) => el('Default', { Extension: extension, ContentType: type })),
      ...overrides,
    ),
  );
  return withParts(parts, [[CONTENT_TYPES, xml]]);
};
