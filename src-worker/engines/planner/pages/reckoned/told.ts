/** What the points of the story are told in. */
import type { Plan } from '../../plan/index.ts';
import type { Maybe, Node } from '../../reckoning/graph.ts';

/** A sentence with the quantities that it says, for the notes. */
export interface Told {
  text: string;
  nodes: readonly Maybe[];
}

/** A length of time as one says it: '5 weeks', '2.9 months', 'less than a month'. */
export function lengthText({ f, say }: Plan, { value, unit }: Node): string {
  if (unit.kind !== 'time') return '';
  return value < 1
    ? say.verdict.lessThan({ unit: unit.unit })
    : f.quantity({ kind: 'duration', value: Math.round(value * 10) / 10, unit: unit.unit });
}

export const told = (text: string, ...nodes: readonly Maybe[]): Told => ({ text, nodes });

/** A difference of this part is none that a forecast can tell. */
export const CLOSE = 0.05;
