import { describe, expect, test } from 'vitest';
import { below, webLink } from '../../../src-worker/services/address.ts';

describe('what lies below an address', () => {
  test.each<[string, string[], string]>([
    ['https://a.example/status', ['p1'], 'https://a.example/status/p1'],
    ['https://a.example/status/', ['p1'], 'https://a.example/status/p1'],
    ['https://a.example', ['get-analyze', 'p1'], 'https://a.example/get-analyze/p1'],
    ['https://a.example/s?key=1', ['p1'], 'https://a.example/s/p1?key=1'],
    ['https://a.example/s', ['../admin'], 'https://a.example/s/..%2Fadmin'],
    ['https://a.example/s', ['ก?x#y'], 'https://a.example/s/%E0%B8%81%3Fx%23y'],
  ])('%s, %j', (address, segments, expected) => {
    expect(below(address, ...segments)).toBe(expected);
  });
});

describe('a link that a service sent', () => {
  test.each<[unknown, string | undefined]>([
    ['https://files.example/a.pptx', 'https://files.example/a.pptx'],
    [' http://files.example/a b.pptx ', 'http://files.example/a%20b.pptx'],
    ['/files/a.pptx', 'https://a.example/files/a.pptx'],
    ['//files.example/a.pptx', 'https://files.example/a.pptx'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['data:text/html,x', undefined],
    ['https://', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j', (link, expected) => {
    expect(webLink(link, 'https://a.example/status')).toBe(expected);
  });
});
