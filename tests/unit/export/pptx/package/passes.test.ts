/** Each pass against what the library really writes: the defect is there before and gone after. */
import { strFromU8, unzipSync, zipSync, strToU8 } from 'fflate';
import type { ChartNode } from '../../../../../src/shared/scene/scene.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { planDeck } from '../../../../../src-worker/export/pptx/holders.ts';
import { writeSkeleton } from '../../../../../src-worker/export/pptx/skeleton.ts';
import { drawSlide, type SlideDrawing } from '../../../../../src-worker/export/pptx/slide.ts';
import { replaceCharts } from '../../../../../src-worker/export/pptx/package/charts.ts';
import { contentTypes } from '../../../../../src-worker/export/pptx/package/content-types.ts';
import { replaceMasters } from '../../../../../src-worker/export/pptx/package/masters.ts';
import {
  closePackage,
  openPackage,
  xmlPart,
  type Parts,
} from '../../../../../src-worker/export/pptx/package/parts.ts';
import { repairPresentation } from '../../../../../src-worker/export/pptx/package/presentation.ts';
import { properties } from '../../../../../src-worker/export/pptx/package/properties.ts';
import { repairWorkbook } from '../../../../../src-worker/export/pptx/package/workbook.ts';
import { packageDefects } from '../../../../checks/pptx/package-check.ts';
import { everyNodeDark, everyNodeScene } from '../../../../fixtures/scenes/every-node.ts';
import { LIGHT_THEME } from '../../../../fixtures/scenes/themes.ts';
import { count } from '../support.ts';

const plan = planDeck(everyNodeScene);
let written: Uint8Array;
let parts: Parts;
let drawings: SlideDrawing[];

beforeAll(async () => {
  drawings = everyNodeScene.slides.map((_, index) => drawSlide(everyNodeScene, plan, index, () => undefined));
  written = await writeSkeleton(everyNodeScene, plan, drawings);
  parts = openPackage(written);
});

