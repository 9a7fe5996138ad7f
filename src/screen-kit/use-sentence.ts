/** What failed, for what every visit loads: the words of failures come with the first failure. */
import { useEffect, useState } from 'react';
import { common } from '../copy/common.ts';
import { copyOf } from '../copy/use-copy.ts';
import { worded, type Reason } from '../shared/domain/failure.ts';

/** A reason in words. Where these cannot be had, no more is said than that something failed. */
export const sentenceOf = (reason: Reason): Promise<string> =>
  import('../copy/failures.ts').then(
    ({ failures }) => worded(copyOf(failures), reason),
    () => copyOf(common).unexpected,
  );

/** The same, undefined until the words are there. */
export function useSentence(reason: Reason | undefined): string | undefined {
  const [said, setSaid] = useState<{ of: Reason; sentence: string }>();
  useEffect(() => {
    let wanted = true;
    const say = async (of: Reason): Promise<void> => {
      const sentence = await sentenceOf(of);
      if (wanted) setSaid({ of, sentence });
    };
    if (reason !== undefined) void say(reason);
    return () => {
      wanted = false;
    };
  }, [reason]);
  return said?.of === reason ? said?.sentence : undefined;
}
