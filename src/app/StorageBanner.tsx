import { TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { useSentence } from '../screen-kit/use-sentence.ts';
import { common } from '../copy/common.ts';
import { useCopy } from '../copy/use-copy.ts';
import { showStorageProblem, useStorage } from '../state/storage.ts';

/** What is not kept, until the person has read it: above the screen and not over it, where it would be in the way. */
export default function StorageBanner() {
  const t = useCopy(common);
  const problem = useSentence(useStorage((state) => state.problem));
  return (
    problem !== undefined && (
      <div className="flex items-start gap-3 border-b border-line bg-accent-soft py-2 pr-2 pl-5 text-ink">
        <Icon of={TriangleAlert} className="mt-3 shrink-0 text-accent-ink" />
        <p className="min-w-0 flex-1 py-2.5 text-small font-semibold text-pretty">{problem}</p>
        <IconButton icon={X} label={t.close} onClick={() => showStorageProblem(undefined)} />
      </div>
    )
  );
}
