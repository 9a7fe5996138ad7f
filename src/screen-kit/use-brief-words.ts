import { useMemo } from 'react';
import { briefs } from '../copy/briefs.ts';
import { common } from '../copy/common.ts';
import { useCopy } from '../copy/use-copy.ts';
import type { BriefWords } from './briefs.ts';

/** What is said when a brief is deleted. */
export function useBriefWords(): BriefWords {
  const words = useCopy(briefs);
  const { undo } = useCopy(common);
  return useMemo(() => ({ ...words, undo }), [words, undo]);
}
