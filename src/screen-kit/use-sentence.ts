import { useEffect, useState } from 'react';
import { common } from '../copy/common.ts';
import { copyOf } from '../copy/use-copy.ts';
import { worded, type Reason } from '../shared/domain/failure.ts';

/**
 * A reason in words, for what every visit loads: the words of failures come with the first failure. Undefined until
 * they are there; where they cannot be had, no more is said than that something failed.
 */
export function useSentence(reason: Reason | undefined): string | undefined {
  const [said, setSaid] = useState<{ of: Reason; sentence: string }>();
  useEffect(() => {
    if (reason === undefined) return undefined;
    let wanted = true;
    const say = async (): Promise<void> => {
      const sentence = await import('../copy/failures.ts').then(
        ({ failures }) => worded(copyOf(failures), reason),
        () => copyOf(common).unexpected,
      );
      if (wanted) setSaid({ of: reason, sentence });
    };
    void say();
    return () => {
      wanted = false;
    };
  }, [reason]);
  return said?.of === reason ? said?.sentence : undefined;
}
