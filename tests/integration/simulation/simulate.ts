/** Lives through a history and says what did not hold. */
import type { Result } from '../../../src/shared/domain/failure.ts';
import { PAGE_COUNT } from '../../../src/shared/domain/pages.ts';
import { isEnded, type RunState } from '../../../src/shared/domain/run.ts';
import { someAnswers } from '../support/in-process-worker.ts';
import { Device, type OpenTab } from './device.ts';
import type { Act, History } from './history.ts';
import { runOf } from './watch.ts';
import { World } from './world.ts';

const TABS = 3;
/** From when the faults stop until every run has to be at rest. */
const SETTLE_MS = 3 * 3_600_000;
const SETTLE_STEPS = 20_000;

export interface Outcome {
  problems: readonly string[];
  /** Only of a history that was to be traced. */
  trace: readonly string[];
  /** How the runs ended, and how much happened: shows that the histories differ. */
  phases: readonly string[];
  steps: number;
}

/** What a device holds on which so many pages were written and then the browser was closed. */
const beginnings = new Map<number, Promise<Beginning>>();
type Beginning = ReturnType<Device['database']['copy']>;
function beginning(written: number): Promise<Beginning> {
  const known = beginnings.get(written) ?? begin(written);
  beginnings.set(written, known);
  return known;
}
async function begin(written: number): Promise<Beginning> {
  const world = new World(false);
  const device = new Device(world, 1, 0);
  if (written === 0) return [];
  void device.open().api.startRun(someAnswers('First'), { language: 'en' });
  await world.pass(SETTLE_MS, () => device.database.all('pages').length === written);
  return device.database.copy();
}

export async function simulate(history: History, traced = false): Promise<Outcome> {
  const world = new World(traced);
  const device = new Device(world, history.seed, history.pageDelayMs);
  device.database.load(await beginning(history.written));
  const life = new Life(device, history);
  await life.through();
  return {
    problems: device.watch.problems,
    trace: world.lines,
    phases: life.runs().map(({ phase }) => phase),
    steps: world.steps,
  };
}

class Life {
  readonly #device: Device;
  readonly #history: History;
  #aborts = 0;
  #answers = 0;

  constructor(device: Device, history: History) {
    this.#device = device;
    this.#history = history;
  }

  runs(): RunState[] {
    return this.#device.database
      .all('runs')
      .map(runOf)
      .filter((run) => run !== undefined)
      .toSorted((a, b) => a.turn - b.turn);
  }

