import { memo, useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Radio } from '../../components/Choice.tsx';
import { TextInput } from '../../components/Field.tsx';
import { classes } from '../../components/classes.ts';
import { showToast } from '../../components/toasts.ts';
import { Text } from '../../components/Text.tsx';
import { sharpen } from '../../copy/sharpen.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { useDecide } from '../../screen-kit/sharpen/use-questions.ts';
import type { CandidateView, DecisionChange } from '../../shared/contract/planning.ts';
import { CHOICE_KEYS, OWN, type ChoiceKey } from '../../shared/domain/decisions.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import { client } from '../../worker-client/index.ts';
import { useSlideNumbers } from '../../screen-kit/slide-numbers.ts';

export interface ChoicesProps {
  proposal: ProposalRecord;
  /** Pages that the proposal has. */
  pageCount: number;
  writing: boolean;
}

/** What the plan stands on and leads with: the one that it takes with its reason, and the others one tap away. */
export default memo(function Choices({ proposal, pageCount, writing }: ChoicesProps) {
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
});

interface ChoiceProps {
  of: ChoiceKey;
  candidates: readonly CandidateView[];
  proposalId: string;
  pageCount: number;
  writing: boolean;
}

/** Characters of one's own words: what a headline holds. */
const LONGEST_OWN = 90;

