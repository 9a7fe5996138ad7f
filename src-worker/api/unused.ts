/** What the client said and no page of the deck says, and the client's rules. Loaded when it is first asked. */
import type { UnusedAnswer } from '../../src/shared/contract/editing.ts';
import { leavesOf } from '../../src/shared/domain/editing/path.ts';
import { unusedSentences } from '../../src/shared/domain/editing/unused.ts';
import { pagesInDeck } from '../../src/shared/domain/section-status.ts';
import { sentencesIn } from '../understanding/answers/sentences.ts';
import { understand } from '../understanding/answers/understand.ts';
import { found, parsed } from './answer.ts';
import type { Context } from './context.ts';
import { idInput } from './inputs.ts';

/** More than this are no list that anybody reads. */
const MOST = 12;
/** A longer sentence fits in no list; characters. */
const LONGEST = 180;

export const unusedCommands = ({ store }: Pick<Context, 'store'>) => ({
  async unusedAnswers(proposalId: string): Promise<UnusedAnswer[]> {
    const id = parsed(idInput, proposalId);
    const { proposal, pages, free } = await store.read(async (reader) => ({
      proposal: found(await reader.proposal(id), 'proposal'),
      pages: await reader.pages(id),
      free: await reader.freePages(id),
    }));
    const { deck, formData } = proposal;
    const inDeck = new Set([...pagesInDeck(pages), ...(deck?.order ?? [])]);
    for (const hidden of deck?.hidden ?? []) inDeck.delete(hidden);
    const said = [...pages, ...free]
      .filter(({ pageNumber }) => inDeck.has(pageNumber))
      .map(({ sectionData }) =>
        sectionData === undefined
          ? ''
          : leavesOf(sectionData)
              .map(({ text }) => text)
              .join(' '),
      );
    const { texts, rules } = understand(formData);
    const ruled = new Set(rules.map(({ quote }) => quote));
    const sentences = texts
      // A rival's strengths are no answer that a page should praise.
      .filter(({ rival }) => rival === undefined)
      .flatMap(({ path, text }) =>
        sentencesIn(text).map(({ start, end }) => ({ path, words: text.slice(start, end).trim() })),
      )
      .filter(({ words }) => words.length <= LONGEST && !ruled.has(words));
    const answers = unusedSentences(sentences, said).map((each) => ({ ...each, kind: 'answer' as const }));
    const stated = rules
      .filter(({ quote }) => quote.length <= LONGEST)
      .map(({ path, quote }) => ({ path, words: quote, kind: 'rule' as const }));
    const all = [...answers.slice(0, MOST), ...stated];
    return all.filter(({ words }, at) => all.findIndex((other) => other.words === words) === at);
  },
});
