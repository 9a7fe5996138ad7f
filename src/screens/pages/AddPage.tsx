import { Image, Quote, Table2, Type, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextArea } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { FREE_KINDS, freeSection, type FreeKind } from '../../shared/domain/free-page.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import { client } from '../../worker-client/index.ts';
import type { DeckPage } from './deck-pages.ts';

const ICONS: Readonly<Record<FreeKind, LucideIcon>> = {
  text: Type,
  table: Table2,
  picture: Image,
  quote: Quote,
};

export interface AddPageProps {
  proposal: ProposalRecord;
  /** The new page lands after it. */
  chosen: DeckPage | undefined;
  onAdded: (pageNumber: number, title: string) => void;
}

/** Rows of a sheet: cells apart by tabs, or by commas where there is no tab. */
function rowsOf(text: string): string[][] {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const by = lines.some((line) => line.includes('\t')) ? '\t' : ',';
  return lines.map((line) => line.split(by).map((cell) => cell.trim()));
}

export function AddPage({ proposal, chosen, onAdded }: AddPageProps) {
  const t = useCopy(words);
  const id = useId();
  const [isTable, setTable] = useState(false);
  const [pasted, setPasted] = useState('');
  const add = async (kind: FreeKind): Promise<void> => {
    const own = t.words[proposal.language];
    const section = freeSection(kind, own, kind === 'table' ? rowsOf(pasted) : []);
    const answer = await client.addPage(proposal.proposalId, section, chosen?.pageNumber ?? 1);
    if (!answer.ok) return showFailure(t.notArranged, answer.failure);
    setTable(false);
    setPasted('');
    return onAdded(answer.value.pageNumber, section.title);
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-heading text-[1.25rem] font-semibold">
        {t.add.title}
      </h2>
      {chosen && <p className="mt-0.5 text-small text-quiet">{t.add.where(chosen.title)}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {FREE_KINDS.map((kind) => {
          const [name, what] = t.add.kinds[kind];
          return (
            <li key={kind}>
              <button
                type="button"
                aria-expanded={kind === 'table' ? isTable : undefined}
                className="flex min-h-14 w-full items-center gap-3.5 text-left hover:bg-sunk"
                onClick={() => (kind === 'table' ? setTable(!isTable) : void add(kind))}
              >
                <span className="grid h-7 w-12 shrink-0 place-items-center rounded-slide border border-dashed border-edge">
                  <Icon of={ICONS[kind]} size={16} />
                </span>
                <span className="flex-1 text-[0.9375rem] font-semibold">{name}</span>
                <span className="text-small text-quiet">{what}</span>
              </button>
              {kind === 'table' && isTable && (
                <div className="grid gap-2 pb-3">
                  <label htmlFor={`${id}-rows`} className="text-small text-quiet">
                    {t.add.paste}
                  </label>
                  <TextArea
                    id={`${id}-rows`}
                    rows={3}
                    value={pasted}
                    onChange={(event) => setPasted(event.currentTarget.value)}
                  />
                  <Button size="compact" className="justify-self-start" onClick={() => void add('table')}>
                    {t.add.addTable}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
