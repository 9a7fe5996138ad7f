/** The checker of PDF/UA-1 has nothing against the product's files, and finds each fault that is planted in one. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ListNode, SceneNode, TableNode } from '../../../src/shared/scene/scene.ts';
import { isDictionary, readRaw, RawFile, wordOf, type Dictionary, type Raw } from '../../checks/pdf/raw.ts';
import { objectionsTo } from '../../checks/pdf/ua.ts';
import { everyNodeScene } from '../../fixtures/scenes/every-node.ts';
import { engineOf, exported, sceneOf, slide, textNodes } from '../export/pdf/support.ts';

/** A file with an element of every kind. */
let sound: RawFile;

beforeAll(async () => {
  const links = await textNodes(
    [{ text: 'https://example.com', link: 'https://example.com' }, { text: 'น้ำใจ and English' }],
    engineOf('Roboto'),
  );
  const theme = { ...everyNodeScene.theme, family: 'Roboto' as const };
  sound = await readRaw(
    await exported(sceneOf([...everyNodeScene.slides, slide(9, links)], { theme, title: 'Proposal' })),
  );
}, 60_000);

test('nothing against a file with every kind of node', () => {
  expect(objectionsTo(sound)).toEqual([]);
});

/** The same file, to be spoilt. */
function copied(): RawFile {
  const objects = new Map(
    [...sound.objects].map(([key, { value, data }]) => [
      key,
      { value: structuredClone(value), ...(data ? { data: Buffer.from(data) } : {}) },
    ]),
  );
  return new RawFile(objects, structuredClone(sound.trailer));
}

const dictionaries = (file: RawFile, wanted: (value: Dictionary) => boolean): Dictionary[] =>
  [...file.objects.values()].flatMap(({ value }) => (isDictionary(value) && wanted(value) ? [value] : []));
const element = (
  file: RawFile,
  type: string,
  more: (value: Dictionary) => boolean = () => true,
): Dictionary => {
  const found = dictionaries(
    file,
    (value) => value['/S'] === `/${type}` && value['/P'] !== undefined && more(value),
  )[0];
  if (!found) throw new Error(`The file has no ${type}.`);
  return found;
};
const fontOf = (file: RawFile): Dictionary => {
  const found = dictionaries(file, (value) => value['/Subtype'] === '/Type0')[0];
  if (!found) throw new Error('The file has no font.');
  return found;
};
const dataOf = (file: RawFile, reference: Raw | undefined): { data?: Buffer } =>
  file.objects.get(wordOf(reference)) ?? {};
const rewrite = (file: RawFile, reference: Raw | undefined, change: (text: string) => string): void => {
  const object = dataOf(file, reference);
  object.data = Buffer.from(change(object.data?.toString('latin1') ?? ''), 'latin1');
};
const pageOf = (file: RawFile): Dictionary => file.dictionary(file.pages[0]);
const contents = (file: RawFile, change: (text: string) => string): void =>
  rewrite(file, pageOf(file)['/Contents'], change);
const without = (value: Dictionary, key: string): void => {
  delete value[key];
};
const annotationOf = (file: RawFile): Dictionary =>
  dictionaries(file, (value) => value['/Subtype'] === '/Link')[0] ?? {};
const descendantOf = (file: RawFile): Dictionary =>
  file.dictionary(file.list(fontOf(file)['/DescendantFonts'])[0]);

