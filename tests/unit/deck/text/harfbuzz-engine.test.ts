import { beforeAll, describe, expect, it } from 'vitest';
import type { TextRun } from '../../../../src/shared/scene/scene.ts';
import { candidateFaces, faceFileName } from '../../../../src-worker/deck/text/fonts.ts';
import {
  createTextEngine,
  type HarfbuzzTextEngine,
} from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { breakPoints } from '../../../../src-worker/deck/text/line-break.ts';
import { decodeWoff } from '../../../../src-worker/deck/text/woff.ts';
import { nodeFontLoader } from '../support/node-fonts.ts';

const run = (text: string, size = 16): TextRun => ({ text, size, weight: 400, colour: 'ink' });
let roboto: HarfbuzzTextEngine;
let sarabun: HarfbuzzTextEngine;
const THAI = 'นัดปรึกษาจัดฟันใสรายใหม่ ให้ถึง 60 รายต่อเดือนในไตรมาสแรก';
const lines = (
  engine: HarfbuzzTextEngine,
  text: string,
  width: number,
  balance = false,
  size = 16,
): string[] =>
  engine
    .layout([{ runs: [run(text, size)], linePitch: 20, balance }], width, 'en')
    .paragraphs.flatMap((paragraph) => paragraph.lines.map((line) => line.text));

beforeAll(async () => {
  roboto = createTextEngine(nodeFontLoader, { family: 'Roboto', thaiFamily: 'Noto Sans Thai' });
  sarabun = createTextEngine(nodeFontLoader, { family: 'Sarabun', thaiFamily: 'Sarabun' });
  await roboto.prepare([THAI, '฿ ≤ → 中'], 'th');
  await sarabun.prepare([THAI], 'th');
});

describe('WOFF', () => {
  it('is decoded to a TrueType file with the same tables', async () => {
    const font = await decodeWoff(await nodeFontLoader('Roboto', 400, 'latin'));
    const view = new DataView(font.buffer);
    expect(view.getUint32(0)).toBe(0x0001_0000);
    expect(view.getUint16(4)).toBeGreaterThan(8);
  });

  it('that is cut short or not WOFF is refused with a sentence', async () => {
    const file = await nodeFontLoader('Roboto', 400, 'latin');
    await expect(decodeWoff(file.slice(0, 3000))).rejects.toThrow('cut short');
    await expect(decodeWoff(new ArrayBuffer(100))).rejects.toThrow('not a WOFF');
  });
});

describe('choice of faces', () => {
  it.each([
    ['a', 'Roboto', 'roboto-latin-400-normal.woff'],
    ['ก', 'Roboto', 'noto-sans-thai-thai-400-normal.woff'],
    ['ก', 'Kanit', 'kanit-thai-400-normal.woff'],
    ['ş', 'Inter', 'inter-latin-ext-400-normal.woff'],
    ['≤', 'Sarabun', 'roboto-math-400-normal.woff'],
  ] as const)('%s in %s comes from %s', (character, family, file) => {
    const [first] = candidateFaces(character.codePointAt(0) ?? 0, family, 400);
    expect(first && faceFileName(first)).toBe(file);
  });

  it('draws each script with a family that has it and names what none has', () => {
    const block = roboto.layout([{ runs: [run('a ก ฿5 → 中')], linePitch: 20 }], 500, 'en');
    const pieces = block.paragraphs[0]?.lines[0]?.pieces ?? [];
    expect(pieces.map((piece) => piece.family)).toContain('Noto Sans Thai');
    expect(pieces.find((piece) => piece.text.includes('฿'))?.family).toBe('Noto Sans Thai');
    expect(pieces.map((piece) => piece.text).join('')).toBe('a ก ฿5 → 中');
    // An arrow is drawn, the same everywhere.
    expect([...roboto.missingCharacters]).toEqual(['中']);
  });

  it('leaves arrows and ticks to the one drawing that every output has, also where a family has some of them', async () => {
    const inter = createTextEngine(nodeFontLoader, { family: 'Inter', thaiFamily: 'Noto Sans Thai' });
    await inter.prepare(['↑ → ✓'], 'en');
    expect(inter.measure([run('↑')], 'en')).toBe(inter.measure([run('→')], 'en'));
    expect(inter.shape('↑', 400)[0]?.face).toBeUndefined();
  });
});