describe('the library alone', () => {
  it('writes a package with the defects that the passes repair', () => {
    const defects = packageDefects(written).join('\n');
    expect(defects).toMatch(/is a folder/);
    expect(defects).toMatch(/slideMaster2\.xml', which is not there/);
    expect(defects).toMatch(/No part is a '\.jpeg'/);
    expect(defects).toMatch(/Two masters share/);
    expect(defects).toMatch(/not in their order/);
    expect(defects).toMatch(/has 0 titles/);
  });
});

describe('opening and closing', () => {
  it('drops folders', () => {
    expect(Object.keys(unzipSync(written)).some((name) => name.endsWith('/'))).toBe(true);
    expect([...parts.keys()].some((name) => name.endsWith('/'))).toBe(false);
  });

  it('gives the same bytes whatever the order of the parts', () => {
    const reversed: Parts = new Map([...parts].toReversed());
    expect(Buffer.compare(closePackage(parts), closePackage(reversed))).toBe(0);
  });

  it('puts the content types first', () => {
    expect(Object.keys(unzipSync(closePackage(parts)))[0]).toBe('[Content_Types].xml');
  });
});

describe('contentTypes', () => {
  it('gives every part one type and no type to a part that is not there', () => {
    const xml = xmlPart(contentTypes(parts), '[Content_Types].xml');
    expect(count(xmlPart(parts, '[Content_Types].xml'), /slideMaster\d+\.xml/g)).toBeGreaterThan(1);
    expect(count(xml, /slideMaster\d+\.xml/g)).toBe(1);
    expect(xml).not.toMatch(/jpeg|image|video/);
    expect(count(xml, /slides\/slide\d+\.xml/g)).toBe(everyNodeScene.slides.length);
  });

  it('refuses a part that it does not know', () => {
    expect(() => contentTypes(new Map([...parts, ['ppt/surprise.xml', '<x/>']]))).toThrow(
      /ppt\/surprise\.xml/,
    );
  });
});

describe('repairPresentation', () => {
  it('puts the notes master before the slides and sets the sizes', () => {
    const before = xmlPart(parts, 'ppt/presentation.xml');
    expect(before.indexOf('<p:notesMasterIdLst>')).toBeGreaterThan(before.indexOf('<p:sldIdLst>'));
    const after = repairPresentation(before, { language: 'th', slides: [] }, 'en-US');
    expect(after.indexOf('<p:notesMasterIdLst>')).toBeLessThan(after.indexOf('<p:sldIdLst>'));
    expect(count(after, /<p:notesMasterIdLst>/g)).toBe(1);
    expect(before).not.toContain('<p:notesSz cx="6858000" cy="9144000"/>');
    expect(after).toContain('<p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>');
    expect(after).toContain('<p:defaultTextStyle><a:defPPr><a:defRPr lang="th-TH"/></a:defPPr>');
  });
});

describe('replaceCharts', () => {
  it('numbers charts from 1 in the order of the slides, however often the library has counted', () => {
    const after = replaceCharts(drawings, LIGHT_THEME)(parts);
    const names = [...after.keys()].filter((name) => name.startsWith('ppt/charts/chart'));
    expect(names).toEqual(Array.from({ length: 13 }, (_, index) => `ppt/charts/chart${index + 1}.xml`));
    const workbooks = [...after.keys()].filter((name) => name.startsWith('ppt/embeddings/'));
    expect(workbooks).toHaveLength(13);
  });

  it('keeps each chart with its own data', () => {
    const after = replaceCharts(drawings, LIGHT_THEME)(parts);
    for (const [name, content] of after) {
      const number = /^ppt\/charts\/chart(\d+)\.xml$/.exec(name)?.[1];
      if (number === undefined || typeof content !== 'string') continue;
      const workbook = after.get(`ppt/embeddings/workbook${number}.xlsx`);
      if (!(workbook instanceof Uint8Array)) throw new Error(`No workbook ${number}.`);
      const sheet = xmlPart(openPackage(workbook), 'xl/worksheets/sheet1.xml');
      const values = [...content.matchAll(/<c:formatCode>.*?<\/c:numCache>/gs)].flatMap(([cache]) =>
        Array.from(cache.matchAll(/<c:v>([^<]*)<\/c:v>/g), ([, value = '']) => Number(value)),
      );
      const cells = [...sheet.matchAll(/<c r="[B-Z]\d+"><v>([^<]*)<\/v>/g)].map(([, value = '']) =>
        Number(value),
      );
      expect(cells.toSorted((a, b) => a - b)).toEqual(values.toSorted((a, b) => a - b));
    }
  });
});

const cell = (name: string, value: string): string => `<c r="${name}"><v>${value}</v></c>`;

const ODD: ChartNode = {
  kind: 'chart',
  id: 'odd',
  name: 'Odd',
  box: { x: 0, y: 0, width: 100, height: 100 },
  chart: 'pie',
  labels: ['a', 'b', 'c'],
  series: [{ name: 'S', values: [0, Number.NaN, 7.5], colour: 'brand' }],
  labelSize: 11,
  labelColour: 'ink',
  alt: 'Odd values',
};

const workbook = (): Uint8Array => {
  for (const [name, content] of parts)
    if (name.endsWith('.xlsx') && content instanceof Uint8Array) return content;
  throw new Error('No workbook.');
};

describe('repairWorkbook', () => {
  it('drops the unused table and the time', () => {
    const original = unzipSync(workbook());
    expect(Object.keys(original).some((name) => name.startsWith('xl/tables/'))).toBe(true);
    expect(strFromU8(original['docProps/core.xml'] ?? new Uint8Array())).toContain('dcterms:created');
    const after = openPackage(repairWorkbook(workbook(), ODD));
    expect([...after.keys()].some((name) => name.startsWith('xl/tables/'))).toBe(false);
    expect(xmlPart(after, '[Content_Types].xml')).not.toContain('/xl/tables/');
    expect(xmlPart(after, 'docProps/core.xml')).not.toContain('dcterms:created');
  });

  it('writes the values that are there, 0 too, and no others', () => {
    const sheet = `<row>${cell('B2', '')}${cell('B3', 'NaN')}${cell('B4', '7.5')}</row>`;
    const original = zipSync({ ...unzipSync(workbook()), 'xl/worksheets/sheet1.xml': strToU8(sheet) });
    const after = openPackage(repairWorkbook(original, ODD));
    expect(xmlPart(after, 'xl/worksheets/sheet1.xml')).toBe(
      `<row>${cell('B2', '0')}${cell('B4', '7.5')}</row>`,
    );
  });
});

describe('replaceMasters', () => {
  it('gives the notes their own theme and the deck its palette and faces', () => {
    const after = replaceMasters(everyNodeScene, planDeck(everyNodeScene))(parts);
    expect(xmlPart(parts, 'ppt/theme/theme1.xml')).toContain('typeface="Angsana New"');
    const theme = xmlPart(after, 'ppt/theme/theme1.xml');
    expect(theme).toContain(
      '<a:dk1><a:srgbClr val="221D19"/></a:dk1><a:lt1><a:srgbClr val="FBF9F6"/></a:lt1>',
    );
    expect(theme).toContain('<a:accent1><a:srgbClr val="A3372B"/></a:accent1>');
    expect(theme).toContain(
      '<a:cs typeface="Noto Sans Thai" panose="020B0604020202020204" pitchFamily="34" charset="-34"/>',
    );
    expect(theme).not.toMatch(/Angsana|Cordia|Office/);
    expect(theme).toContain('<a:custClr name="On brand">');
    expect(xmlPart(after, 'ppt/notesMasters/_rels/notesMaster1.xml.rels')).toContain('theme2.xml');
    expect(xmlPart(after, 'ppt/theme/theme2.xml')).toContain('<a:cs typeface="Noto Sans Thai" ');
  });

  it('keeps a dark deck’s dark colours in the dark slots and maps them to the page', () => {
    const after = replaceMasters(everyNodeDark, planDeck(everyNodeDark))(parts);
    expect(xmlPart(after, 'ppt/theme/theme1.xml')).toContain('<a:dk1><a:srgbClr val="171412"/></a:dk1>');
    expect(xmlPart(after, 'ppt/slideMasters/slideMaster1.xml')).toContain(
      'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"',
    );
    expect(xmlPart(after, 'ppt/notesMasters/notesMaster1.xml')).toContain('bg1="lt1" tx1="dk1"');
  });

  it('offers title, text, footer and number on the master and the layouts', () => {
    const after = replaceMasters(everyNodeScene, planDeck(everyNodeScene))(parts);
    const kinds = (name: string): string[] =>
      [...xmlPart(after, name).matchAll(/<p:ph type="(\w+)"/g)].map(([, kind = '']) => kind);
    expect(kinds('ppt/slideMasters/slideMaster1.xml')).toEqual(['title', 'body', 'dt', 'ftr', 'sldNum']);
    expect(kinds('ppt/slideLayouts/slideLayout1.xml')).toEqual(['title', 'ftr', 'sldNum', 'dt']);
    expect(kinds('ppt/slideLayouts/slideLayout2.xml')).toEqual(['title']);
  });
});

describe('properties', () => {
  it('names title, author, company and language, and no time', () => {
    const after = properties(everyNodeDark)(parts);
    const core = xmlPart(after, 'docProps/core.xml');
    expect(core).toContain('<dc:title>Every node – ทุกชนิด</dc:title>');
    expect(core).toContain('<dc:creator>Palmleaf &quot;Agency&quot; &amp; partners</dc:creator>');
    expect(core).toContain('<dc:language>th-TH</dc:language>');
    expect(core).not.toMatch(/PptxGenJS|created|modified|\d{4}-\d\d/);
    expect(xmlPart(after, 'docProps/app.xml')).toContain(
      '<Company>Müller &amp; Söhne &lt;GmbH&gt;</Company>',
    );
  });
});
