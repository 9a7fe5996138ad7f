/**
 * Tags as labels of tokens: 'O', and for each tag 'B-tag' where a span begins and 'I-tag' where it goes on. The states of the
 * chain are the labels, and for each tag a state of 'O' that remembers it as the last one: what is said of a rival follows the
 * rival's name, with other words between.
 */

export const OUTSIDE = 'O';
export const beginOf = (tag: string): string => `B-${tag}`;
export const insideOf = (tag: string): string => `I-${tag}`;

export const spanLabels = (tags: readonly string[]): string[] => [
  OUTSIDE,
  ...tags.flatMap((tag) => [beginOf(tag), insideOf(tag)]),
];

export interface States {
  labels: readonly string[];
  /** The label of each state. The first states are those of the labels. */
  labelOf: readonly number[];
  /** Moves that may be, in the order of `from`. */
  from: Int32Array;
  to: Int32Array;
  /** Where the moves of a state begin; one more than there are states. */
  firstMove: Int32Array;
  /** The move from one state to another: `from * number of states + to`; -1 where none may be. */
  moveOf: Int32Array;
  /** States that lead to a state; of one that may follow any state undefined. */
  before: readonly (readonly number[] | undefined)[];
}

/** Where no label is outside, there is nothing to remember: any state may follow any. */
export function statesOf(labels: readonly string[]): States {
  const count = labels.length;
  const tags = labels.flatMap((label, at) =>
    label.startsWith('B-') ? [{ tag: label.slice(2), begin: at }] : [],
  );
  const begins = tags.map(({ begin }) => begin);
  const labelOf = labels.map((_, at) => at);
  const ways: number[][] = labels.map(() => []);
  if (labels[0] === OUTSIDE) {
    ways[0] = [0, ...begins];
    for (const { tag, begin } of tags) {
      const inside = labels.indexOf(insideOf(tag));
      const after = labelOf.length;
      labelOf.push(0);
      ways[begin] = [inside, after, ...begins];
      ways[inside] = [inside, after, ...begins];
      ways[after] = [after, ...begins];
    }
  } else for (const way of ways) for (let at = 0; at < count; at += 1) way.push(at);
  const firstMove = new Int32Array(ways.length + 1);
  for (const [at, way] of ways.entries()) firstMove[at + 1] = (firstMove[at] ?? 0) + way.length;
  const size = ways.length;
  const moveOf = new Int32Array(size * size).fill(-1);
  const before = labelOf.map((): number[] => []);
  for (const [from, way] of ways.entries())
    for (const [at, to] of way.entries()) {
      moveOf[from * size + to] = (firstMove[from] ?? 0) + at;
      before[to]?.push(from);
    }
  return {
    labels,
    labelOf,
    moveOf,
    before: before.map((own) => (own.length < size ? own : undefined)),
    from: Int32Array.from(ways.flatMap((way, at) => way.map(() => at))),
    to: Int32Array.from(ways.flat()),
    firstMove,
  };
}

/** The states through which labels go, from the start. */
export function statesThrough({ labels, firstMove, to, labelOf }: States, own: readonly number[]): number[] {
  if (labels[0] !== OUTSIDE) return [...own];
  let state = 0;
  return own.map((label) => {
    // Of the states that may follow the one that has the label; of the first token any that begins.
    for (let move = firstMove[state] ?? 0; move < (firstMove[state + 1] ?? 0); move += 1) {
      const next = to[move] ?? 0;
      if (labelOf[next] === label) return (state = next);
    }
    return (state = label);
  });
}
