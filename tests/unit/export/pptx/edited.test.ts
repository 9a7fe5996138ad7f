/**
 * A deck's file after a person has worked on it, part by part as PowerPoint writes such changes: still valid, nothing left
 * behind, and every slide follows what was changed on the master.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { exportPptx } from '../../../../src-worker/export/pptx/index.ts';
import {
  closePackage,
  openPackage,
  withParts,
  xmlPart,
  type Parts,
} from '../../../../src-worker/export/pptx/package/parts.ts';
import { contentTypes } from '../../../../src-worker/export/pptx/package/content-types.ts';
import { openXmlErrors } from '../../../checks/pptx/open-xml-sdk.ts';
import { packageDefects } from '../../../checks/pptx/package-check.ts';
import { fixtureScene } from '../../../fixtures/scenes/fixture-decks.ts';

const PRESENTATION = 'ppt/presentation.xml';
const RELATIONSHIPS = 'ppt/_rels/presentation.xml.rels';
const MASTER = 'ppt/slideMasters/slideMaster1.xml';

let parts: Parts;
let slides: number;

const slide = (position: number): string => `ppt/slides/slide${position}.xml`;
const relationshipsOf = (position: number): string => `ppt/slides/_rels/slide${position}.xml.rels`;

function defects(changed: Parts): string[] {
  const bytes = closePackage(contentTypes(changed));
  return [...packageDefects(bytes), ...openXmlErrors(bytes)];
}

/** The first slide that has what is looked for. */
function slideWith(pattern: RegExp): number {
  for (let position = 1; position <= slides; position += 1)
    if (pattern.test(xmlPart(parts, slide(position)))) return position;
  throw new Error(`No slide has ${String(pattern)}.`);
}

/** A slide more at the end, with this content and these relationships. */
function added(from: Parts, xml: string, relationships: string): Parts {
  const next = slides + 1;
  return withParts(from, [
    [slide(next), xml],
    [relationshipsOf(next), relationships],
    [
      PRESENTATION,
      xmlPart(from, PRESENTATION)
        .replace('</p:sldIdLst>', '<p:sldId id="900" r:id="rIdNew"/></p:sldIdLst>')
        .replace(/<\/p14:sldIdLst>(?!.*<\/p14:sldIdLst>)/s, '<p14:sldId id="900"/></p14:sldIdLst>'),
    ],
    [
      RELATIONSHIPS,
      xmlPart(from, RELATIONSHIPS).replace(
        '</Relationships>',
        `<Relationship Id="rIdNew" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/slide" Target="slides/slide${next}.xml"/></Relationships>`,
      ),
    ],
  ]);
}

beforeAll(async () => {
  const scene = await fixtureScene('reckoned-plan-charger-en');
  slides = scene.slides.length;
  parts = openPackage(new Uint8Array((await exportPptx(scene)).bytes));
}, 120_000);

describe('the file, edited', { timeout: 120_000 }, () => {
  it('with a new title, a longer cell and a row more', () => {
    const titled = slideWith(/<p:ph type="title"\/>/);
    const tabled = slideWith(/<a:tbl>/);
    const title = xmlPart(parts, slide(titled)).replace(
      /(<p:ph type="title"\/>.*?<a:t>)[^<]*/s,
      '$1A title that somebody typed, and that is a good deal longer than the one before it was',
    );
    const first = titled === tabled ? title : xmlPart(parts, slide(tabled));
    const row = /<a:tr .*?<\/a:tr>/gs.exec(first)?.[0] ?? '';
    const table = first
      .replace('</a:tbl>', `${row}</a:tbl>`)
      .replace(/(<a:tc[ >].*?<a:t>)[^<]*/s, '$1A cell in which much more stands than there was room for');
    expect(
      defects(
        withParts(parts, [
          [slide(titled), title],
          [slide(tabled), table],
        ]),
      ),
    ).toEqual([]);
  });

  it('with a slide duplicated, another moved to the front, a new one inserted', () => {
    const plain = slideWith(/<p:ph type="title"\/>/);
    const xml = xmlPart(parts, slide(plain));
    // A copy has no notes of its own, as PowerPoint's has once they are deleted.
    const relationships = xmlPart(parts, relationshipsOf(plain)).replace(
      /<Relationship [^>]*notesSlide"[^>]*\/>/,
      '',
    );
    expect(defects(added(parts, xml, relationships))).toEqual([]);
    const ids = xmlPart(parts, PRESENTATION).match(/<p:sldId [^>]*>/g) ?? [];
    const moved = [ids.at(-1) ?? '', ...ids.slice(0, -1)];
    const order = xmlPart(parts, PRESENTATION).replace(
      /<p:sldIdLst>.*?<\/p:sldIdLst>/s,
      `<p:sldIdLst>${moved.join('')}</p:sldIdLst>`,
    );
    expect(defects(withParts(parts, [[PRESENTATION, order]]))).toEqual([]);
    for (let position = 2; position <= slides; position += 1) {
      // Moved or not, a slide's number is where it stands.
      const number = /<p:ph type="sldNum".*?<\/p:sp>/s.exec(xmlPart(parts, slide(position)))?.[0] ?? '';
      if (number !== '') expect(number).toMatch(/<a:fld [^>]*type="slidenum"/);
    }
    const layout =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/slideLayout" Target="../slideLayouts/slideLayout1.xml"/></Relationships>';
    const empty = xml.replace(
      /(<\/p:grpSpPr>).*(<\/p:spTree>)/s,
      '$1<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title 1"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US"/><a:t>New</a:t></a:r></a:p></p:txBody></p:sp>$2',
    );
    expect(defects(added(parts, empty, layout))).toEqual([]);
  });

  it('with its master restyled: no title, label, note or number says otherwise', () => {
    const restyled = xmlPart(parts, MASTER).replace(/(<p:titleStyle>.*?sz=")\d+/s, '$13600');
    expect(defects(withParts(parts, [[MASTER, restyled]]))).toEqual([]);
    for (let position = 1; position <= slides; position += 1) {
      const holders =
        xmlPart(parts, slide(position)).match(/<p:sp>(?:(?!<\/p:sp>).)*<p:ph .*?<\/p:sp>/gs) ?? [];
      expect(holders.length, `slide ${position}`).toBeGreaterThan(0);
      for (const holder of holders) {
        expect(holder).toContain('<p:spPr/>');
        expect(holder).not.toMatch(/<a:rPr[^>]* sz=|<a:lnSpc>|<a:srgbClr/);
      }
    }
  });

  it('with its theme swapped to a dark one: page and ink change places, and nothing is left behind', () => {
    const swapped = xmlPart(parts, MASTER).replace(
      'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"',
      'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"',
    );
    expect(swapped).toContain('bg1="dk1"');
    expect(defects(withParts(parts, [[MASTER, swapped]]))).toEqual([]);
    const drawn = [...parts].filter(([name]) => /^ppt\/(?:slides|slideLayouts|charts)\/\w+\.xml$/.test(name));
    for (const [name, xml] of drawn) expect(xml, name).not.toContain('<a:srgbClr');
  });

  it('with other data behind a chart: its labels are its values', () => {
    const charts = [...parts.keys()].filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
    expect(charts.length).toBeGreaterThan(0);
    for (const name of charts) {
      const xml = xmlPart(parts, name);
      expect(xml).not.toContain('<c:rich>');
      expect(
        defects(withParts(parts, [[name, xml.replace(/(<c:numCache>.*?<c:v>)[^<]*/s, '$142')]])),
      ).toEqual([]);
    }
  });
});
