import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Radio } from '../../components/Choice.tsx';
import { classes } from '../../components/classes.ts';
import { showToast } from '../../components/toasts.ts';
import { Text } from '../../components/Text.tsx';
import { sharpen } from '../../copy/sharpen.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { useDecide } from '../../screen-kit/sharpen/use-questions.ts';
import type { CandidateView } from '../../shared/contract/planning.ts';
import { CHOICE_KEYS, type ChoiceKey } from '../../shared/domain/decisions.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import { client } from '../../worker-client/index.ts';

export interface ChoicesProps {
  proposal: ProposalRecord;
  /** Pages that the proposal has. */
  pageCount: number;
  writing: boolean;
}

/** What the plan stands on and leads with: the one that it takes with its reason, and the others one tap away. */
export default function Choices({ proposal, pageCount, writing }: ChoicesProps) {
  const t = useCopy(sharpen).choices;
  const { proposalId, decisions } = proposal;
  // Not while pages are being written: what they will say is not known yet.
  const view = useAsked(`choices ${proposalId} ${pageCount} ${JSON.stringify(decisions ?? {})}`, () =>
    client.choices(proposalId),
  ).value;
  const keys = CHOICE_KEYS.filter((key) => view?.[key] !== undefined);
  if (keys.length === 0) return null;
  return (
    <section aria-label={t.label} className="flex min-w-0 flex-col gap-9 print:hidden">
      {keys.map((key) => (
        <Choice
          key={key}
          of={key}
          candidates={view?.[key] ?? []}
          proposalId={proposalId}
          pageCount={pageCount}
          writing={writing}
        />
      ))}
    </section>
  );
}

interface ChoiceProps {
  of: ChoiceKey;
  candidates: readonly CandidateView[];
  proposalId: string;
  pageCount: number;
  writing: boolean;
}

function Choice({ of, candidates, proposalId, pageCount, writing }: ChoiceProps) {
  const words = useCopy(sharpen);
  const t = words.choices;
  const { title, lead } = t.groups[of];
  const decide = useDecide(proposalId);
  const name = useId();
  const taken = candidates.find(({ isTaken }) => isTaken);
  /** Looked at since this one was taken. */
  const [looked, setLooked] = useState<{ since: string | undefined; id: string }>();
  const [busy, setBusy] = useState(false);
  const one =
    candidates.find(({ id }) => id === (looked?.since === taken?.id ? looked?.id : taken?.id)) ?? taken;
  const use = async (): Promise<void> => {
    if (one === undefined) return;
    setBusy(true);
    const isStored = await decide({ choices: { [of]: one === candidates[0] ? null : one.id } });
    setBusy(false);
    if (isStored) showToast({ tone: 'done', title: words.stored(one.pages.length) });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="float-left w-full">
        <h2 className="font-heading text-feature font-semibold">{title}</h2>
      </legend>
      <p className="clear-both pt-1 text-small text-quiet">{lead}</p>
      <div className="mt-4 grid gap-3 tablet:grid-cols-3">
        {candidates.map((candidate) => (
          <Card
            key={candidate.id}
            candidate={candidate}
            name={name}
            isLooked={candidate === one}
            onLook={() => setLooked({ since: taken?.id, id: candidate.id })}
          />
        ))}
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <output className="min-w-0 flex-1 basis-64 text-small">
          {one !== undefined && one !== taken && (
            <>
              <span className="font-semibold">
                <Text>{t.would(one.words, one.pages)}</Text>
              </span>{' '}
              <span className="text-quiet">
                {writing ? t.writing : t.others(pageCount - one.pages.length)}
              </span>
            </>
          )}
        </output>
        {one !== undefined && one !== taken && (
          <>
            <Button size="compact" variant="quiet" onClick={() => setLooked(undefined)}>
              {t.keep}
            </Button>
            <Button size="compact" disabled={writing || busy} onClick={() => void use()}>
              {t.use(one.pages)}
            </Button>
          </>
        )}
      </div>
    </fieldset>
  );
}

interface CardProps {
  candidate: CandidateView;
  /** Of the group of radio buttons. */
  name: string;
  isLooked: boolean;
  onLook: () => void;
}

/** White is in the deck, the ring is looked at. */
function Card({ candidate, name, isLooked, onLook }: CardProps) {
  const t = useCopy(sharpen).choices;
  const { id, words, reason, point, rival, theirs, isTaken } = candidate;
  const isContent = reason === 'pillar' || reason === 'idea';
  return (
    <div
      className={classes(
        'flex min-w-0 rounded-card px-4 transition-shadow forced-colors:border',
        isTaken && 'bg-surface',
        isLooked
          ? 'shadow-[inset_0_0_0_2px_var(--primary)]'
          : 'shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--edge)]',
      )}
    >
      <Radio
        several
        name={name}
        value={id}
        checked={isLooked}
        onChange={onLook}
        className="flex-1 cursor-pointer pt-3.5 pb-4"
        label={
          <span className="flex flex-col gap-1.5 text-small">
            <span className={isTaken ? 'font-semibold text-primary' : 'text-quiet'}>
              {isTaken ? t.taken : t.reasons[reason]}
            </span>
            <strong className="font-heading text-[1.0625rem] leading-snug font-semibold wrap-anywhere">
              <Text>{words}</Text>
            </strong>
            {isTaken && !isContent && <span className="text-quiet">{t.reasons[reason]}</span>}
            {point !== '' && (
              <span className={classes(isContent && 'text-quiet')}>
                {!isContent && <span className="text-quiet">{t.about} </span>}
                <Text>{point}</Text>
              </span>
            )}
            {theirs !== '' && (
              <span>
                <span className="text-quiet">
                  <Text>{t.against(rival)}</Text>:{' '}
                </span>
                <Text>{theirs}</Text>
              </span>
            )}
          </span>
        }
      />
    </div>
  );
}
