/** Files of scripts' faces are kept from the first time on; those of the deck's families are the product's own. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faceFileName, type FaceName } from '../../../../src-worker/deck/text/fonts.ts';
import { loadBundledFont, scriptFacesOf } from '../../../../src-worker/deck/text/font-files.ts';

// Seven hundred addresses, of which the build makes one list.
vi.mock('../../../../src-worker/deck/text/script-files.ts', () => ({
  scriptFileAddress: (name: FaceName) =>
    name.subset === '999' ? undefined : `/assets/${faceFileName(name)}`,
}));

let kept: Map<string, Response>;
let fetched: string[];
let online: boolean;

beforeEach(() => {
  kept = new Map();
  fetched = [];
  online = true;
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, response: Response) => void kept.set(address, response),
    }),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (!online) throw new TypeError('offline');
    fetched.push(address);
    return new Response(new Uint8Array([1, 2, 3]));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a script that was met once is there offline', async () => {
  await loadBundledFont('Noto Sans Hebrew', 400, 'hebrew');
  online = false;
  expect((await loadBundledFont('Noto Sans Hebrew', 400, 'hebrew')).byteLength).toBe(3);
  expect(fetched).toEqual(['/assets/noto-sans-hebrew-hebrew-400-normal.woff']);
  await expect(loadBundledFont('Noto Sans Lao', 400, 'lao')).rejects.toMatchObject({
    reason: { code: 'font-missing', family: 'Noto Sans Lao' },
  });
});

test('a face of the deck is not kept twice', async () => {
  await loadBundledFont('Roboto', 400, 'latin');
  expect(kept.size).toBe(0);
});

test('without storage a script is fetched all the same', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no storage')) });
  expect((await loadBundledFont('Noto Emoji', 400, '7')).byteLength).toBe(3);
});

test('the page learns where a face is, and nothing of one that is not in the build', async () => {
  const faces = await scriptFacesOf([
    { family: 'Noto Sans KR', weight: 700, subset: '119' },
    { family: 'Noto Sans KR', weight: 700, subset: '999' },
    { family: 'Roboto', weight: 400, subset: 'latin' },
  ]);
  expect(faces).toEqual([
    {
      family: 'Noto Sans KR',
      weight: 700,
      address: '/assets/noto-sans-kr-119-700-normal.woff',
    },
  ]);
});
