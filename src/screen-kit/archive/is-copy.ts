/**
 * Whether a file is a copy of somebody's work. Its name says so; where another app has changed the name, its first bytes do:
 * a zip whose first part is one of an archive's.
 */
const FIRST_PART = /^PK\u0003\u0004[^]{26}(?:items\/|files\/|sealed\.json|manifest\.json)/u;
/** Of a zip's first part: its head, and as much of its name as is looked at. */
const HEAD_BYTES = 30 + 13;

export const isCopyByName = (name: string): boolean => /\.palmleaf$/iu.test(name);

export async function isCopy(file: File): Promise<boolean> {
  if (isCopyByName(file.name)) return true;
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return FIRST_PART.test(String.fromCharCode(...head));
}
