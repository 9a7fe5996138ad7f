/** Tags as labels of tokens: 'O', and for each tag 'B-tag' where a span begins and 'I-tag' where it goes on. */

export const OUTSIDE = 'O';
export const beginOf = (tag: string): string => `B-${tag}`;
export const insideOf = (tag: string): string => `I-${tag}`;

export const spanLabels = (tags: readonly string[]): string[] => [
  OUTSIDE,
  ...tags.flatMap((tag) => [beginOf(tag), insideOf(tag)]),
];

/** Whether a label may follow another; at the start of a sequence `before` is undefined. */
export function mayFollow(before: string | undefined, label: string): boolean {
  if (!label.startsWith('I-')) return true;
  return before !== undefined && before !== OUTSIDE && before.slice(2) === label.slice(2);
}