function Choice({ of, candidates, proposalId, pageCount, writing }: ChoiceProps) {
  const words = useCopy(sharpen);
  const shown = useSlideNumbers();
  const t = words.choices;
  const { title, lead } = t.groups[of];
  const decide = useDecide(proposalId);
  const name = useId();
  const taken = candidates.find(({ isTaken }) => isTaken);
  /** The selected candidate; forgotten when the deck uses another one than `since`. */
  const [looked, setLooked] = useState<{ since: string | undefined; id: string }>();
  const [busy, setBusy] = useState(false);
  const one =
    candidates.find(({ id }) => id === (looked?.since === taken?.id ? looked?.id : taken?.id)) ?? taken;
  const store = async (change: DecisionChange): Promise<boolean> => {
    setBusy(true);
    const isStored = await decide(change);
    setBusy(false);
    return isStored;
  };
  const use = async (): Promise<void> => {
    if (one === undefined) return;
    const isStored = await store({ choices: { [of]: one === candidates[0] ? null : one.id } });
    if (isStored) showToast({ tone: 'done', title: words.stored(one.pages.length) });
  };
  const proposed = candidates.filter(({ id }) => id !== OWN);
  const own = candidates.find(({ id }) => id === OWN);
  return (
    <fieldset className="min-w-0">
      <legend className="float-left w-full">
        <h2 className="font-heading text-feature font-semibold">{title}</h2>
      </legend>
      <p className="clear-both pt-1 text-small text-quiet">{lead}</p>
      <div className="mt-4 grid gap-3 tablet:grid-cols-2">
        {proposed.map((candidate) => (
          <Card
            key={candidate.id}
            candidate={candidate}
            name={name}
            isLooked={candidate === one}
            onLook={() => setLooked({ since: taken?.id, id: candidate.id })}
          />
        ))}
        <OwnCard
          key={own?.words ?? ''}
          of={of}
          own={own}
          isDisabled={writing || busy}
          onUse={async (text) => {
            if (await store({ choices: { [of]: OWN }, own: { [of]: text } })) setLooked(undefined);
          }}
        />
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <output className="min-w-0 flex-1 basis-64 text-small">
          {one !== undefined && one !== taken && (
            <>
              <span className="font-semibold">
                <Text>{t.would(one.words, shown(one.pages))}</Text>
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

/** One candidate: white where the deck uses it, with a ring where it is selected. */
const cardClasses = (isTaken: boolean, isLooked: boolean): string =>
  classes(
    'flex min-w-0 rounded-card px-4 transition-shadow forced-colors:border',
    isTaken && 'bg-surface',
    isLooked
      ? 'shadow-[inset_0_0_0_2px_var(--primary)]'
      : 'shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--edge)]',
  );

interface CardProps {
  candidate: CandidateView;
  /** Of the group of radio buttons. */
  name: string;
  isLooked: boolean;
  onLook: () => void;
}

function Card({ candidate, name, isLooked, onLook }: CardProps) {
  const t = useCopy(sharpen).choices;
  const { id, words, reason, isTaken } = candidate;
  return (
    <div className={cardClasses(isTaken, isLooked)}>
      <Radio
        several
        name={name}
        value={id}
        checked={isLooked}
        onChange={onLook}
        className="flex-1 cursor-pointer pt-3.5 pb-4"
        label={
          <span className="flex flex-col gap-2.5 text-small">
            <span className={isTaken ? 'font-semibold text-primary' : 'text-quiet'}>
              {isTaken ? t.taken : t.reasons[reason]}
            </span>
            <strong className="font-heading text-[1.0625rem] leading-snug font-semibold wrap-anywhere">
              <Text>{words}</Text>
            </strong>
            <Figures candidate={candidate} />
            <Reasons candidate={candidate} />
          </span>
        }
      />
    </div>
  );
}

/** Our figure, and the rival's beside it. */
function Figures({ candidate: { us, them, rival } }: { candidate: CandidateView }) {
  const t = useCopy(sharpen).choices;
  if (us === undefined) return null;
  const figures = [
    { text: us, of: t.us, isOurs: true },
    ...(them === undefined ? [] : [{ text: them, of: t.against(rival), isOurs: false }]),
  ];
  return (
    <span className="flex gap-5">
      {figures.map(({ text, of, isOurs }) => (
        <span key={of} className={classes('flex min-w-0 flex-col', !isOurs && 'border-l border-line pl-5')}>
          <span
            className={classes(
              'font-heading text-feature font-semibold wrap-anywhere',
              !isOurs && 'text-quiet',
            )}
          >
            <Text>{text}</Text>
          </span>
          <span className="text-dense text-quiet">
            <Text>{of}</Text>
          </span>
        </span>
      ))}
    </span>
  );
}

/** Why it can be taken, which fear it takes away, what it risks. */
function Reasons({ candidate }: { candidate: CandidateView }) {
  const t = useCopy(sharpen).choices;
  const { reason, point, rival, theirs, fear, watch, them } = candidate;
  const isContent = reason === 'pillar' || reason === 'idea';
  const because = isContent ? point : [t.reasons[reason], point].filter((part) => part !== '').join(': ');
  const rows: readonly (readonly [head: string, text: string])[] = [
    [t.because, because],
    [t.against(rival), them === undefined ? theirs : ''],
    [t.fear, fear],
    [t.watch, watch],
  ];
  return (
    <span className="flex flex-col">
      {rows
        .filter(([, text]) => text !== '')
        .map(([head, text]) => (
          <span key={head} className="grid grid-cols-[5.5rem_1fr] gap-x-3 border-t border-line py-1.5">
            <span className="text-quiet wrap-anywhere">
              <Text>{head}</Text>
            </span>
            <span className="min-w-0 wrap-anywhere">
              <Text>{text}</Text>
            </span>
          </span>
        ))}
    </span>
  );
}

interface OwnCardProps {
  of: ChoiceKey;
  /** What was written before; kept where another is taken. */
  own: CandidateView | undefined;
  isDisabled: boolean;
  onUse: (text: string) => Promise<void>;
}

/** The last card: in the person's own words. */
function OwnCard({ of, own, isDisabled, onUse }: OwnCardProps) {
  const t = useCopy(sharpen).choices;
  const [text, setText] = useState(own?.words ?? '');
  const isTaken = own?.isTaken === true;
  const written = text.trim();
  const isNew = written !== '' && (!isTaken || written !== own.words);
  return (
    <form
      className={classes(cardClasses(isTaken, isTaken), 'flex-col gap-2.5 pt-3.5 pb-4 text-small')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew && !isDisabled) void onUse(written);
      }}
    >
      <span className={isTaken ? 'font-semibold text-primary' : 'text-quiet'}>
        {isTaken ? t.taken : t.writeOwn}
      </span>
      <TextInput
        value={text}
        maxLength={LONGEST_OWN}
        aria-label={t.ownOf[of]}
        placeholder={t.ownOf[of]}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        size="compact"
        variant="outline"
        className="self-start"
        disabled={!isNew || isDisabled}
      >
        {t.useOwn}
      </Button>
    </form>
  );
}
