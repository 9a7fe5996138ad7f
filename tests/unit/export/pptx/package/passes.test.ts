/** Each pass against what the library really writes: the defect is there before and gone after. */
import { unzipSync } from 'fflate';
import type { ChartNode } from '../../../../../src/shared/scene/scene.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { planDeck } from '../../../../../src-worker/export/pptx/holders.ts';
import { skeletonParts, writePackage } from '../../../../../src-worker/export/pptx/skeleton.ts';
import { drawSlide } from '../../../../../src-worker/export/pptx/slide.ts';
import { addCharts } from '../../../../../src-worker/export/pptx/package/charts.ts';
import { contentTypes } from '../../../../../src-worker/export/pptx/package/content-types.ts';
import { addMasters } from '../../../../../src-worker/export/pptx/package/masters.ts';
import {
  closePackage,
  openPackage,
  xmlPart,
  type Parts,
} from '../../../../../src-worker/export/pptx/package/parts.ts';
import { presentationPart } from '../../../../../src-worker/export/pptx/package/presentation.ts';
import { addThumbnail } from '../../../../../src-worker/export/pptx/package/thumbnail.ts';
import { exportPptx, thumbnailOf } from '../../../../../src-worker/export/pptx/index.ts';
import { properties } from '../../../../../src-worker/export/pptx/package/properties.ts';
import { writeWorkbook } from '../../../../../src-worker/export/pptx/package/workbook.ts';
import { openXmlErrors } from '../../../../checks/pptx/open-xml-sdk.ts';
import { packageDefects } from '../../../../checks/pptx/package-check.ts';
import { everyNodeDark, everyNodeScene } from '../../../../fixtures/scenes/every-node.ts';
import { LIGHT_THEME } from '../../../../fixtures/scenes/themes.ts';
import { count } from '../support.ts';

let written: Uint8Array;
let parts: Parts;

beforeAll(async () => {
  written = await writePackage();
  parts = await skeletonParts();
});

describe('the library alone', () => {
  it('writes a package with the defects for which its other parts are not taken', () => {
    const defects = packageDefects(written).join('\n');
    expect(defects).toMatch(/is a folder/);
    expect(defects).toMatch(/No part is a '\.jpeg'/);
    expect(defects).toMatch(/Two masters share/);
    expect(defects).toMatch(/not in their order/);
    expect(defects).toMatch(/has 0 titles/);
  });

  it('gives the parts that say nothing of a deck, once', async () => {
    expect([...parts.keys()].toSorted()).toEqual([
      '_rels/.rels',
      'ppt/presProps.xml',
      'ppt/presentation.xml',
      'ppt/tableStyles.xml',
      'ppt/theme/theme1.xml',
      'ppt/viewProps.xml',
    ]);
    expect(await skeletonParts()).toBe(parts);
  });
});

describe('opening and closing', () => {
  it('drops folders', () => {
    expect(Object.keys(unzipSync(written)).some((name) => name.endsWith('/'))).toBe(true);
    expect([...openPackage(written).keys()].some((name) => name.endsWith('/'))).toBe(false);
  });

  it('gives the same bytes whatever the order of the parts', () => {
    const all = openPackage(written);
    const reversed: Parts = new Map([...all].toReversed());
    expect(Buffer.compare(closePackage(all), closePackage(reversed))).toBe(0);
  });

  it('puts the content types first', () => {
    expect(Object.keys(unzipSync(closePackage(openPackage(written))))[0]).toBe('[Content_Types].xml');
  });
});

describe('contentTypes', () => {
  it('gives every part one type and no type to a part that is not there', () => {
    const all = openPackage(written);
    const xml = xmlPart(contentTypes(all), '[Content_Types].xml');
    expect(xmlPart(all, '[Content_Types].xml')).toMatch(/jpeg|image|video/);
    expect(xml).not.toMatch(/jpeg|image|video/);
    expect(count(xml, /slideMaster\d+\.xml/g)).toBe(1);
    expect(count(xml, /slides\/slide\d+\.xml/g)).toBe(1);
  });

  it('refuses a part that it does not know', () => {
    expect(() => contentTypes(new Map([...parts, ['ppt/surprise.xml', '<x/>']]))).toThrow(
      /ppt\/surprise\.xml/,
    );
  });
});

describe('presentationPart', () => {
  it('lists the notes master and then the slides, and sets the sizes', () => {
    const before = xmlPart(parts, 'ppt/presentation.xml');
    expect(before.indexOf('<p:notesMasterIdLst>')).toBeGreaterThan(before.indexOf('<p:sldIdLst>'));
    const slides = everyNodeScene.slides.slice(0, 2);
    const after = presentationPart(before, { language: 'th', slides }, 'en-US');
    expect(after).toContain(
      '<p:sldIdLst><p:sldId id="256" r:id="rId2"/><p:sldId id="257" r:id="rId3"/></p:sldIdLst>',
    );
    expect(after).toContain('<p:notesMasterId r:id="rId4"/>');
    expect(after.indexOf('<p:notesMasterIdLst>')).toBeLessThan(after.indexOf('<p:sldIdLst>'));
    expect(count(after, /<p:notesMasterIdLst>/g)).toBe(1);
    expect(before).not.toContain('<p:notesSz cx="6858000" cy="9144000"/>');
    expect(after).toContain('<p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>');
    expect(after).toContain('<p:defaultTextStyle><a:defPPr><a:defRPr lang="th-TH"/></a:defPPr>');
  });
});