  async through(): Promise<void> {
    const { world, watch } = this.#device;
    const first = this.#device.open();
    if (this.#history.written === 0)
      this.#ask(first, (api) => api.startRun(someAnswers('First'), { language: 'en' }));
    for (const act of this.#history.acts) {
      await world.pass(act.after);
      if (watch.problems.length > 0) return;
      world.trace(() => `-- ${act.kind} (${act.which.toFixed(2)})`);
      this.#act(act);
    }
    await world.pass(1000);
    if (watch.problems.length > 0) return;
    world.trace(() => '-- the faults stop');
    this.#heal();
    await world.pass(10_000);
    if (this.#history.resumesAtEnd)
      for (const run of this.runs())
        if (run.phase === 'paused') this.#ask(this.#device.live()[0], (api) => api.resumeRun(run.runId));
    await world.pass(5000);
    const enough = (): boolean =>
      watch.problems.length > 0 || this.runs().every((run) => isEnded(run) || run.phase === 'paused');
    await world.pass(SETTLE_MS, enough, SETTLE_STEPS);
    await world.pass(5000);
    this.#judge();
  }

  /** A command of the page, in a tab. A defect of the product is one in whatever history. */
  #ask<T>(opened: OpenTab | undefined, command: (api: OpenTab['api']) => Promise<Result<T>>): void {
    if (opened === undefined || opened.tab.state !== 'live') return;
    const { watch, world } = this.#device;
    this.#answers += 1;
    const answered = async (): Promise<void> => {
      try {
        const result = await command(opened.api);
        if (result.ok) return;
        world.trace(() => `${opened.tab.name} is answered: ${result.failure.reason.code}`);
        if (result.failure.kind === 'defect')
          watch.problem(`a command failed: ${result.failure.reason.code}`);
      } catch (error) {
        watch.problem(`a command threw: ${String(error)}`);
      }
    };
    void answered();
  }

  #act({ kind, which }: Act): void {
    const device = this.#device;
    const { network, database, locks, watch, world } = device;
    const live = device.live();
    const here = live[Math.floor(which * live.length)];
    const runs = this.runs();
    const run = runs[Math.floor(which * 7) % Math.max(1, runs.length)];
    switch (kind) {
      case 'start':
        return this.#ask(here, (api) =>
          api.startRun(someAnswers(`Other ${this.#answers}`), { language: 'en' }),
        );
      case 'pause':
        return run && this.#ask(here, (api) => api.pauseRun(run.runId));
      case 'resume':
        return run && this.#ask(here, (api) => api.resumeRun(run.runId));
      case 'cancel':
        return run && this.#ask(here, (api) => api.cancelRun(run.runId));
      case 'skip':
        return run && this.#ask(here, (api) => api.skipWait(run.runId));
      case 'engine':
        return (
          run && this.#ask(here, (api) => api.changeEngine(run.runId, which < 0.5 ? 'planner' : 'agency'))
        );
      case 'retry':
        return run && this.#ask(here, (api) => api.retryPages(run.proposalId));
      case 'rewrite': {
        if (run === undefined) return;
        const pages = [
          1 + Math.floor(which * PAGE_COUNT),
          1 + (Math.floor(which * 100 * PAGE_COUNT) % PAGE_COUNT),
        ];
        for (const page of pages) watch.wantedAgain.add(`page ${page} of ${run.proposalId}`);
        return this.#ask(here, (api) => api.retryPages(run.proposalId, pages));
      }
      case 'regenerate':
        return run && this.#ask(here, (api) => api.regenerate(run.proposalId));
      case 'look':
        this.#ask(here, (api) => api.runs());
        return this.#ask(here, (api) => api.history());
      case 'open':
        return void (device.tabs.length < TABS && device.open());
      case 'kill':
        return here && device.kill(here);
      case 'reload':
        if (here !== undefined) device.kill(here);
        return void (device.tabs.length < TABS && device.open());
      case 'freeze':
        return here?.tab.freeze();
      case 'freezeRunner':
        return live.find(({ tab }) => locks.holds(tab))?.tab.freeze();
      case 'thaw': {
        const frozen = device.tabs.filter(({ tab }) => tab.state === 'frozen');
        const one = frozen[Math.floor(which * frozen.length)];
        return one && device.thaw(one);
      }
      case 'steal':
        return locks.stolenByNobody();
      case 'offline':
        network.mode = 'offline';
        network.onLine = which < 0.5;
        return;
      case 'online':
        network.mode = 'up';
        return network.comesBack();
      case 'lie':
        network.onLine = !network.onLine;
        return;
      case 'mute':
      case 'broken':
      case 'up':
        network.mode = kind;
        return;
      case 'trouble':
        network.trouble = which;
        return;
      case 'signOut':
      case 'signIn':
        network.signedIn = kind === 'signIn';
        return;
      case 'full':
        watch.memoryMayDiffer = true;
        database.full = true;
        return;
      case 'room':
        database.full = false;
        return;
      case 'abort':
        database.aborts = 1 + Math.floor(which * 12);
        this.#aborts += database.aborts;
        return;
      case 'terminate':
        this.#aborts += 1;
        return here && database.terminate(here.tab);
      case 'refuse':
        // Where the next to open it is a tab that has nothing yet, that one works in memory.
        watch.memoryMayDiffer = true;
        this.#aborts += 1;
        if (here !== undefined) database.terminate(here.tab);
        database.refusals = here === undefined ? 0 : 1;
        return;
      case 'slow':
        database.slowness = 1 + Math.floor(which * 500);
        return;
      case 'quick':
        database.slowness = 1;
        return;
      case 'clock':
        world.clockError += (which < 0.5 ? -1 : 1) * 86_400_000;
        return;
      default:
        return kind satisfies never;
    }
  }

  #heal(): void {
    const device = this.#device;
    const { network, database } = device;
    Object.assign(database, { full: false, aborts: 0, refusals: 0, slowness: 1 });
    Object.assign(network, { mode: 'up', trouble: 0, signedIn: true });
    // A service that answers again says nothing: whoever waits for it has to ask.
    if (!network.onLine || this.#history.tellsAtEnd) network.comesBack();
    for (const opened of device.tabs.filter(({ tab }) => tab.state === 'frozen'))
      if (this.#history.frozenEndBy === 'thaw') device.thaw(opened);
      else device.kill(opened);
    if (device.live().length === 0) device.open();
  }

  #judge(): void {
    const { watch, database, network } = this.#device;
    if (watch.problems.length > 0) return;
    for (const run of this.runs()) {
      if (!isEnded(run) && run.phase !== 'paused')
        watch.problem(`${run.runId} does not settle: ${run.phase}`);
      if (run.phase === 'failed' && this.#aborts === 0)
        watch.problem(`${run.runId} failed: ${run.error?.code}`);
      const pages = database.read('pages', run.proposalId);
      if (run.phase === 'finished' && pages.length < PAGE_COUNT && run.results.length >= PAGE_COUNT)
        watch.problem(`${run.runId} is finished with ${pages.length} pages`);
      for (const { pageNumber, success } of run.results) {
        const page = pages.find((one) => one['pageNumber'] === pageNumber);
        if (page === undefined) {
          if (!run.todo.includes(pageNumber))
            watch.problem(`${run.runId}: the result of page ${pageNumber} has no page`);
        } else if (success && page['success'] !== true)
          watch.problem(`${run.runId}: page ${pageNumber} is written, and stored as failed`);
      }
      const proposal = database.get('proposals', run.proposalId);
      const state = run.phase === 'finished' ? 'complete' : isEnded(run) ? 'unfinished' : 'running';
      if (proposal?.['state'] !== state)
        watch.problem(`${run.runId} is ${run.phase}, its proposal ${String(proposal?.['state'])}`);
    }
    // Another tab may still work from what its memory held while there was no room.
    if (!watch.memoryMayDiffer && network.flights.size > 0 && this.runs().every(isEnded))
      watch.problem('a request is in flight and no run');
  }
}