const FAULTS: readonly (readonly [clause: string, fault: string, plant: (file: RawFile) => void])[] = [
  [
    '5',
    'another standard in the metadata',
    (file) => rewrite(file, file.catalog['/Metadata'], (text) => text.replace('part>1<', 'part>2<')),
  ],
  [
    '5',
    'two dates that differ',
    (file) =>
      rewrite(file, file.catalog['/Metadata'], (text) => text.replace('CreateDate>2026', 'CreateDate>2025')),
  ],
  [
    '7.1',
    'no title',
    (file) =>
      rewrite(file, file.catalog['/Metadata'], (text) =>
        text.replace(/<rdf:li xml[^>]*>[^<]*/, '<rdf:li xml:lang="x-default">'),
      ),
  ],
  ['7.1', 'not marked', (file) => without(file.catalog, '/MarkInfo')],
  ['7.1', 'the name of the file in the window', (file) => without(file.catalog, '/ViewerPreferences')],
  ['7.1', 'no structure', (file) => without(file.catalog, '/StructTreeRoot')],
  ['7.1', 'a drawing outside of marks', (file) => contents(file, (text) => `${text}\n0 0 9 9 re f`)],
  ['7.1', 'a text outside of marks', (file) => contents(file, (text) => `${text}\nBT (\\000A) Tj ET`)],
  [
    '7.1',
    'a mark that is in no element',
    (file) => contents(file, (text) => `${text}\n/P<</MCID 999>>BDC EMC`),
  ],
  ['7.1', 'a mark that is there twice', (file) => contents(file, (text) => `${text}\n/P<</MCID 0>>BDC EMC`)],
  ['7.1', 'a mark that never ends', (file) => contents(file, (text) => `${text}\n/Artifact BMC`)],
  [
    '7.1',
    'content inside an artefact',
    (file) => contents(file, (text) => text.replace('/Artifact BMC', '/Artifact BMC /P<</MCID 998>>BDC EMC')),
  ],
  [
    '7.1',
    'an artefact inside content',
    (file) => contents(file, (text) => text.replace(/\/MCID 0>>BDC/, '$& /Artifact BMC EMC')),
  ],
  ['7.1', 'a way back that leads elsewhere', (file) => (pageOf(file)['/StructParents'] = 1)],
  ['7.1', 'an element of no known type', (file) => (element(file, 'P')['/S'] = '/Absatz')],
  [
    '7.1',
    'an element that names another one around it',
    (file) => (element(file, 'P')['/P'] = file.pages[0] ?? null),
  ],
  ['7.1', 'an element of nothing', (file) => without(element(file, 'P'), '/K')],
  ['7.2', 'no language', (file) => without(file.catalog, '/Lang')],
  ['7.2', 'a language that is none', (file) => (element(file, 'P')['/Lang'] = 'u:English!')],
  ['7.3', 'a figure without words', (file) => without(element(file, 'Figure'), '/Alt')],
  ['7.4.2', 'a heading that skips a level', (file) => (element(file, 'H2')['/S'] = '/H3')],
  ['7.4.4', 'headings of both kinds', (file) => (element(file, 'H2')['/S'] = '/H')],
  ['7.5', 'a header of nothing', (file) => without(element(file, 'TH'), '/A')],
  [
    '7.5',
    'a row that lacks a cell',
    (file) => {
      const row = element(file, 'TR');
      row['/K'] = file.list(row['/K']).slice(1);
    },
  ],
  ['7.5', 'a cell outside of a row', (file) => (element(file, 'TR')['/S'] = '/P')],
  ['7.6', 'an item without a body', (file) => (element(file, 'LBody')['/S'] = '/P')],
  ['7.6', 'an item outside of a list', (file) => (element(file, 'L')['/S'] = '/Div')],
  [
    '7.6',
    'labels without their kind',
    (file) => {
      for (const list of dictionaries(file, (value) => value['/S'] === '/L')) without(list, '/A');
    },
  ],
  ['7.16', 'an encrypted file', (file) => (file.trailer['/Encrypt'] = {})],
  ['7.17', 'no outline', (file) => without(file.catalog, '/Outlines')],
  ['7.18.1', 'a link outside of the structure', (file) => without(annotationOf(file), '/StructParent')],
  [
    '7.18.3',
    'another order for the keyboard',
    (file) => {
      for (const page of file.pages) file.dictionary(page)['/Tabs'] = '/R';
    },
  ],
  ['7.18.5', 'a link without words', (file) => without(annotationOf(file), '/Contents')],
  ['7.18.5', 'a link that is a paragraph', (file) => (element(file, 'Link')['/S'] = '/P')],
  ['7.21.3.2', 'codes without glyphs', (file) => without(descendantOf(file), '/CIDToGIDMap')],
  ['7.21.3.3', 'an unknown encoding', (file) => (fontOf(file)['/Encoding'] = '/WinAnsiEncoding')],
  [
    '7.21.4.1',
    'a font that is not embedded',
    (file) => without(file.dictionary(descendantOf(file)['/FontDescriptor']), '/FontFile2'),
  ],
  ['7.21.5', 'widths that the glyphs do not have', (file) => (descendantOf(file)['/W'] = [])],
  ['7.21.7', 'codes that read as nothing', (file) => without(fontOf(file), '/ToUnicode')],
  [
    '7.21.8',
    'the missing glyph',
    (file) => rewrite(file, descendantOf(file)['/CIDToGIDMap'], (text) => '\0'.repeat(text.length)),
  ],
];

describe('a planted fault is found', () => {
  test.each(FAULTS)('%s: %s', (clause, _fault, plant) => {
    const file = copied();
    plant(file);
    expect(objectionsTo(file).map((objection) => objection.clause)).toContain(clause);
  });
});

test('the file of the test has what the faults are planted in', () => {
  const kinds = (nodes: readonly SceneNode[]): string[] =>
    nodes.flatMap((node) => [node.kind, ...(node.kind === 'group' ? kinds(node.children) : [])]);
  const found = new Set(everyNodeScene.slides.flatMap(({ nodes }) => kinds(nodes)));
  for (const kind of ['table', 'list', 'chart', 'shape', 'group'] satisfies (
    | TableNode
    | ListNode
    | SceneNode
  )['kind'][])
    expect(found).toContain(kind);
});
