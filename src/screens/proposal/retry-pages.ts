import { showFailure } from '../../screen-kit/failures.ts';
import type { EngineId } from '../../shared/domain/records.ts';
import { showRun } from '../../state/runs.ts';
import { client } from '../../worker-client/index.ts';

/**
 * Asks for pages to be written again; all failed and missing ones without a list. `engine`: another than the chosen.
 * Resolves true when a run began.
 */
export async function retryPages(
  proposalId: string,
  pages: readonly number[] | undefined,
  notAsked: string,
  engine?: EngineId,
): Promise<boolean> {
  const answer = await client.retryPages(proposalId, pages, engine);
  if (answer.ok) showRun(answer.value);
  else showFailure(notAsked, answer.failure);
  return answer.ok;
}
