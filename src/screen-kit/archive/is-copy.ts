/**
 * Whether a file is a copy of somebody's work. Its name says so; where another app has changed the name, its first bytes do:
 * a zip whose first part is one of an archive's.
 */
const ZIP = 'PK\u0003\u0004';
const FIRST_PARTS = ['items/', 'files/', 'sealed.json', 'manifest.json'];
/** Where the name of a zip's first part stands, and as much of it as is looked at. */
const NAME_AT = 30;
const NAME_BYTES = 13;

export const isCopyByName = (name: string): boolean => /\.palmleaf$/iu.test(name);

export async function isCopy(file: File): Promise<boolean> {
  if (isCopyByName(file.name)) return true;
  const head = new Uint8Array(await file.slice(0, NAME_AT + NAME_BYTES).arrayBuffer());
  const text = String.fromCharCode(...head);
  return text.startsWith(ZIP) && FIRST_PARTS.some((part) => text.startsWith(part, NAME_AT));
}
