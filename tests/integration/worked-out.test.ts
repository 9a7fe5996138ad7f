/** What takes long to work out of a proposal is kept for as long as it is true, also for the next worker. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlanner } from '../../src-worker/engines/planner/index.ts';
import { openDB } from 'idb';
import { readBrief } from '../fixtures/briefs.ts';
import { emptyDevice, noDeck, startWorker, type InProcessWorker } from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

const workers: InProcessWorker[] = [];
let drawn = 0;
const start = async (build = 'one'): Promise<InProcessWorker> => {
  const deck = {
    ...noDeck,
    buildScene: (...given: Parameters<typeof noDeck.buildScene>) => {
      drawn += 1;
      return noDeck.buildScene(...given);
    },
  };
  // As the worker of a build is called.
  vi.stubGlobal('location', { pathname: `/assets/worker-${build}.js` });
  const worker = await startWorker(createPlanner(), { deck });
  workers.push(worker);
  return worker;
};
beforeEach(emptyDevice);
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  vi.unstubAllGlobals();
});

async function written({ remote, until }: InProcessWorker): Promise<string> {
  const run = value(await remote.startRun(readBrief('coffee-roaster-en').formData, { language: 'en' }));
  await until(ended(run.runId));
  // Its file is made by itself: what is drawn for that is drawn by now.
  value(await remote.exportPptx(run.proposalId));
  return run.proposalId;
}
/** How often the deck was drawn for one answer. */
async function audited({ remote }: InProcessWorker, id: string): Promise<{ answer: object; times: number }> {
  const before = drawn;
  return { answer: value(await remote.audit(id)), times: drawn - before };
}
const keptNames = async (proposalId: string): Promise<string[]> => {
  const database = await openDB('palmleaf');
  const kept: unknown = await database.get('meta', `worked-out ${proposalId}`);
  database.close();
  const answers: unknown =
    typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'answers') : undefined;
  return Object.keys(answers ?? {});
};

test('an answer is worked out once, and once more when the proposal or the code is another', async () => {
  const first = await start();
  const id = await written(first);
  const once = await audited(first, id);
  expect(once.times).toBe(1);
  const again = await audited(first, id);
  expect(again).toEqual({ answer: once.answer, times: 0 });
  await first.stop();

  const second = await start();
  expect(await audited(second, id)).toEqual({ answer: once.answer, times: 0 });
  value(await second.remote.rename(id, 'Another title'));
  // With its new title the file is made by itself again.
  value(await second.remote.exportPptx(id));
  expect((await audited(second, id)).times).toBe(1);
  await second.stop();

  const third = await start('two');
  expect((await audited(third, id)).times).toBe(1);
});

test('questions, choices, assumptions and what is not used are the same when they are asked again', async () => {
  const first = await start();
  const id = await written(first);
  const ask = async ({ remote }: InProcessWorker) => [
    value(await remote.questions(id)),
    value(await remote.choices(id)),
    value(await remote.assumptions(id)),
    value(await remote.unusedAnswers(id)),
  ];
  const once = await ask(first);
  expect(once.every((answer) => Object.keys(answer).length > 0)).toBe(true);
  expect(new Set(await keptNames(id))).toEqual(
    new Set(['questions', 'choices', 'assumptions', 'unusedAnswers']),
  );
  await first.stop();
  expect(await ask(await start())).toEqual(once);
});
