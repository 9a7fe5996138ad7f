/**
 * What is worked out of a whole proposal and takes a second or more: kept on the device, so that a proposal that is opened
 * again is there at once, also on a phone. It is worked out anew as soon as anything of the proposal, or the product's own
 * code, is another.
 */
import type { UnusedAnswer } from '../../src/shared/contract/editing.ts';
import type { AssumptionView, ChoicesView, QuestionView } from '../../src/shared/contract/planning.ts';
import type { AuditReport } from '../../src/shared/domain/audit/audit.ts';
import { EXAMPLE_ID } from '../../src/shared/domain/ids.ts';
import { isRecord } from '../store/query.ts';
import { found, parsed } from './answer.ts';
import type { Context } from './context.ts';
import type { FileCommands } from './files.ts';
import { idInput } from './inputs.ts';
import type { planningCommands } from './planning.ts';

/** What is worked out, by the command that answers it. */
export interface WorkedOut {
  assumptions: AssumptionView[];
  audit: AuditReport;
  choices: ChoicesView;
  questions: QuestionView[];
  unusedAnswers: UnusedAnswer[];
}

/** Parts of the worker that are loaded when they are first asked. */
export interface Parts {
  planning: () => Promise<ReturnType<typeof planningCommands>>;
  files: () => Promise<FileCommands>;
}

const WORKS: {
  readonly [N in keyof WorkedOut]: (id: string, parts: Parts, context: Context) => Promise<WorkedOut[N]>;
} = {
  assumptions: async (id, { planning }) => (await planning()).assumptions(id),
  audit: async (id, { files }) => (await files()).audit(id),
  choices: async (id, { planning }) => (await planning()).choices(id),
  questions: async (id, { planning }) => (await planning()).questions(id),
  unusedAnswers: async (id, _parts, context) =>
    (await import('./unused.ts')).unusedCommands(context).unusedAnswers(id),
};

/** The answer that is kept where it is still of these records, else a new one, which is kept from now on. */
export async function workedOut<N extends keyof WorkedOut>(
  context: Context,
  parts: Parts,
  name: N,
  proposalId: string,
): Promise<WorkedOut[N]> {
  const { store, callId } = context;
  const build = buildOf(globalThis.location);
  const work = (): Promise<WorkedOut[N]> => WORKS[name](id, parts, context);
  const id = parsed(idInput, proposalId);
  if (build === undefined || id === EXAMPLE_ID) return work();
  // As the store deletes it with the proposal.
  const key = `worked-out ${id}`;
  const look = async (): Promise<{ of: string; isRunning: boolean }> => {
    const seen = await store.read(async (reader) => ({
      proposal: found(await reader.proposal(id), 'proposal'),
      // Pictures never change under their numbers, which the proposal names.
      others: [await reader.pages(id), await reader.freePages(id), await reader.agency()],
    }));
    return {
      of: await callId({ build, seen: JSON.stringify(seen) }),
      isRunning: seen.proposal.state === 'running',
    };
  };
  const { of, isRunning } = await look();
  const kept = answersOf(await store.raw.read((transaction) => transaction.get('meta', key)), of);
  const stored = kept[name];
  if (isOf(name, stored)) return stored;
  const answer = await work();
  // A deck that is being written changes with every page; and what was changed meanwhile is in the answer or not.
  if (isRunning || (await look()).of !== of) return answer;
  await store.raw
    .write(async (transaction) => {
      const others = answersOf(await transaction.get('meta', key), of);
      await transaction.put('meta', { id: key, of, answers: { ...others, [name]: answer } });
    })
    // Without it the answer is only worked out again.
    .catch((error: unknown) => console.error(error));
  return answer;
}

/** What is kept of this state of a proposal, by name. */
function answersOf(kept: unknown, of: string): Readonly<Record<string, unknown>> {
  const answers = isRecord(kept) && kept['of'] === of ? kept['answers'] : undefined;
  return isRecord(answers) ? answers : {};
}

/** The worker's name in a build, which holds a hash of all that it loads; undefined where code changes without another name. */
const buildOf = (place: { pathname: string } | undefined): string | undefined =>
  /\/worker-[\w-]+\.js$/u.exec(place?.pathname ?? '')?.[0];

/** Kept of this very state by this very code, it has the shape that the code gave it. */
const isOf = <N extends keyof WorkedOut>(_name: N, kept: unknown): kept is WorkedOut[N] => kept !== undefined;
