import { describe, expect, it } from 'vitest';
import { isPictureAddress, isWebAddress } from '../../../../src/shared/domain/web-address.ts';

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
