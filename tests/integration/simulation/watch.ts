/** What must hold in every history, looked at with each commit and each request. */
import { progress } from '../../../src/shared/domain/run-view.ts';
import { isEnded, type RunState } from '../../../src/shared/domain/run.ts';
import { parseRecord } from '../../../src-worker/store/records.ts';
import type { StoredRecord } from '../../../src-worker/store/schema.ts';
import type { DeviceLocks } from './browser.ts';
import type { Change, DeviceDatabase } from './database.ts';
import type { Flight, Network } from './network.ts';
import type { Tab } from './world.ts';

interface Sights {
  database: DeviceDatabase;
  locks: DeviceLocks;
  network: Network;
}

export const runOf = (record: StoredRecord | undefined): RunState | undefined => {
  const read = record === undefined ? undefined : parseRecord.runs(record);
  return read?.ok === true ? read.value : undefined;
};
const pageName = ({ proposalId, pageNumber }: { proposalId?: unknown; pageNumber?: unknown }): string =>
  `page ${String(pageNumber)} of ${String(proposalId)}`;

export class Watch {
  readonly problems: string[] = [];
  /** Pages that the person wants written again; from when the run has taken them up, until they are written. */
  readonly wantedAgain = new Set<string>();
  readonly #takenUp = new Set<string>();
  /** The device refused to store something, so that what happens is not all in the database. */
  memoryMayDiffer = false;
  readonly #askers = new Set<Tab>();
  readonly #requestIds = new Map<string, string>();
  readonly #owners = new Map<string, Tab>();
  /** Pages that a tab told to be finished, by tab. */
  readonly #told = new Map<Tab, Set<string>>();

  /** Two tabs worked in memory, each for itself: a device without room cannot tell the one what the other did. */
  get #apart(): boolean {
    return this.#askers.size > 1;
  }

  problem(text: string): void {
    this.problems.push(text);
  }

  finished(tab: Tab, page: { proposalId: string; pageNumber: number }): void {
    const told = this.#told.get(tab) ?? new Set();
    this.#told.set(tab, told.add(pageName(page)));
  }

  committed(tab: Tab, changes: readonly Change[]): void {
    const runs = changes.filter(({ store }) => store === 'runs');
    for (const { before, after } of runs) this.#runChanged(tab, runOf(before), runOf(after));
    for (const { store, before, after } of changes) {
      if (store === 'quarantine') this.problem(`a record was set aside: ${JSON.stringify(after)}`);
      if (store !== 'pages') continue;
      const name = pageName(after ?? before ?? {});
      const saved = before?.['success'] === true;
      if (after === undefined) this.problem(`${name} was removed`);
      else if (saved && after['success'] !== true) this.problem(`${name} was saved and is failed`);
      else if (saved && !this.wantedAgain.has(name) && !this.#apart)
        this.problem(`${name} was saved and is written again`);
      if (after?.['success'] !== true) continue;
      const run = runs
        .map((change) => runOf(change.after))
        .find((one) => one?.proposalId === after['proposalId']);
      if (run === undefined) this.problem(`${name} was written without its run`);
      else if (this.#takenUp.delete(name)) this.wantedAgain.delete(name);
      if (run !== undefined && this.#owners.get(run.runId) !== tab && !this.#apart)
        this.problem(`${name} was written by a runner that was replaced`);
    }
  }

  #runChanged(tab: Tab, before: RunState | undefined, after: RunState | undefined): void {
    if (after === undefined) return this.problem('a run was removed');
    const name = after.runId;
    if (after.epoch > (before?.epoch ?? 0)) {
      this.#owners.set(name, tab);
      // What only the memory of another tab held, for want of room, is overtaken: the person was told that it may be.
      if (this.memoryMayDiffer) for (const [other, told] of this.#told) if (other !== tab) told.clear();
    }
    if (before === undefined) return;
    for (const pageNumber of after.todo)
      if (!before.todo.includes(pageNumber)) this.#takenUp.add(pageName({ ...after, pageNumber }));
    if (after.epoch < before.epoch) this.problem(`${name}: epoch ${before.epoch} -> ${after.epoch}`);
    // More pages than before with the same one in flight: the person has asked for them again.
    const more =
      JSON.stringify(after.current) === JSON.stringify(before.current) &&
      after.todo.some((page) => !before.todo.includes(page));
    // What a device without room holds in memory arrives as one step, a wish of the person's among it.
    const asked = more || this.memoryMayDiffer;
    if (!isEnded(before) && !asked && progress(after) < progress(before))
      this.problem(`${name}: progress ${progress(before)} -> ${progress(after)}`);
    const written = (run: RunState): number => run.results.filter(({ success }) => success).length;
    if (written(after) < written(before) && this.wantedAgain.size === 0)
      this.problem(`${name}: ${written(before)} pages written -> ${written(after)}`);
    const began =
      !this.memoryMayDiffer &&
      after.current !== null &&
      before.current?.pageNumber !== after.current.pageNumber;
    if (began && after.todo.some((page) => page < (after.current?.pageNumber ?? 0)))
      this.problem(`${name}: page ${after.current?.pageNumber} before the pages before it`);
  }

  requested(flight: Flight, { database, locks, network }: Sights): void {
    const { tab, proposalId, pageNumber, requestId } = flight;
    const name = pageName(flight);
    const known = this.#requestIds.get(name) ?? requestId;
    this.#requestIds.set(name, known);
    if (known !== requestId) this.problem(`${name} is asked with another request id`);
    // It has not heard yet that another tab has taken its turn, and its late words are refused.
    if (locks.unaware.has(tab)) return;
    if (!locks.holds(tab)) this.problem(`${name} is asked for by ${tab.name}, which does not have the turn`);
    const others = [...network.flights].filter(
      (other) => other.tab.state === 'live' && !locks.unaware.has(other.tab),
    );
    if (others.length > 0) this.problem(`${name} is asked for while ${others.map(pageName).join()} is`);
    const saved = database.get('pages', [proposalId, pageNumber])?.['success'] === true;
    const told = this.#told.get(tab)?.has(name) === true;
    if (this.memoryMayDiffer) this.#askers.add(tab);
    if ((saved || told) && !this.wantedAgain.has(name) && !this.#apart)
      this.problem(`${name} is saved and asked for`);
    if (this.memoryMayDiffer) return;
    const run = database
      .all('runs')
      .map(runOf)
      .find((one) => one?.proposalId === proposalId);
    if (run?.current?.pageNumber !== pageNumber)
      this.problem(`${name} is asked for and its run has page ${run?.current?.pageNumber ?? '-'} in flight`);
  }
}
