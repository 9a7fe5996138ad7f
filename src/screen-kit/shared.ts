/**
 * What another app has shared with this one: kept by the service worker (`public/share-target.js`), taken by the page that
 * it leads to.
 */

/** Of the address of a page that was led here with nothing, since the device could not keep it. */
const LOST = '#not-shared';

export interface Shared {
  /** '' where no words were shared. */
  text: string;
  file?: File;
}

/** The part of the browser's caches that is used. */
export interface Keeping {
  open(name: string): Promise<{ match(address: string): Promise<Response | undefined> }>;
  delete(name: string): Promise<boolean>;
}

/** What was shared, once; undefined where there is nothing. Throws where the device could not keep it. */
export async function takeShared(
  hash: string,
  caches: Keeping = globalThis.caches,
): Promise<Shared | undefined> {
  if (hash === LOST) throw new Error('Not kept');
  const store = await caches.open('shared');
  const [words, file] = [await store.match('/shared/words'), await store.match('/shared/file')];
  if (words === undefined) return undefined;
  const taken: Shared = { text: joined(await words.json()) };
  if (file !== undefined) {
    const bytes = await file.arrayBuffer();
    taken.file = new File([bytes], decodeURIComponent(file.headers.get('X-Name') ?? ''));
  }
  await caches.delete('shared');
  return taken;
}

/** Title, text and address as one text; a part that another one holds already is left out. */
export function joined(given: unknown): string {
  const words = Array.isArray(given) ? given.filter((one) => typeof one === 'string') : [];
  const parts = [...new Set(words.map((part) => part.trim()).filter((part) => part !== ''))];
  return parts.filter((part) => !parts.some((other) => other !== part && other.includes(part))).join('\n\n');
}