const sheetOf = (workbook: string | Uint8Array | undefined): { sheet: string; texts: string[] } => {
  if (!(workbook instanceof Uint8Array)) throw new Error('No workbook.');
  const inside = openPackage(workbook);
  const texts = xmlPart(inside, 'xl/sharedStrings.xml').matchAll(/<t [^>]*?(?:\/>|>([^<]*)<\/t>)/g);
  return {
    sheet: xmlPart(inside, 'xl/worksheets/sheet1.xml'),
    texts: [...texts].map(([, text = '']) => text),
  };
};

describe('addCharts', () => {
  it('numbers charts from 1 in the order of the slides, each with its own data', () => {
    const plan = planDeck(everyNodeScene);
    const drawings = everyNodeScene.slides.map((_, index) =>
      drawSlide(everyNodeScene, plan, index, () => undefined),
    );
    const after = addCharts(drawings, LIGHT_THEME, 'en-US')(parts);
    const charts = [...after].filter(([name]) => name.startsWith('ppt/charts/chart'));
    expect(charts.map(([name]) => name)).toEqual(
      Array.from({ length: 13 }, (_, index) => `ppt/charts/chart${index + 1}.xml`),
    );
    charts.forEach(([, content], index) => {
      const { sheet } = sheetOf(after.get(`ppt/embeddings/workbook${index + 1}.xlsx`));
      const values = [...String(content).matchAll(/<c:formatCode>.*?<\/c:numCache>/gs)].flatMap(([cache]) =>
        Array.from(cache.matchAll(/<c:v>([^<]*)<\/c:v>/g), ([, value = '']) => Number(value)),
      );
      const cells = [...sheet.matchAll(/<c r="[B-Z]\d+"><v>([^<]*)<\/v>/g)].map(([, value = '']) =>
        Number(value),
      );
      expect(cells.toSorted((a, b) => a - b)).toEqual(values.toSorted((a, b) => a - b));
    });
  });
});

const ODD: ChartNode = {
  kind: 'chart',
  id: 'odd',
  name: 'Odd',
  box: { x: 0, y: 0, width: 100, height: 100 },
  chart: 'column',
  labels: ['a', '', '<c> & d'],
  series: [
    { name: 'X-Axis', values: [0, Number.NaN, 7.5], colour: 'brand' },
    { name: '', values: [-2], colour: 'deep' },
  ],
  labelSize: 11,
  labelColour: 'ink',
  alt: 'Odd values',
};

describe('writeWorkbook', () => {
  it('writes the values that are there, 0 too, and no others', () => {
    const { sheet } = sheetOf(writeWorkbook(ODD));
    const values = Array.from(sheet.matchAll(/<c r="([A-Z]\d+)"><v>([^<]*)<\/v>/g), ([, cell, value]) => [
      cell,
      value,
    ]);
    expect(values).toEqual([
      ['B2', '0'],
      ['C2', '-2'],
      ['B4', '7.5'],
    ]);
  });

  it('writes each name and label in its own cell, an empty one too', () => {
    const { sheet, texts } = sheetOf(writeWorkbook(ODD));
    const named = Array.from(sheet.matchAll(/<c r="([A-Z]\d+)" t="s"><v>(\d+)<\/v>/g), ([, cell, at]) => [
      cell,
      texts[Number(at)],
    ]);
    expect(named).toEqual([
      ['B1', 'X-Axis'],
      ['C1', ''],
      ['A2', 'a'],
      ['A3', ''],
      ['A4', '&lt;c&gt; &amp; d'],
    ]);
  });

  it('is a workbook without an error', { timeout: 30_000 }, () => {
    expect(openXmlErrors(writeWorkbook(ODD), 'xlsx')).toEqual([]);
  });
});

describe('addMasters', () => {
  it('gives the notes their own theme and the deck its palette and faces', () => {
    const after = addMasters(everyNodeScene, planDeck(everyNodeScene))(parts);
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
    const after = addMasters(everyNodeDark, planDeck(everyNodeDark))(parts);
    expect(xmlPart(after, 'ppt/theme/theme1.xml')).toContain('<a:dk1><a:srgbClr val="171412"/></a:dk1>');
    expect(xmlPart(after, 'ppt/slideMasters/slideMaster1.xml')).toContain(
      'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"',
    );
    expect(xmlPart(after, 'ppt/notesMasters/notesMaster1.xml')).toContain('bg1="lt1" tx1="dk1"');
  });

  it('offers title, text, footer and number on the master and the layouts', () => {
    const after = addMasters(everyNodeScene, planDeck(everyNodeScene))(parts);
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

describe('a thumbnail', () => {
  /** What it shows is nothing to a package. */
  const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9);

  it(
    'is a part that the package names as its picture, and is left out where there is none',
    { timeout: 30_000 },
    async () => {
      const bytes = new Uint8Array(
        (await exportPptx(everyNodeScene, undefined, { thumbnail: picture })).bytes,
      );
      expect(unzipSync(bytes)['docProps/thumbnail.jpeg']).toEqual(picture);
      expect(xmlPart(openPackage(bytes), '_rels/.rels')).toContain(
        'relationships/metadata/thumbnail" Target="docProps/thumbnail.jpeg"',
      );
      expect(packageDefects(bytes)).toEqual([]);
      expect(openXmlErrors(bytes)).toEqual([]);
      expect(await thumbnailOf(everyNodeScene), 'nothing draws here').toBeUndefined();
      expect(addThumbnail(undefined)(parts)).toBe(parts);
    },
  );
});
