import { describe, expect, test } from 'vitest';
import { networksIn, readAddresses } from '../../../../src/shared/reading/addresses.ts';

const read = (text: string): string[] =>
  readAddresses(text).map(({ kind, network, value }) => `${network ?? kind} ${value}`);

describe('addresses', () => {
  test.each<[string, readonly string[]]>([
    ['see https://www.facebook.com/page.', ['facebook https://www.facebook.com/page']],
    ['insta is @fade.bkk.', ['instagram @fade.bkk']],
    ['ไอจี @wan.cnx', ['instagram @wan.cnx']],
    ['ไอจี ruen.lp', ['instagram ruen.lp']],
    ['ig → clutch.cnx', ['instagram clutch.cnx']],
    ['https://www.tiktok.com/@me', ['tiktok https://www.tiktok.com/@me']],
    ['shopee.co.th/me', ['shopee shopee.co.th/me']],
    ['lazada.co.th/shop/me', ['lazada lazada.co.th/shop/me']],
    ['our site is corrugo.example', ['web corrugo.example']],
    ['fb: /plum.sg', ['facebook /plum.sg']],
    ['site is plum dot com dot sg', ['web plum dot com dot sg']],
    ['tt same as insta but shorter @plum', ['tiktok @plum']],
    ['roz@shop.co.uk', ['mail roz@shop.co.uk']],
    ['@nobody', ['account @nobody']],
    ['brief.pdf, e.g. this, end.The, 10.30', []],
    ['insta ok, ig ads', []],
    ['pinterest.com/me', ['other pinterest.com/me']],
  ])('%s', (text, found) => {
    expect(read(text)).toEqual(found);
  });
  test('the span is that of the words', () => {
    const text = 'our site: https://a.example/b, thanks';
    const [address] = readAddresses(text);
    expect(address && text.slice(address.span.start, address.span.end)).toBe('https://a.example/b');
  });
  test('names of networks, the narrow before the wide', () => {
    expect(networksIn('TikTok shop and เพจ').map(({ network }) => network)).toEqual([
      'tiktok shop',
      'facebook',
    ]);
  });
});
