/**
 * What a person decided after the answers were confirmed: questions that sharpen the plan, and which of several candidates it
 * takes. Kept with the proposal, beside answers that stay as they were given.
 */

/** What the plan takes the first of, unless told. */
export const CHOICE_KEYS = ['position', 'pillar', 'idea'] as const;
export type ChoiceKey = (typeof CHOICE_KEYS)[number];
/** In place of a candidate's id: what the person wrote. */
export const OWN = 'own';
/** Of each the candidate's id: the client's words, or the plan's own name of it; or `OWN`. */
export type Choices = Readonly<Partial<Record<ChoiceKey, string>>>;

/** In the person's own words; absent where it was not told. */
export interface TellsOfBuyers {
  /** What happens the day before somebody buys. */
  trigger?: string;
  objection?: string;
  decider?: string;
}

/** What a person wrote in place of the candidates; kept where another is taken. */
export type OwnWords = Choices;

export interface Decisions {
  /** By the question's id: what was answered; '' where it was skipped. */
  answers?: Readonly<Record<string, string>>;
  choices?: Choices;
  own?: OwnWords;
}

/** With a change on top; an answer or a choice of `undefined` is taken back. Undefined when nothing is decided any more. */
export function withDecisions(
  { answers, choices, own }: Decisions,
  change: {
    answers?: Readonly<Record<string, string | undefined>>;
    choices?: Readonly<Partial<Record<ChoiceKey, string | undefined>>>;
    own?: Readonly<Partial<Record<ChoiceKey, string | undefined>>>;
  },
): Decisions | undefined {
  const left = (entries: object): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => typeof value === 'string'));
  const [nextAnswers, nextChoices, nextOwn] = [
    left({ ...answers, ...change.answers }),
    left({ ...choices, ...change.choices }),
    left({ ...own, ...change.own }),
  ];
  const next: Decisions = {
    ...(Object.keys(nextAnswers).length === 0 ? {} : { answers: nextAnswers }),
    ...(Object.keys(nextChoices).length === 0 ? {} : { choices: nextChoices }),
    ...(Object.keys(nextOwn).length === 0 ? {} : { own: nextOwn }),
  };
  return Object.keys(next).length === 0 ? undefined : next;
}
