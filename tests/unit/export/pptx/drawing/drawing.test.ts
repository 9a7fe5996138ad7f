import { describe, expect, it } from 'vitest';
import { colour } from '../../../../../src-worker/export/pptx/drawing/colour.ts';
import { linkResolver, webAddress } from '../../../../../src-worker/export/links.ts';
import { isRightToLeft, scriptParts } from '../../../../../src-worker/export/pptx/drawing/script.ts';
import { el, escapeText } from '../../../../../src-worker/export/pptx/drawing/xml.ts';
import { DARK_THEME, LIGHT_THEME } from '../../../../fixtures/scenes/themes.ts';
import { BLANK } from '../support.ts';

describe('XML', () => {
  it.each([
    ['a & b < c > "d"', 'a &amp; b &lt; c &gt; &quot;d&quot;'],
    ['nul\u0000 bell\u0007 tab\t', 'nul bell tab\t'],
    ['lone \ud800 and \udc00, pair \ud83c\udf3f', 'lone  and , pair 🌿'],
    ['\ufffe\uffff\ufffd', '\ufffd'],
    ['น้ำ', 'น้ำ'],
  ])('writes %j as text', (text, written) => {
    expect(escapeText(text)).toBe(written);
  });

  it('keeps the line breaks of an attribute, and leaves undefined attributes out', () => {
    expect(el('a', { descr: 'one\ntwo', none: undefined, yes: true })).toBe(
      '<a descr="one&#10;two" yes="1"/>',
    );
  });

  it('refuses a number that is none', () => {
    expect(() => el('a:off', { x: Number.POSITIVE_INFINITY })).toThrow(/not a number/);
  });
});

describe('links', () => {
  it.each([
    ['https://example.com/a b?q="x"', 'https://example.com/a%20b?q=%22x%22'],
    ['http://ไทย.com/ก', 'http://xn--o3cw4h.com/%E0%B8%81'],
    ['mailto:a@example.com?subject=Hello there', 'mailto:a@example.com?subject=Hello%20there'],
    ['tel:+66-2-000-0000', 'tel:+66-2-000-0000'],
    ['https://example.com/100%25', 'https://example.com/100%25'],
  ])('allows %s', (address, written) => {
    expect(webAddress(address)).toBe(written);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'blob:https://example.com/1',
    'example.com',
    'https://[',
    '',
    `https://example.com/${'a'.repeat(2_000)}`,
  ])('refuses %j', (address) => {
    expect(webAddress(address)).toBeUndefined();
  });

  it('takes a page to its first slide', () => {
    const resolve = linkResolver([
      BLANK,
      { ...BLANK, id: 'page-10', pageNumber: 10 },
      { ...BLANK, id: 'page-10-2', pageNumber: 10, part: 2 },
    ]);
    expect(resolve('#page-10')).toEqual({ type: 'slide', position: 2 });
    expect(resolve('#page-10-2')).toEqual({ type: 'slide', position: 3 });
    expect(resolve('#page-4')).toBeUndefined();
  });
});

describe('colours', () => {
  it.each([
    ['brand', '<a:schemeClr val="accent1"/>'],
    ['ink', '<a:schemeClr val="tx1"/>'],
    ['paper', '<a:schemeClr val="bg1"/>'],
    // Grey words turn with the ink, a darker tint with the tint.
    [
      'quiet',
      '<a:schemeClr val="tx1"><a:lumMod val="74000"/><a:lumOff val="26000"/><a:satMod val="48000"/></a:schemeClr>',
    ],
    ['tint2', '<a:schemeClr val="bg2"><a:lumMod val="93000"/><a:satMod val="109000"/></a:schemeClr>'],
    ['onDeep', '<a:schemeClr val="bg1"/>'],
    // An accent stays where page and ink change places, and so do the words on it.
    ['onMid', '<a:schemeClr val="dk1"/>'],
    ['onBrand', '<a:schemeClr val="lt1"/>'],
    [
      'line',
      '<a:schemeClr val="accent4"><a:lumMod val="74000"/><a:lumOff val="26000"/><a:satMod val="118000"/></a:schemeClr>',
    ],
  ] as const)('names %s by its place in the theme, or as a shade of one', (role, written) => {
    expect(colour(role, LIGHT_THEME.palette)).toBe(written);
  });

  it('writes opacity in thousandths of a percent', () => {
    expect(colour('brand', DARK_THEME.palette, 0.4)).toBe(
      '<a:schemeClr val="accent1"><a:alpha val="40000"/></a:schemeClr>',
    );
  });
});

describe('script parts', () => {
  it.each([
    ['Coffee', 'en', ['en:Coffee']],
    ['กาแฟ 390 บาท', 'en', ['th:กาแฟ 390 บาท']],
    ['Buy กาแฟ now', 'en', ['en:Buy ', 'th:กาแฟ ', 'en:now']],
    ['12 %', 'th', ['th:12 %']],
  ] as const)('splits %s', (text, start, parts) => {
    expect(scriptParts(text, start, false).map((part) => `${part.lang}:${part.text}`)).toEqual(parts);
  });

  it.each([
    ['Visit مقهى today', ['en-US', 'ar-SA Arial', 'en-US']],
    ['בית קפה', ['he-IL Arial']],
    ['東京カフェ', ['ja-JP Yu Gothic']],
    ['北京 cafe 서울', ['zh-CN Microsoft YaHei', 'en-US', 'ko-KR Malgun Gothic']],
    ['ร้าน ລາວ', ['th-TH', 'lo-LA Leelawadee UI']],
  ])('gives %s its languages and faces', (text, expected) => {
    const found = scriptParts(text, 'en', false).map(({ lang, other }) =>
      other ? `${other.tag} ${other.face}` : lang === 'th' ? 'th-TH' : 'en-US',
    );
    expect(found).toEqual(expected);
  });

  it('reads a paragraph from the right where most of its letters are', () => {
    expect(isRightToLeft('مقهى الصباح Cafe')).toBe(true);
    expect(isRightToLeft('The cafe is called مقهى')).toBe(false);
  });

  it('sets the baht sign in the Thai face where the family has none', () => {
    expect(scriptParts('about ฿390', 'en', true)).toEqual([
      { text: 'about ', lang: 'en', thaiFace: false },
      { text: '฿', lang: 'en', thaiFace: true },
      { text: '390', lang: 'en', thaiFace: false },
    ]);
  });
});
