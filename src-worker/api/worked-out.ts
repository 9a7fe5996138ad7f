/**
 * What is worked out of a whole proposal and takes a second or more: kept on the device, so that a proposal that is opened
 * again is there at once, also on a phone. It is worked out anew as soon as anything of the proposal, or the product's own
 * code, is another.
 */
import { EXAMPLE_ID } from '../../src/shared/domain/ids.ts';
import { sha256 } from '../runs/identity.ts';
import type { WorkedOut, WorkedOutName } from '../store/store.ts';
import { found, parsed } from './answer.ts';
import type { Context } from './context.ts';
import { idInput } from './inputs.ts';

/** The answer that is kept where it is still of these records, else a new one, which is kept from now on. */
export async function workedOut<T>(
  { store, build }: Pick<Context, 'store' | 'build'>,
  name: WorkedOutName,
  proposalId: string,
  work: () => Promise<T>,
): Promise<T> {
  const id = parsed(idInput, proposalId);
  if (build === undefined || id === EXAMPLE_ID) return work();
  const look = async (): Promise<{ of: string; isRunning: boolean; kept: WorkedOut | undefined }> => {
    const { kept, ...seen } = await store.read(async (reader) => ({
      proposal: found(await reader.proposal(id), 'proposal'),
      // Pictures never change under their numbers, which the proposal names.
      others: [await reader.pages(id), await reader.freePages(id), await reader.agency()],
      kept: await reader.workedOut(name, id),
    }));
    const of = await sha256(JSON.stringify([build, seen]));
    return { of, isRunning: seen.proposal.state === 'running', kept };
  };
  const before = await look();
  // Kept under this digest by this very code: it has the shape that the code gave it.
  const isCurrent = (kept: WorkedOut | undefined): kept is WorkedOut & { answer: T } =>
    kept?.of === before.of;
  if (isCurrent(before.kept)) return before.kept.answer;
  const answer = await work();
  // A deck that is being written changes with every page; and what was changed meanwhile is in the answer or not.
  if (before.isRunning || (await look()).of !== before.of) return answer;
  await store
    .write((writer) => writer.putWorkedOut(name, id, { of: before.of, answer }))
    // Without it the answer is only worked out again.
    .catch((error: unknown) => console.error(error));
  return answer;
}
