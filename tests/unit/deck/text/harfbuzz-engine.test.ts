import { beforeAll, describe, expect, it } from 'vitest';
import type { TextBlock, TextRun } from '../../../../src/shared/scene/scene.ts';
import type { ParagraphSpec } from '../../../../src-worker/deck/text/engine.ts';
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
  await roboto.prepare([THAI, '฿ ≤ → 𐎀'], 'th');
  await sarabun.prepare([THAI], 'th');
});

describe('a headline of two lines', () => {
  const headline = (text: string): string[] => lines(roboto, text, 860, true, 28);

  it.each([
    [
      'Belgium, the Netherlands and Germany have to bring 70 more orders a month',
      'Belgium, the Netherlands and Germany',
    ],
    ['Begin with this: put proof, price and the next step on the first screen', 'Begin with this:'],
    [
      '160 installs need one click in 15 to ask for a quote. Today it is one in 56.',
      '160 installs need one click in 15 to ask for a quote.',
    ],
    [
      'Say yes to $21,000 by 30 November, and media starts on 4 January',
      'Say yes to $21,000 by 30 November,',
    ],
    ['One rate decides: 156, 292 and 350 monthly givers for £11,200 in all', 'One rate decides:'],
  ])('%s', (text, first) => {
    expect(headline(text)).toEqual([first, text.slice(first.length + 1)]);
  });

  it('divides no compound where whole words do', () => {
    const drawn = headline('We ask for fifty more of the septic tank pump-outs a month by June');
    expect(drawn.join('|')).not.toContain('pump-|');
  });
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
    const block = roboto.layout([{ runs: [run('a ก ฿5 → 𐎀')], linePitch: 20 }], 500, 'en');
    const pieces = block.paragraphs[0]?.lines[0]?.pieces ?? [];
    expect(pieces.map((piece) => piece.family)).toContain('Noto Sans Thai');
    expect(pieces.find((piece) => piece.text.includes('฿'))?.family).toBe('Noto Sans Thai');
    expect(pieces.map((piece) => piece.text).join('')).toBe('a ก ฿5 → 𐎀');
    // An arrow is drawn, the same everywhere.
    expect([...roboto.missingWords]).toEqual(['𐎀']);
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

  it('divides a word that is wider than its box between what is read as one character', () => {
    const family = '👩‍👩‍👧';
    const broken = lines(roboto, family.repeat(5), 80);
    expect(broken.length).toBeGreaterThan(1);
    for (const line of broken) expect(line.replaceAll(family, '')).toBe('');
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

  it('divides no list of figures at its comma', () => {
    const words = 'One rate decides: 264, 316 and 480 course places a year for A$60,000';
    expect(lines(roboto, words, 700, true, 28)[0]).toBe('One rate decides:');
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

describe('a block laid out again', () => {
  const text: TextRun = { ...run('One text to lay out'), tracking: 0.5, link: 'https://example.com' };
  const paragraph: ParagraphSpec = {
    runs: [text],
    linePitch: 20,
    spaceBefore: 3,
    indent: 5,
    align: 'left',
    balance: false,
    bullet: { kind: 'number', colour: 'brand', value: 1 },
  };
  // One other value for each property: the compiler asks for those that are yet to come.
  const otherRuns = {
    text: 'Another text to set',
    size: 15,
    weight: 700,
    colour: 'quiet',
    tracking: 0.25,
    link: 'https://example.org',
  } as const satisfies Required<TextRun>;
  const otherParagraphs = {
    runs: [text, text],
    linePitch: 21,
    spaceBefore: 4,
    indent: 6,
    align: 'right',
    balance: true,
    bullet: { kind: 'number', colour: 'brand', value: 2 },
  } as const satisfies Required<ParagraphSpec>;
  const laidOut = (spec: ParagraphSpec): TextBlock => roboto.layout([paragraph, spec], 120, 'en');

  it('is the same block', () => {
    expect(laidOut(structuredClone(paragraph))).toBe(laidOut(paragraph));
  });

  it.each(Object.entries(otherRuns))('is another one with another %s', (key, value) => {
    const changed = laidOut({ ...paragraph, runs: [{ ...text, [key]: value }] });
    expect(changed.paragraphs[1]?.runs[0]).toHaveProperty(key, value);
  });

  it.each(Object.entries(otherParagraphs))(
    'is another one with another %s of its paragraph',
    (key, value) => {
      expect(laidOut({ ...paragraph, [key]: value })).not.toBe(laidOut(paragraph));
    },
  );

  it.each(['kind', 'colour'] as const)('is another one with another %s of its bullet', (key) => {
    const bullet = {
      kind: 'number',
      colour: 'brand',
      value: 1,
      [key]: key === 'kind' ? 'square' : 'ink',
    } as const;
    expect(laidOut({ ...paragraph, bullet }).paragraphs[1]?.bullet).toEqual(bullet);
  });

  it('is another one in another width or language', () => {
    const wide = roboto.layout([paragraph], 300, 'en');
    expect(wide.width).toBe(300);
    expect(roboto.layout([paragraph], 301, 'en').width).toBe(301);
    expect(roboto.layout([paragraph], 300, 'th').lang).toBe('th');
  });

  it('is not mistaken for one whose words look like another run', () => {
    const two = roboto.layout([{ runs: [run('a'), run('b')], linePitch: 20 }], 300, 'en');
    const [first] = two.paragraphs;
    const words = `a\t16 400 ink undefined 1 b`;
    const one = roboto.layout([{ runs: [run(words)], linePitch: 20 }], 300, 'en');
    expect(first?.runs).toHaveLength(2);
    expect(one.paragraphs[0]?.runs).toEqual([run(words)]);
  });

  it('is the same for every engine of a loader, and each names the characters that no face has', () => {
    const spec = [{ runs: [run('𐎀')], linePitch: 20 }];
    const engines = [1, 2].map(() => createTextEngine(nodeFontLoader, roboto.families));
    const [one, other] = engines.map((engine) => engine.layout(spec, 300, 'en'));
    expect(other).toBe(one);
    for (const { missingWords } of engines) expect([...missingWords]).toEqual(['𐎀']);
    const sarabunToo = createTextEngine(nodeFontLoader, sarabun.families).layout(spec, 300, 'en');
    expect(sarabunToo).not.toBe(one);
  });

  it('is measured anew once a face has arrived', async () => {
    const engine = createTextEngine(async (...face) => nodeFontLoader(...face), {
      family: 'Roboto',
      thaiFamily: 'Noto Sans Thai',
    });
    const spec = [{ runs: [run('จัดฟัน')], linePitch: 20 }];
    const before = engine.layout(spec, 300, 'th');
    await engine.prepare(['จัดฟัน'], 'th');
    const [line] = engine.layout(spec, 300, 'th').paragraphs[0]?.lines ?? [];
    expect(line?.width).not.toBe(before.paragraphs[0]?.lines[0]?.width);
  });
});
