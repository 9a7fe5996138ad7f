/** What becomes of a brief. Loaded when somebody gives one: the first view does not pay for it. */
import { navigate } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { isCopy } from '../../screen-kit/archive/is-copy.ts';
import { openCopy } from '../../screen-kit/archive/opened.ts';
import { sentenceOf } from '../../screen-kit/use-sentence.ts';
import type { BriefInput } from '../../shared/contract/work.ts';
import { MOST_BRIEF_BYTES } from '../../shared/domain/limits.ts';
import { client } from '../../worker-client/index.ts';

export type Given = { text: string } | { file: File | Promise<File> };

/** Opens the questionnaire that a brief fills in; otherwise answers why it cannot. */
export async function beginWith(given: Given): Promise<string | undefined> {
  try {
    if ('text' in given) return await begin(given);
    const file = await given.file;
    // A copy of somebody's work is no brief: Settings looks inside.
    if (await isCopy(file)) {
      openCopy(file);
      return undefined;
    }
    // One byte too many tells the worker that it is too large; more is not read.
    return await begin({ name: file.name, bytes: await file.slice(0, MOST_BRIEF_BYTES + 1).arrayBuffer() });
  } catch (error) {
    // The file went away, or may not be read.
    console.warn(error);
    return sentenceOf({ code: 'file-gone' });
  }
}

async function begin(brief: BriefInput): Promise<string | undefined> {
  const result = await client.createAiRequest(brief);
  if (!result.ok) return sentenceOf(result.failure.reason);
  navigate(addresses.aiRequest(result.value));
  return undefined;
}
