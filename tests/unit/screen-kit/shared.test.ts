/** What another app shares: from the request that the system sends to the page that takes it. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { joined, takeShared, type Keeping } from '../../../src/screen-kit/shared.ts';

const SCRIPT = readFileSync(new URL('../../../public/share-target.js', import.meta.url), 'utf8');
const ORIGIN = 'https://palmleaf.example';

/** The browser's caches in memory. `refuses`: there is no room in them. */
function keeping(refuses = false): Keeping & { names: () => string[] } {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = all.get(name) ?? new Map<string, Response>();
    all.set(name, store);
    return {
      match: (address: string) => Promise.resolve(store.get(address)),
      put(address: string, response: Response) {
        if (refuses) return Promise.reject(new DOMException('No room', 'QuotaExceededError'));
        store.set(address, response);
        return Promise.resolve();
      },
    };
  };
  return {
    open: (name) => Promise.resolve(open(name)),
    delete: (name) => Promise.resolve(all.delete(name)),
    names: () => [...all.keys()],
  };
}

/** The service worker's part; answers what it says to a request, undefined where it says nothing. */
function serviceWorker(caches: Keeping) {
  let hear = (_event: object): void => undefined;
  runInNewContext(SCRIPT, {
    caches,
    console,
    Response,
    URL,
    addEventListener: (_type: string, listener: typeof hear) => (hear = listener),
  });
  return async (request: Request, mode = 'navigate'): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    const { method, url } = request;
    const seen = { method, url, mode, formData: () => request.formData() };
    hear({ request: seen, respondWith: (given: Promise<Response>) => void (answer = given) });
    return answer;
  };
}

function posted(parts: Record<string, string | File>, path = '/'): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return new Request(`${ORIGIN}${path}`, { method: 'POST', body });
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

test('a file and its words are kept until a page takes them, once', async () => {
  const caches = keeping();
  const send = serviceWorker(caches);
  const file = new File(['PK\u0003\u0004'], 'สำเนา 1.palmleaf');
  const answer = await send(posted({ shared_title: 'Brief', shared_text: ' 50k ', shared_file: file }));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `${ORIGIN}/#shared`]);
  const taken = await takeShared('#shared', caches);
  expect([taken?.text, taken?.file?.name, await taken?.file?.text()]).toEqual([
    'Brief\n\n50k',
    'สำเนา 1.palmleaf',
    'PK\u0003\u0004',
  ]);
  expect(caches.names()).toEqual([]);
  expect(await takeShared('#shared', caches)).toBeUndefined();
});

test('of several files a copy goes first, and what was shared before is gone', async () => {
  const caches = keeping();
  const send = serviceWorker(caches);
  await send(posted({ shared_text: 'earlier', shared_file: new File(['x'], 'a.pdf') }));
  const body = new FormData();
  for (const name of ['empty.txt', 'a.pdf', 'b.palmleaf'])
    body.append('shared_file', new File(name === 'empty.txt' ? [] : [name], name));
  await send(new Request(ORIGIN, { method: 'POST', body }));
  const taken = await takeShared('#shared', caches);
  expect([taken?.text, taken?.file?.name]).toEqual(['', 'b.palmleaf']);
  await send(posted({ shared_url: 'https://a.example' }));
  expect(await takeShared('#shared', caches)).toEqual({ text: 'https://a.example' });
});

test('what the device cannot keep is said, and so is what is no form', async () => {
  const full = await serviceWorker(keeping(true))(posted({ shared_text: 'a' }));
  expect(full?.headers.get('location')).toBe(`${ORIGIN}/#not-shared`);
  const other = new Request(ORIGIN, { method: 'POST', body: '{"a":1}' });
  expect((await serviceWorker(keeping())(other))?.headers.get('location')).toBe(`${ORIGIN}/#not-shared`);
  await expect(takeShared('#not-shared', keeping())).rejects.toThrow('Not kept');
});

test('nothing else is answered here', async () => {
  const send = serviceWorker(keeping());
  expect(await send(new Request(ORIGIN))).toBeUndefined();
  expect(await send(posted({}, '/config.json'))).toBeUndefined();
  expect(await send(posted({}), 'cors')).toBeUndefined();
});

test('title, text and address come together, none of them twice', () => {
  expect(joined(['Brief', 'Budget: 50k', 'https://a.example'])).toBe(
    'Brief\n\nBudget: 50k\n\nhttps://a.example',
  );
  expect(joined(['', 'See https://a.example now', 'https://a.example'])).toBe('See https://a.example now');
  expect(joined(['Brief', 'Brief', 7])).toBe('Brief');
  for (const none of [[], ['', ' '], null, { 0: 'a' }, 'text']) expect(joined(none)).toBe('');
});

test('the names are those of the manifest', () => {
  const manifest: {
    share_target: {
      action: string;
      method: string;
      enctype: string;
      params: { title: string; text: string; url: string; files: { name: string; accept: string[] }[] };
    };
  } = JSON.parse(readFileSync(new URL('../../../manifest.webmanifest', import.meta.url), 'utf8'));
  const { action, method, enctype, params } = manifest.share_target;
  expect([action, method, enctype]).toEqual(['/', 'POST', 'multipart/form-data']);
  const { files, ...words } = params;
  for (const name of [...Object.values(words), ...files.map((one) => one.name)])
    expect(SCRIPT).toContain(`'${name}'`);
  expect(files[0]?.accept).toContain('.palmleaf');
});
