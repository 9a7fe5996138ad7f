/** Copies in a folder: a file a day, the last ten days kept. What else is in the folder is left alone. */

/** Days that are kept. */
export const DAYS_KEPT = 10;

const NAME = /^Palmleaf (\d{4}-\d{2}-\d{2})\.palmleaf$/u;

/** The copy of this day, in the device's time zone. */
export function nameOfDay(day: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `Palmleaf ${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.palmleaf`;
}

/** Names of the copies in the folder, the newest first. */
export async function copiesIn(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) if (NAME.test(name)) names.push(name);
  return names.toSorted().toReversed();
}

/**
 * Writes this day's copy in place of an earlier one of the same day, then removes what is older than ten days' copies.
 * The file is replaced at once when all of it is written: whatever fails before leaves the folder as it was.
 */
export async function writeCopy(
  folder: FileSystemDirectoryHandle,
  bytes: ArrayBuffer,
  now: Date,
): Promise<{ copies: number }> {
  const name = nameOfDay(now);
  const before = await copiesIn(folder);
  const file = await folder.getFileHandle(name, { create: true });
  try {
    const target = await file.createWritable();
    try {
      await target.write(bytes);
      await target.close();
    } catch (error) {
      await target.abort().catch(() => undefined);
      throw error;
    }
  } catch (error) {
    // Getting the file has made an empty one.
    if (!before.includes(name)) await folder.removeEntry(name).catch(() => undefined);
    throw error;
  }
  const all = await copiesIn(folder);
  // A clock that was set back must not make today's copy the oldest one.
  const old = all.filter((one) => one !== name).slice(DAYS_KEPT - 1);
  for (const one of old) await folder.removeEntry(one);
  return { copies: all.length - old.length };
}
