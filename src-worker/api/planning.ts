/** What the planner reads and assumes, and what a person changes of it. Loaded with the planner, when first asked. */
import * as z from 'zod/mini';
import type { AssumptionsPreview, AssumptionView, ReadingsView } from '../../src/shared/contract/planning.ts';
import type { AssumptionValues, RunSnapshot } from '../../src/shared/contract/worker-api.ts';
import { writtenFrom } from '../../src/shared/domain/ids.ts';
import type { PageRecord, ProposalRecord } from '../../src/shared/domain/records.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import { isEnded } from '../../src/shared/domain/run.ts';
import { assumptionsOf, changedPages, readingsOf, settled, valuesOf } from '../engines/planner/planning.ts';
import { readAnswers } from '../store/answers.ts';
import { found, parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import { idInput, questionnaireSchema } from './inputs.ts';
import { runOf } from './runs.ts';

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
  const changes = (
    proposal: ProposalRecord,
    pages: readonly PageRecord[],
    values: AssumptionValues,
  ): number[] => {
    const differ = new Set(changedPages(proposal, proposal.assumptions ?? {}, values));
    return pages
      .filter(({ engine, success, pageNumber }) => engine === 'planner' && success && differ.has(pageNumber))
      .map(({ pageNumber }) => pageNumber);
  };

  return {
    async readings(formData: FormData): Promise<ReadingsView> {
      return readingsOf(await readAnswers(parsed(questionnaireSchema, formData)), time.now());
    },

    async assumptions(proposalId: string): Promise<AssumptionView[]> {
      const { proposal, pages } = await read(proposalId);
      if (!pages.some(({ engine, success }) => engine === 'planner' && success)) return [];
      return assumptionsOf(proposal, proposal.assumptions ?? {}, () => time.sleep(0));
    },

    async previewAssumptions(proposalId: string, values: AssumptionValues): Promise<AssumptionsPreview> {
      const asked = parsed(valuesInput, values);
      const { proposal, pages } = await read(proposalId);
      return { values: valuesOf(proposal, asked), changes: changes(proposal, pages, asked) };
    },

    async setAssumptions(proposalId: string, values: AssumptionValues): Promise<RunSnapshot | undefined> {
      const asked = parsed(valuesInput, values);
      const { proposal, pages } = await read(proposalId);
      const next = settled(proposal, asked);
      const rewritten = new Set(changes(proposal, pages, next));
      await store.write(async (writer) => {
        const run = await runOf(writer, proposalId);
        if (run !== undefined && !isEnded(run)) throw new Refused('invalid', { code: 'being-written' });
        const { assumptions: _before, ...current } = found(await writer.proposal(proposalId), 'proposal');
        const changed = Object.keys(next).length === 0 ? current : { ...current, assumptions: next };
        await writer.putProposal(changed);
        // What stays the same is up to date with the new assumptions as it is.
        const before = writtenFrom(proposal);
        for (const page of await writer.pages(proposalId))
          if (page.formHash === before && !rewritten.has(page.pageNumber))
            await writer.putPage({ ...page, formHash: writtenFrom(changed) });
      });
      emit({ type: 'proposalDidChange', proposalId });
      return rewritten.size === 0 ? undefined : writeByPlanner(proposalId, [...rewritten]);
    },
  };
}
