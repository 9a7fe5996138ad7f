import { Trash2 } from 'lucide-react';
import { deleteBrief } from '../../screen-kit/briefs.ts';
import { when } from '../../screen-kit/dates.ts';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { useBriefWords } from '../../screen-kit/use-brief-words.ts';
import { IconButton } from '../../components/Button.tsx';
import { useChanges } from '../../state/changes.ts';
import { client } from '../../worker-client/index.ts';

/** The briefs whose text is kept on this device, each with a way to delete it. */
export function Briefs() {
  const t = useBriefWords();
  const change = useChanges((state) => state.history);
  const briefs = useAsked(`briefs ${change}`, () => client.briefs()).value;
  if (briefs === undefined) return <span>–</span>;
  if (briefs.length === 0) return <span>{t.none}</span>;
  return (
    <ul>
      {briefs.map((brief) => (
        <li key={brief.id} className="flex items-start justify-between gap-3">
          <div className="min-w-0 py-2">
            <p className="wrap-anywhere">{brief.title}</p>
            <p className="figures text-small text-quiet">
              {t.facts(when(brief.createdAt), brief.characters)}. {t.uses(brief.uses)}.
            </p>
          </div>
          <IconButton
            icon={Trash2}
            label={t.delete(brief.title)}
            className="shrink-0 text-quiet"
            onClick={() => void deleteBrief(brief, t)}
          />
        </li>
      ))}
    </ul>
  );
}
