/** The words of 'Sharpen the plan' and of its choices: what is asked and chosen after Confirm. */
import { listed, pagesOf, type PageNumbers } from './numbers.ts';
import type { CandidateView, SuggestionView } from '../../shared/contract/planning.ts';
import type { ChoiceKey } from '../../shared/domain/decisions.ts';

const COUNTS = ['No answer', 'One answer', 'Two answers', 'Three answers', 'Four answers', 'Five answers'];
const count = ({ length }: PageNumbers): string => (length === 1 ? '1 page' : `${length} pages`);

export const sharpen = {
  label: 'Sharpen the plan',
  title: (open: number) =>
    open === 0 ? 'Nothing is left to ask' : `${COUNTS[open] ?? open} would sharpen this plan`,
  lead: 'Answer any, or none.',
  leadWriting: 'The pages are being written meanwhile. Answer any, or none.',
  changes: (pages: PageNumbers) => (pages.length === 0 ? '' : `Changes ${pagesOf(pages)}`),
  from: {
    challenges: 'from your challenges',
    rivals: 'from your competitors',
    audience: 'from your audience',
    figures: 'from the plan’s figures',
    usual: 'usual for such an offer',
    example: 'for example',
  } satisfies Record<SuggestionView['from'], string>,
  own: 'In your own words',
  answer: 'Answer',
  skip: 'Skip this one',
  skipAll: 'Skip all questions',
  skipped: 'Skipped',
  takeBack: 'Take back the answer',
  keys: (most: number) => [`1–${most}`, 'choose', 'Esc', 'skip'] as const,
  failed: 'The answer was not stored',
  notRead: 'The questions could not be read.',
  stored: (numbers: number) =>
    numbers === 0
      ? 'Saved. No page changes with it.'
      : `Saved. ${numbers === 1 ? '1 page is' : `${numbers} pages are`} being written again.`,
  choices: {
    label: 'What the plan takes',
    groups: {
      position: {
        title: 'What should the deck stand on?',
        lead: 'Where your strength meets a weakness of a rival, else what your buyers ask for.',
      },
      pillar: {
        title: 'What should the content lead with?',
        lead: 'The first has the largest share of the content.',
      },
      idea: {
        title: 'Which idea comes first?',
        lead: 'The first is the headline of the ideas page.',
      },
    } satisfies Record<ChoiceKey, { title: string; lead: string }>,
    taken: 'In the deck now',
    reasons: {
      rival: 'A rival lacks it',
      buyers: 'Buyers ask for it',
      counted: 'It can be counted',
      strength: 'A strength of your own',
      product: 'The product itself',
      own: 'In your own words',
      pillar: 'Could lead',
      idea: 'Could come first',
    } satisfies Record<CandidateView['reason'], string>,
    because: 'Because',
    fear: 'Fear',
    watch: 'Watch',
    us: 'Ours',
    writeOwn: 'Write your own',
    ownOf: {
      position: 'What the deck should stand on',
      pillar: 'What the content should lead with',
      idea: 'The idea that comes first',
    } satisfies Record<ChoiceKey, string>,
    useOwn: 'Use my words',
    against: (rival: string) => (rival === '' ? 'A rival' : rival),
    would: (words: string, pages: PageNumbers) =>
      pages.length === 0
        ? `“${words}” would change no page.`
        : `“${words}” would change ${count(pages)}: ${listed(pages)}.`,
    others: (left: number) => `The other ${left} stay as they are.`,
    keep: 'Keep what is there',
    use: (numbers: readonly number[]) =>
      numbers.length === 0 ? 'Use this one' : `Use this one: ${count(numbers)}`,
    writing: 'Pages are being written. Another can be chosen when they are done.',
  },
};
