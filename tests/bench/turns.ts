/**
 * Several works measured in turns, by the processor time that they take in this process and in those it has started (a
 * browser, for one): on a busy machine the clock says more about the others.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Of a clock tick in /proc, ms: a hundredth of a second on every Linux. */
const TICK_MS = 10;

/** Processor time so far of the processes below this one, ms; 0 where there is no /proc. */
function startedProcessesMs(): number {
  const parents = new Map<number, { parent: number; ms: number }>();
  let names: string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  for (const name of names) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in brackets may hold anything.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
      parents.set(Number(name), { parent, ms: (user + system) * TICK_MS });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isBelow(parent));
  };
  return [...parents].reduce((sum, [pid, { ms: own }]) => sum + (isBelow(pid) ? own : 0), 0);
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + startedProcessesMs();
}

export interface Work {
  name: string;
  run: () => Promise<unknown>;
}

/**
 * Gives the median of each work's runs, processor ms, by name: a collection of garbage belongs to whoever made it, and
 * falls on whoever comes next. Asking for a name that is none throws.
 *
 * @param warmUp turns that are not counted. The first loads what is loaded once; in the next ones the engine compiles, in
 * threads of its own whose time is counted with the process: it says how much code there is, and not how long it takes.
 */
export async function timeInTurns(
  works: readonly Work[],
  runs: number,
  warmUp = 1,
): Promise<(name: string) => number> {
  const times = new Map(works.map(({ name }): [string, number[]] => [name, []]));
  for (let turn = 0; turn < warmUp; turn += 1) for (const { run } of works) await run();
  for (let turn = 0; turn < runs; turn += 1) {
    for (const { name, run } of works) {
      const start = processorMs();
      await run();
      times.get(name)?.push(processorMs() - start);
    }
  }
  return (name) => {
    const median = times.get(name)?.toSorted((a, b) => a - b)[Math.floor(runs / 2)];
    if (median === undefined) throw new Error(`Nothing called '${name}' was measured.`);
    return median;
  };
}

export const ms = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
