/** Page 10: each rival's strengths and weaknesses, and who leads on which point. */
import { upperFirst } from '../../language.ts';
import { inQuotes, verbOf } from '../../text.ts';

export const competitorAnalysis = {
  /** Headlines where nothing can be compared point by point. */
  headlineBoth: ({ rival, theirs, ours }: { rival: string; theirs: string; ours: string }): string =>
    `{Buyers} choose ${rival} for ${inQuotes(theirs)}, us for ${inQuotes(ours)}`,
  /** Its price is named among its weaknesses. */
  headlineDear: ({ rival, bad }: { rival: string; bad: string }): string =>
    `${upperFirst(rival)} ${verbOf(rival, 'asks', 'ask')} for more, ${inQuotes(bad)}`,
  headlineNames: ({ rivals }: { rivals: string; isOne: boolean }): string => `We are compared with ${rivals}`,
  headlineNone: ({ name }: { name: string }): string => `The first rival of ${name} is “maybe later”`,
  headlineTold: ({ name, words }: { name: string; words: string }): string =>
    `The first rival of ${name} is “${words}”`,
  criteriaTold: 'No rival was named: we compare with what {buyers} choose instead',
  criteria: ({ name }: { name: string }): string => `Named by ${name}`,
  criteriaNone: 'No rival was named: we compare with doing nothing',
  comparableGround: ({ ground }: { ground: string }): string => `On the same ground, ${ground}`,
  comparableNamed: 'Named by the client as a rival',
  overviewNamed: 'Known by name so far',
  /** A bare sum among what they are good or bad at. */
  priced: ({ sum }: { sum: string }): string => `A price of ${sum}`,
  waiting: {
    brand: 'Waiting until later',
    why: 'Every {buyer} can also do nothing',
    communication: '',
    strength: 'Asks for no decision today',
    weakness: 'The need stays',
    whyTold: 'You told us that {buyers} say this',
    threatTold: ({ ours }: { ours: string }): string => `We set ${inQuotes(ours)} against it`,
  },
  evidenceReading: 'Opportunities and threats',
  evidenceReadingWhy: 'Our reading by comparison, to be checked before launch',
};
