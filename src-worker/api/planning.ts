/** What the planner reads and assumes, and what a person changes of it. Loaded with the planner, when first asked. */
import * as z from 'zod/mini';
import type {
  AssumptionsPreview,
  AssumptionView,
  ChoicesView,
  QuestionView,
  ReadingsView,
  AssumptionValues,
  DecisionChange,
} from '../../src/shared/contract/planning.ts';
import type { RunSnapshot } from '../../src/shared/domain/run-view.ts';
import { withDecisions } from '../../src/shared/domain/decisions.ts';
import { writtenFrom } from '../../src/shared/domain/ids.ts';
import type { PageRecord, ProposalRecord } from '../../src/shared/domain/records.ts';
import { mergeEntries } from '../../src/shared/domain/merge-answers.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import { isEnded } from '../../src/shared/domain/run.ts';
import { decidedForm } from '../engines/planner/decided.ts';
import { assumptionsOf, changedBetween, readingsOf, settled, valuesOf } from '../engines/planner/planning.ts';
import { choicesOf } from '../engines/planner/candidates.ts';
import { questionsOf } from '../engines/planner/questions.ts';
import { recordChange } from '../changes/journal.ts';
import { readAnswers } from '../store/answers.ts';
import { found, parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import { idInput, questionnaireSchema } from './inputs.ts';
import { runOf } from './run-lists.ts';

const answerInput = z.union([z.string().check(z.maxLength(500)), z.null()]);
const byChoice = z.strictObject({
  position: z.exactOptional(answerInput),
  pillar: z.exactOptional(answerInput),
  idea: z.exactOptional(answerInput),
});
const decisionInput = z.strictObject({
  answers: z.exactOptional(z.record(z.string().check(z.maxLength(100)), answerInput)),
  choices: z.exactOptional(byChoice),
  own: z.exactOptional(byChoice),
});
const valuesInput = z.record(z.string().check(z.maxLength(100)), z.number());
/** Queues pages of a proposal, to be written by the planner. */
type WriteByPlanner = (proposalId: string, pages: readonly number[]) => Promise<RunSnapshot | undefined>;

export function planningCommands({ store, time, emit }: Context, writeByPlanner: WriteByPlanner) {
  const read = (proposalId: string): Promise<{ proposal: ProposalRecord; pages: PageRecord[] }> =>
    store.read(async (reader) => ({
      proposal: found(await reader.proposal(parsed(idInput, proposalId)), 'proposal'),
      pages: await reader.pages(proposalId),
    }));
  /** Of the planner's own pages, those that change; pages of others rest on no plan of ours. */
  const ofPlanner = (pages: readonly PageRecord[], differ: readonly number[]): number[] =>
    pages
      .filter(
        ({ engine, success, pageNumber }) => engine === 'planner' && success && differ.includes(pageNumber),
      )
      .map(({ pageNumber }) => pageNumber);
  /** As the plan sees the proposal: its answers with what was decided since. */
  const planned = (proposal: ProposalRecord): ProposalRecord => ({
    ...proposal,
    formData: decidedForm(proposal),
  });

  /** Stores a changed plan and queues the planner's pages that say something else with it. */
  const replan = async (
    proposalId: string,
    change: (proposal: ProposalRecord) => ProposalRecord,
    whileWriting: 'refused' | 'allowed',
  ): Promise<RunSnapshot | undefined> => {
    const { proposal, pages } = await read(proposalId);
    const rewritten = new Set(ofPlanner(pages, changedBetween(proposal, change(proposal))));
    const isStored = await store.write(async (writer) => {
      const run = await runOf(writer, proposalId);
      if (whileWriting === 'refused' && run !== undefined && !isEnded(run))
        throw new Refused('invalid', { code: 'being-written' });
      const current = found(await writer.proposal(proposalId), 'proposal');
      // Which pages change is known of another plan: once more, of this one.
      if (writtenFrom(current) !== writtenFrom(proposal)) return false;
      const changed = change(current);
      const at = time.now().toISOString();
      await recordChange(writer, proposalId, {
        at,
        author: 'person',
        reason: 'planned',
        pages: [],
        proposal: changed,
      });
      // What stays the same is up to date with the new plan as it is.
      const before = writtenFrom(current);
      for (const page of await writer.pages(proposalId))
        if (page.formHash === before && !rewritten.has(page.pageNumber))
          await writer.putPage({ ...page, formHash: writtenFrom(changed) });
      return true;
    });
    if (!isStored) return replan(proposalId, change, whileWriting);
    emit({ type: 'proposalDidChange', proposalId });
    return rewritten.size === 0 ? undefined : writeByPlanner(proposalId, [...rewritten]);
  };

  return {
    async readings(formData: FormData): Promise<ReadingsView> {
      return readingsOf(await readAnswers(parsed(questionnaireSchema, formData)), time.now());
    },

    async assumptions(proposalId: string): Promise<AssumptionView[]> {
      const { proposal, pages } = await read(proposalId);
      if (!pages.some(({ engine, success }) => engine === 'planner' && success)) return [];
      return assumptionsOf(planned(proposal), proposal.assumptions ?? {}, () => time.sleep(0));
    },

    async previewAssumptions(proposalId: string, values: AssumptionValues): Promise<AssumptionsPreview> {
      const asked = parsed(valuesInput, values);
      const { proposal, pages } = await read(proposalId);
      const differ = changedBetween(proposal, { ...proposal, assumptions: asked });
      return { values: valuesOf(planned(proposal), asked), changes: ofPlanner(pages, differ) };
    },

    async setAssumptions(
      proposalId: string,
      values: AssumptionValues,
      base?: AssumptionValues,
    ): Promise<RunSnapshot | undefined> {
      const own = parsed(valuesInput, values);
      const known = parsed(z.optional(valuesInput), base);
      return replan(
        proposalId,
        (proposal) => {
          const { assumptions: stored = {}, ...rest } = proposal;
          const asked = known === undefined ? own : mergeEntries(known, own, stored);
          const next = settled(planned(proposal), asked);
          return Object.keys(next).length === 0 ? rest : { ...rest, assumptions: next };
        },
        'refused',
      );
    },

    async questions(proposalId: string): Promise<QuestionView[]> {
      const { proposal } = await read(proposalId);
      return questionsOf(proposal, () => time.sleep(0));
    },

    async choices(proposalId: string): Promise<ChoicesView> {
      const { proposal, pages } = await read(proposalId);
      if (!pages.some(({ engine, success }) => engine === 'planner' && success)) return {};
      return choicesOf(proposal, () => time.sleep(0));
    },

    decide(proposalId: string, change: DecisionChange): Promise<RunSnapshot | undefined> {
      const { answers = {}, choices = {}, own = {} } = parsed(decisionInput, change);
      return replan(
        proposalId,
        ({ decisions: before = {}, ...rest }) => {
          const decisions = withDecisions(before, {
            answers: taken(answers),
            choices: taken(choices),
            own: taken(own),
          });
          return decisions === undefined ? rest : { ...rest, decisions };
        },
        'allowed',
      );
    },
  };
}

/** `null` takes an answer or a choice back. */
const taken = <K extends string>(
  entries: Readonly<Partial<Record<K, string | null>>>,
): Partial<Record<K, string | undefined>> => {
  const left: Partial<Record<K, string | undefined>> = {};
  for (const key in entries) left[key] = entries[key] ?? undefined;
  return left;
};
