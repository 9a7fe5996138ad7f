/** Which texts of a page two of its versions say differently. Pure. */
import { leavesOf } from '../../shared/domain/editing/path.ts';
import type { Section } from '../../shared/domain/section.ts';

export interface Difference {
  path: string;
  /** '' where there was none. */
  before: string;
  after: string;
}

/** In the order of the fields; what a plan repeats is said once. */
export function differencesOf(before: Section, after: Section): Difference[] {
  const was = new Map(leavesOf(before).map(({ path, text }) => [path, text]));
  const is = new Map(leavesOf(after).map(({ path, text }) => [path, text]));
  const said = new Set<string>();
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((path) => {
    const difference = { path, before: was.get(path) ?? '', after: is.get(path) ?? '' };
    const key = `${difference.before}\n${difference.after}`;
    if (difference.before === difference.after || said.has(key)) return [];
    said.add(key);
    return [difference];
  });
}
