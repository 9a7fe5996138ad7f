import { useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Text } from '../../components/Text.tsx';
import { showToast } from '../../components/toasts.ts';
import { audit as words } from '../../copy/audit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import type { Finding } from '../../shared/domain/audit/guards/index.ts';
import { findingKey } from '../../shared/domain/audit/kept.ts';
import { client } from '../../worker-client/index.ts';
import type { Place } from './deck-state.ts';

export interface PlanFindingsProps {
  findings: readonly Finding[];
  /** Where a page stands in the deck. */
  placeOf: (pageNumber: number) => Pick<Place, 'number' | 'title'> | undefined;
  proposalId: string;
}

/** Sentences that say otherwise than the plan: each with what holds, and what can be done about it. */
export function PlanFindings({ findings, placeOf, proposalId }: PlanFindingsProps) {
  const t = useCopy(words);
  /** Settled here, until the next audit has come. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const left = findings.filter((finding) => !done.has(findingKey(finding)));
  const settle = (finding: Finding): void => setDone((before) => new Set([...before, findingKey(finding)]));

  const keep = async ({ pageNumber, words: said, text }: Finding): Promise<boolean> => {
    const answer = await client.keepFinding(proposalId, { pageNumber, words: said, text });
    if (!answer.ok) showFailure(t.notKept, answer.failure);
    return answer.ok;
  };
  const take = async ({ pageNumber, path, words: said, instead = said }: Finding): Promise<boolean> => {
    // In the text as it is now: the rest of it may have changed since.
    const place = [{ pageNumber, path }];
    const answer = await client.replace(proposalId, said, instead, { matchCase: true }, place);
    if (answer.ok) showToast({ tone: 'done', title: t.taken });
    else showFailure(t.notTaken, answer.failure);
    return answer.ok;
  };

  return (
    <>
      <p className="pb-2 text-small text-quiet">{t.otherwiseAdvice}</p>
      <ul className="divide-y divide-line border-y border-line text-small">
        {left.map((finding) => (
          <PlanFinding
            key={`${finding.path} ${findingKey(finding)}`}
            finding={finding}
            place={placeOf(finding.pageNumber)}
            editAt={addresses.edit(proposalId, finding.pageNumber)}
            onKeep={async () => (await keep(finding)) && settle(finding)}
            onTake={async () => (await take(finding)) && settle(finding)}
          />
        ))}
      </ul>
    </>
  );
}

function PlanFinding(props: {
  finding: Finding;
  place: ReturnType<PlanFindingsProps['placeOf']>;
  editAt: string;
  onKeep: () => Promise<unknown>;
  onTake: () => Promise<unknown>;
}) {
  const t = useCopy(words);
  const { finding, place, editAt, onKeep, onTake } = props;
  const { kind, words: said, text, fact, instead } = finding;
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return (
    <li className="grid gap-x-4 py-2 tablet:grid-cols-[7rem_minmax(0,1fr)]">
      <span>
        <span className="figures font-semibold break-words">
          <Text>{said}</Text>
        </span>
        <span className="block text-dense text-danger">{t.kinds[kind]}</span>
      </span>
      <span className="min-w-0">
        <span className="block break-words">
          <Text>{`“${text}”`}</Text>
        </span>
        {fact !== '' && (
          <span className="block break-words text-quiet">
            <Text>{t.plan(fact)}</Text>
          </span>
        )}
        <span className="block text-dense text-quiet">
          <Text>{t.slide(place?.number, place?.title ?? '')}</Text>
        </span>
        <span className="-ml-3 flex flex-wrap gap-x-1">
          {instead !== undefined && (
            <Button variant="quiet" size="compact" disabled={busy} onClick={() => void act(onTake)}>
              <Text>{t.takeInstead(instead)}</Text>
            </Button>
          )}
          <Button variant="quiet" size="compact" disabled={busy} onClick={() => void act(onKeep)}>
            {t.keep}
          </Button>
          <ButtonLink variant="quiet" size="compact" to={editAt}>
            {t.edit}
          </ButtonLink>
        </span>
      </span>
    </li>
  );
}
