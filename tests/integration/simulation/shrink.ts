/** Cuts a failing history down to the acts that it takes. */
import type { Act, History } from './history.ts';
import { simulate } from './simulate.ts';

/** What kind of problem it is: the same without its numbers and ids. */
const kindOf = (problem: string | undefined): string => (problem ?? '').replaceAll(/\w*\d\w*/gu, '#');

/** The same kind of failure with as few acts as leaving out can bring. */
export async function shrunk(history: History, problem: string): Promise<History> {
  const wanted = kindOf(problem);
  const fails = async (acts: readonly Act[]): Promise<boolean> => {
    const { problems } = await simulate({ ...history, acts });
    return problems.some((one) => kindOf(one) === wanted);
  };
  let { acts } = history;
  for (const size of [8, 4, 2, 1, 1])
    for (let from = 0; from < acts.length;) {
      const fewer = without(acts, from, size);
      if (await fails(fewer)) acts = fewer;
      else from += size;
    }
  return { ...history, acts };
}

/** Without the acts from here, whose time passes all the same. */
function without(acts: readonly Act[], from: number, size: number): Act[] {
  const time = acts.slice(from, from + size).reduce((sum, { after }) => sum + after, 0);
  return acts
    .map((act, index) => (index === from + size ? { ...act, after: act.after + time } : act))
    .filter((_act, index) => index < from || index >= from + size);
}
