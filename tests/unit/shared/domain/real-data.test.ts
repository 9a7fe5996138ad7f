import { describe, expect, it } from 'vitest';
import { hasRealData, isPlaceholder, PLACEHOLDER_TEXTS } from '../../../../src/shared/domain/real-data.ts';

describe('real data', () => {
  it.each([
    'no data',
    'no information',
    'not available',
    'n/a',
    'na',
    'null',
    'undefined',
    'empty',
    'none',
    'ไม่มีข้อมูล',
    'ไม่ระบุ',
    'ไม่มี',
  ])('takes %j for a placeholder, whatever its case and the space around it', (text) => {
    expect(PLACEHOLDER_TEXTS).toContain(text);
    const variants = [text, text.toUpperCase(), ` ${text}\n`, `\u200B${text}\uFEFF`];
    expect(variants.filter((variant) => !isPlaceholder(variant))).toEqual([]);
  });

  it.each(['-', '--', '– –', '—', '―', '‐', '‑', '‒', '−', '﹣', '-', '___', '- - -'])(
    'takes dashes %j for a placeholder',
    (text) => expect(isPlaceholder(text)).toBe(true),
  );

  it.each([
    ['', false],
    [' \u00A0\t', false],
    ['\u200B', false],
    ['nano', true],
    ['None of them delivers', true],
    ['No data plan is sold', true],
    ['Not specified', true],
    ['ไม่มีใครทำได้เร็วกว่า', true],
    ['-5%', true],
    ['0', true],
    [0, true],
    [Number.NaN, false],
    [false, true],
    [null, false],
    [undefined, false],
    [[], false],
    [['', 'n/a', null], false],
    [['', 'Bangkok'], true],
    [{}, false],
    [{ a: '-', b: [] }, false],
    [{ a: '-', b: [{ c: { d: ['none', 'กรุงเทพฯ'] } }] }, true],
  ])('%j holds real data: %j', (value, expected) => {
    expect(hasRealData(value)).toBe(expected);
  });
});