describe('widths', () => {
  // Widths of a `nowrap` span at 1600 px with the same files, divided by 100.
  it.each([
    ['AVATAR Tomorrow, Yes', 'Roboto', 400, 166.555],
    ['AVATAR Tomorrow, Yes', 'Roboto', 700, 169.359],
    ['นัดปรึกษา 60 รายต่อเดือน', 'Roboto', 400, 165.986],
    ['คลินิกทันตกรรมยิ้มชื่น 24/7', 'Sarabun', 400, 179.072],
  ] as const)('of %s in %s %i agree with what Chromium lays out', (text, family, weight, width) => {
    const engine = family === 'Roboto' ? roboto : sarabun;
    expect(engine.measure([{ ...run(text), weight }], 'th')).toBeCloseTo(width, 1);
  });

  it('track Latin and never Thai', () => {
    const tracked = (text: string): number => sarabun.measure([{ ...run(text), tracking: 1 }], 'th');
    expect(tracked('Width')).toBeCloseTo(sarabun.measure([run('Width')], 'en') + 5, 1);
    expect(tracked('จัดฟันใส')).toBe(sarabun.measure([run('จัดฟันใส')], 'th'));
  });
});

describe('breaking', () => {
  it('keeps every character, and no line is wider than its box', () => {
    const text = `${THAI} and https://example.com/a/very/long/address?with=parameters ${'x'.repeat(200)}`;
    const block = roboto.layout([{ runs: [run(text)], linePitch: 20 }], 130, 'th');
    const [paragraph] = block.paragraphs;
    expect(
      paragraph?.lines
        .map((line) => line.text)
        .join('')
        .replace(/\s/g, ''),
    ).toBe(text.replace(/\s/g, ''));
    for (const line of paragraph?.lines ?? []) expect(line.width).toBeLessThanOrEqual(130.01);
    expect(block.height).toBe((paragraph?.lines.length ?? 0) * 20);
  });

  it('breaks Thai at words, and never before ๆ', () => {
    expect(lines(sarabun, 'คลินิกทันตกรรมยิ้มชื่น', 68)).toEqual(['คลินิก', 'ทันตกรรม', 'ยิ้มชื่น']);
    const positions = breakPoints('เด็กๆมา').map((point) => point.position);
    expect(positions).not.toContain('เด็ก'.length);
  });

  it.each([
    ['200 THB an order', [8, 11]],
    ['by 30 June 2027', [3, 11]],
    ['< 6% a month', [5, 7]],
  ])('keeps a number with its unit: %s', (text, positions) => {
    const strong = breakPoints(text).filter((point) => point.kind !== 'weak');
    expect(strong.map((point) => point.position)).toEqual(positions);
  });

  it('keeps a quoted search term whole', () => {
    const strong = breakPoints('ค้นหา “จัดฟันใส ราคา”').filter((point) => point.kind !== 'weak');
    expect(strong.every((point) => point.position <= 6)).toBe(true);
    // Unless its box is narrower: then at a word before a grapheme.
    expect(lines(roboto, 'Say “roasted within nine days”', 120)).toEqual([
      'Say',
      '“roasted within',
      'nine days”',
    ]);
  });

  it('splits a long headline after the punctuation nearest the middle', () => {
    expect(
      lines(
        roboto,
        'Three numbers decide the plan: 900 subscribers, 6% churn, 200 baht an order',
        870,
        true,
        28,
      ),
    ).toEqual(['Three numbers decide the plan:', '900 subscribers, 6% churn, 200 baht an order']);
  });

  it('leaves no single word on the last line of a headline', () => {
    const broken = lines(
      roboto,
      'One question stands before every other one that we could ask together today',
      870,
      true,
      28,
    );
    expect(broken).toHaveLength(2);
    expect(broken[1]?.split(' ').length).toBeGreaterThan(2);
  });

  it('brings a short last word company where it costs no line', () => {
    expect(lines(roboto, '20.6 million accounts, +13.9% in a year', 250)).toEqual([
      '20.6 million accounts, +13.9% in',
      'a year',
    ]);
    expect(lines(roboto, 'straightforward unbelievable', 130)).toEqual(['straightforward', 'unbelievable']);
  });

  it('breaks a Thai headline at a phrase where one fits', () => {
    const broken = lines(sarabun, 'ไตรมาสแรกวัดกันที่ 60 นัดต่อเดือน และค่าสื่อไม่เกิน 1,333 บาทต่อนัด', 600, true, 28);
    expect(broken).toEqual(['ไตรมาสแรกวัดกันที่ 60 นัดต่อเดือน', 'และค่าสื่อไม่เกิน 1,333 บาทต่อนัด']);
  });
});
