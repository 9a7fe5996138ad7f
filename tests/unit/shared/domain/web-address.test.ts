import { describe, expect, it } from 'vitest';
import {
  completeWebAddress,
  isPictureAddress,
  isWebAddress,
} from '../../../../src/shared/domain/web-address.ts';

describe('a web address', () => {
  it.each([
    'https://nok.example',
    'http://nok.example/',
    'HTTPS://WWW.Nok.Example/shop?id=1#top',
    ' https://facebook.com/nok.tailor ',
    'https://ร้านนก.ไทย/สินค้า',
    'https://xn--22c.example:8443/a',
    'http://localhost:4173/x',
    'http://127.0.0.1',
    'http://[::1]:80/',
    'https://user:secret@nok.example',
    'https://a-b.c_d.example?x',
  ])('%s is one', (text) => expect(isWebAddress(text)).toBe(true));

  it.each([
    '',
    'nok',
    'nok.example',
    'www.nok.example',
    '@nok',
    'https://',
    'https:///shop',
    'https:nok.example',
    'https://shop',
    'https://.example',
    'https://-a.example',
    'https://nok.example/my shop',
    'https://nok example',
    'https://nok..example',
    'https://nok.example:port',
    'ftp://nok.example',
    'javascript:alert(1)',
    'mailto:a@nok.example',
    'data:image/png;base64,AAAA',
    'https://a.example https://b.example',
  ])('%j is none', (text) => expect(isWebAddress(text)).toBe(false));

  it('answers at once on a long nonsense', () => {
    const before = performance.now();
    expect(isWebAddress(`https://${'a-'.repeat(50_000)}`)).toBe(false);
    expect(performance.now() - before).toBeLessThan(500);
  });

  it('of a picture may be the picture', () => {
    expect(isPictureAddress('data:image/svg+xml,%3Csvg/%3E')).toBe(true);
    expect(isPictureAddress('data:text/html,x')).toBe(false);
    expect(isPictureAddress('https://nok.example/a.png')).toBe(true);
  });
});

describe('an address as people type it', () => {
  it.each([
    ['siamsmile.com', 'https://siamsmile.com'],
    [' SiamSmile.com ', 'https://SiamSmile.com'],
    ['www.x.co.th/abc?d', 'https://www.x.co.th/abc?d'],
    ['facebook.com/x', 'https://facebook.com/x'],
    ['m.facebook.com/profile.php?id=1', 'https://m.facebook.com/profile.php?id=1'],
    ['tiktok.com/@nok', 'https://tiktok.com/@nok'],
    ['shopee.co.th/nok-tailor#shop', 'https://shopee.co.th/nok-tailor#shop'],
    ['//nok.example/a', 'https://nok.example/a'],
    ['nok.example:8080/a', 'https://nok.example:8080/a'],
    ['nok.example?line=1', 'https://nok.example?line=1'],
    ['siamsmile.com.', 'https://siamsmile.com'],
    ['siamsmile.com, ', 'https://siamsmile.com'],
    ['facebook.com/x!', 'https://facebook.com/x'],
    ['ร้านนก.ไทย/สินค้า', 'https://ร้านนก.ไทย/สินค้า'],
    ['ร้านนก.com', 'https://ร้านนก.com'],
    ['xn--22c.xn--o3cw4h', 'https://xn--22c.xn--o3cw4h'],
    ['https://siamsmile.com,', 'https://siamsmile.com'],
  ])('%j is understood as %s', (typed, address) => {
    expect(completeWebAddress(typed)).toBe(address);
    expect(isWebAddress(address)).toBe(true);
  });

  it.each([
    'https://siamsmile.com/a',
    'http://nok.example',
    'http://localhost:4173/x',
    'https://en.example/wiki/A_(b)',
  ])('%s is complete', (address) => expect(completeWebAddress(` ${address} `)).toBe(address));

  it.each([
    '',
    ' ',
    'x',
    'line me',
    'nok',
    '@nok.tailor',
    '@siamsmile.com',
    'a@nok.example',
    'a@nok.example/x',
    'user:secret@nok.example',
    'ftp://nok.example',
    'ftp:nok.example',
    'javascript:alert(1)',
    'javascript://nok.example/%0aalert(1)',
    'javascript:nok.example/x',
    'data:text/html,nok.example',
    'mailto:a@nok.example',
    'tel:02.123.4567',
    'v1.0',
    '1.500',
    '192.168.1.1',
    'localhost:3000',
    'nok.example and more',
    'https://shop',
    'https:nok.example',
    'ขายดี.เปิดทุกวัน',
    'nok..example',
    '.example',
    'x.c',
    '/shop',
  ])('%j is left as it is', (typed) => expect(completeWebAddress(typed)).toBe(typed));

  it('answers at once on a long nonsense', () => {
    const before = performance.now();
    completeWebAddress('a-'.repeat(50_000));
    completeWebAddress('a.'.repeat(50_000));
    completeWebAddress('.'.repeat(50_000));
    completeWebAddress(`${'.'.repeat(50_000)}x`);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
