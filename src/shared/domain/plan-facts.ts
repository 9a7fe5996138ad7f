/**
 * What the plan has settled, one labelled fact after the other: what a language model is told before it writes, and what
 * every page is held against, whoever wrote it. Labels and texts are in the proposal's language.
 */

export type FactTopic =
  | 'client'
  | 'dates'
  | 'money'
  | 'goals'
  | 'reckoning'
  | 'market'
  | 'position'
  | 'contrasts'
  | 'channels'
  | 'buyers'
  | 'moments'
  | 'rules';

/** By what a sentence about the fact is known, and what it may say. */
export type Settled =
  | { kind: 'date'; of: 'launch' | 'decision' | 'media end'; /** ISO day. */ day: string }
  /** Sums of the whole campaign and of its period. */
  | { kind: 'budget'; currency: string; sums: readonly number[] }
  /** What one stage or channel has: in money and in percent of all. */
  | { kind: 'part'; name: string; currency: string; sums: readonly number[]; percents: readonly number[] }
  /** `values`: today's and the wanted one. `unit`: '%', a currency, or ''. */
  | { kind: 'goal'; metric: string; unit: string; values: readonly number[] }
  | { kind: 'audience'; people: number }
  | { kind: 'name'; of: 'client' | 'product' | 'rival'; name: string }
  | {
      kind: 'channels';
      /** Where ads are planned, and what the client has of its own. */ names: readonly string[];
    };

export interface PlanFact {
  topic: FactTopic;
  /** 'Launch', 'เริ่มโฆษณา'. */
  label: string;
  /** '4 January 2027'. */
  text: string;
  /** Absent of a fact that is told and not compared. */
  settled?: Settled;
}
