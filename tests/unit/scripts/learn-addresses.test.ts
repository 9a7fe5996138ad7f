/** Marked texts are learnt from with addresses as people have them. */
import { expect, test } from 'vitest';
import { withAddresses } from '../../../.scripts/learn/addresses.ts';

test('invented endings become those that people have, the same each time', () => {
  const file = 'see ⟦website|sootandsons.example⟧, mail a@sootandsons.example, fb.example/soot';
  const changed = withAddresses(file);
  expect(changed).toBe(withAddresses(file));
  expect(changed).toContain('fb.com/soot');
  const [site = ''] = /⟦website\|[^⟧]*⟧/u.exec(changed) ?? [];
  expect(changed).toContain(`a@${site.slice('⟦website|'.length, -1)}`);
});

test('of many names most lose the invented ending, and some keep it', () => {
  const names = Array.from({ length: 60 }, (_, at) => `⟦website|shop${at}.example⟧`);
  const kept = names.filter((name) => withAddresses(name).includes('.example'));
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.length).toBeLessThan(25);
});

test('a page by name may become an address, one in Thai stays a name', () => {
  const pages = ['Cuan Hurls', 'Jua Pumps', 'Crown Craft Lab', 'Veil Society BKK', 'Isan Vinyl'];
  const changed = pages.map((name) => withAddresses(`⟦facebook|${name}⟧`));
  expect(changed.some((one) => /(?:facebook|fb)\.com\/\w+⟧/u.test(one))).toBe(true);
  expect(withAddresses('⟦facebook|บอนไซหลังวัด⟧')).toBe('⟦facebook|บอนไซหลังวัด⟧');
});
