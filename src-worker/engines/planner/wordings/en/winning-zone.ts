/** Page 11: what customers want, what we do best, what rivals do best, and the ground between. */
import { upperFirst } from '../../language.ts';
import { ended, inQuotes, verbOf } from '../../text.ts';

export const winningZone = {
  headline: ({ want }: { want: string }): string =>
    `{Buyers} who want ${want}${want.includes(',') ? ',' : ''} choose us`,
  headlineWeak: ({ rival }: { rival: string }): string =>
    `We win {buyers} where ${rival} ${verbOf(rival, 'is', 'are')} weak`,
  /** Where it is not known what a buyer wants who asks about it. */
  headlinePosition: ({ ours }: { ours: string }): string =>
    `${inQuotes(upperFirst(ours))} is what wins {buyers}`,
  /** What they doubt is no wish; an answer to it is. */
  answerTo: ({ words }: { words: string }): string => `An answer to “${words}”`,
  leadWith: ({ ours }: { ours: string }): string => `Say ${inQuotes(ours)} in every ad`,
  /** Where a rival is held before them. */
  when: ({ rival, ours }: { rival: string; ours: string }): string =>
    `When ${rival} ${verbOf(rival, 'comes', 'come')} up, show ${inQuotes(ours)}`,
  /** What they are heard to say, with our answer. */
  answered: ({ thought, ours }: { thought: string; ours: string }): string =>
    `Answer “${thought}” with ${inQuotes(ours)}`,
  /** What is ours beside a rival's, on one point. */
  sweetMeasured: (s: { label: string; rival: string; us: string; them: string }): string =>
    `On ${s.label} we lead ${s.rival}: ${s.us} against ${s.them}.`,
  /** Where a rival may offer it too. */
  sweetProof: ({ want }: { want: string }): string => `{Buyers} want ${want}, and we can prove it.`,
  sweetPlain: ({ want }: { want: string }): string =>
    `{Buyers} want ${want}, and no rival you named offers it.`,
  /** Two of ours; `first` is '' where both are too long for one sentence. */
  sweetBoth: ({ first, second, isAlone }: { first: string; second: string; isAlone: boolean }): string =>
    first === ''
      ? `With us {buyers} also get ${inQuotes(second)}.`
      : isAlone
        ? `No rival you named has both ${inQuotes(first)} and ${inQuotes(second)}.`
        : `With us {buyers} get both ${inQuotes(first)} and ${inQuotes(second)}.`,
  /** The headline has said what is ours. */
  sweetWeak: ({ rival, them }: { rival: string; them: string }): string =>
    ended(`${upperFirst(rival)} ${verbOf(rival, 'is', 'are')} weak just there: ${inQuotes(them)}`),
  /** The headline has said what. */
  sweetOurs: ({ ours }: { ours: string }): string => `We show ${inQuotes(ours)} first.`,
  /** Nothing is told of what is sold but its kind. */
  sweetBare: ({ ours }: { ours: string }): string => `We show ${ours} as it is.`,
  doNotRace: ({ rival, label }: { rival: string; label: string }): string => `Leave ${label} to ${rival}`,
  theirsNone: 'Doing nothing costs nothing today',
  /** Nobody told what a rival is good at. */
  theirsUnknown: 'We still ask why {buyers} choose them',
  theirsCheaper: ({ them }: { them: string }): string => `A lower price, ${them}`,
  picture: ({ wants, ours, theirs }: { wants: string; ours: string; theirs: string }): string =>
    `Three circles overlap: ${wants} ${wants === '1' ? 'wish' : 'wishes'} of {buyers}, ${ours} ${ours === '1' ? 'point' : 'points'} of ours, ${theirs} of the rivals.`,
  evidenceWant: ({ because }: { because: string }): string => `Our reading of: ${because}`,
  evidenceCount: 'Counted in the three circles of this page',
  evidenceIdea: 'The idea of a sweet spot',
};
