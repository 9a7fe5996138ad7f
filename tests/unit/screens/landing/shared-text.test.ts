/** What another app shares with this one. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedText } from '../../../../src/screens/landing/shared-text.ts';

test('title, text and address come together, none of them twice', () => {
  expect(sharedText('?shared_title=Brief&shared_text=Budget:%2050k&shared_url=https://a.example')).toBe(
    'Brief\n\nBudget: 50k\n\nhttps://a.example',
  );
  expect(sharedText('?shared_text=See%20https://a.example%20now&shared_url=https://a.example')).toBe(
    'See https://a.example now',
  );
  expect(sharedText('?shared_title=Brief&shared_text=Brief')).toBe('Brief');
  expect(sharedText('?view=wizard')).toBe('');
});

test('the names are those of the manifest', () => {
  const manifest: { share_target: { action: string; method: string; params: Record<string, string> } } =
    JSON.parse(readFileSync(new URL('../../../../manifest.webmanifest', import.meta.url), 'utf8'));
  const { action, method, params } = manifest.share_target;
  expect([action, method]).toEqual(['/', 'GET']);
  const query = new URLSearchParams(Object.values(params).map((name, index) => [name, `part ${index}`]));
  expect(sharedText(`?${query}`)).toBe('part 0\n\npart 1\n\npart 2');
});
