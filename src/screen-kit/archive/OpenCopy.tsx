import { FolderOpen, LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent, type Ref } from 'react';
import { Button } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { FieldError } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Progress.tsx';
import { showToast } from '../../components/toasts.ts';
import { navigate } from '../../components/navigation.tsx';
import { archive } from '../../copy/archive.ts';
import { common } from '../../copy/common.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ArchiveItem } from '../../shared/contract/archive.ts';
import * as addresses from '../addresses.ts';
import { longDate, when } from '../dates.ts';
import { useWorded } from '../failures.ts';
import { canBeTaken, isTakenUnasked } from './choices.ts';
import { Items } from './Items.tsx';
import { useOpened } from './opened.ts';
import { Passphrase } from './Passphrase.tsx';
import { useOpenCopy, type OpenCopyState } from './use-open-copy.ts';

/** A copy is chosen, dropped or was opened with the product; what is in it is shown before any of it is taken. */
export default function OpenCopy({ onClose }: { onClose: () => void }) {
  const t = useCopy(archive).open;
  const words = useCopy(common);
  const { state, open, unlock, take } = useOpenCopy();
  const handedOver = useOpened(({ file }) => file);
  useEffect(() => {
    if (handedOver === undefined) return;
    useOpened.setState({ file: undefined });
    void open(handedOver);
  }, [handedOver, open]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = (item: ArchiveItem): boolean =>
    canBeTaken(item) && (chosen.get(item.id) ?? isTakenUnasked(item));
  const primary = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  // What was asked for is there: the button that takes it has the focus, as in every dialog.
  const isOpen = state.step === 'open';
  useEffect(() => {
    if (isOpen) primary.current?.focus();
  }, [isOpen]);
  /** The dialog is done with, and the proposal is what the person wants to see. */
  const show = (proposalId: string): void => {
    onClose();
    navigate(addresses.proposal(proposalId));
  };
  const items = state.step === 'open' ? state.view.items : [];
  const wanted = items.filter(isChosen);

  const takeWanted = async (): Promise<void> => {
    if (state.step !== 'open') return;
    const day = longDate(state.view.madeAt);
    const taken = await take(
      wanted.map(({ id, kind, title }) =>
        kind === 'proposal' && title !== '' ? { id, title: t.beside(title, day).slice(-200) } : { id },
      ),
    );
    if (taken === undefined) return;
    const [one] = taken;
    const only = items.length === 1 && items[0]?.kind === 'proposal' ? items[0] : undefined;
    const count = (outcome: string): number => taken.filter((one) => one.outcome === outcome).length;
    const noRoom = count('no-room');
    showToast({
      tone: noRoom > 0 ? 'failed' : 'done',
      title: t.done,
      detail: noRoom > 0 ? t.noRoom(noRoom) : t.doneDetail(count('taken'), count('copied')),
    });
    if (only !== undefined && one !== undefined && noRoom === 0) show(one.copyId ?? keyOf(only));
    else onClose();
  };
  // Of a copy of one proposal that there is nothing to take from, that proposal is what is left to ask for.
  const [only] = items;
  const isHere =
    items.length === 1 &&
    only?.kind === 'proposal' &&
    (only.standing === 'same' || only.standing === 'older') &&
    wanted.length === 0;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={state.step === 'open' ? t.savedAt(when(state.view.madeAt), state.view.locked) : t.body}
      closeLabel={words.close}
      initialFocus={first}
      footer={
        state.step === 'open' ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Chooser label={t.another} onFile={(file) => void open(file)} />
            <Button
              ref={primary}
              variant="primary"
              disabled={wanted.length === 0 && !isHere}
              onClick={() => (isHere ? show(keyOf(only)) : void takeWanted())}
              className="max-tablet:w-full"
            >
              {isHere ? t.show : t.take(wanted.length)}
            </Button>
          </div>
        ) : undefined
      }
    >
      <Body
        state={state}
        first={first}
        onFile={(file) => void open(file)}
        onPassphrase={(passphrase) => void unlock(passphrase)}
      />
      {state.step === 'open' && (
        <Items
          items={items}
          isChosen={isChosen}
          onChoose={(of, isTaken) =>
            setChosen(new Map([...chosen, ...of.map((id) => [id, isTaken] as const)]))
          }
        />
      )}
    </Dialog>
  );
}

/** 'proposals/proposal_1_a' without its kind. */
const keyOf = ({ id }: ArchiveItem): string => id.slice(id.indexOf('/') + 1);

interface BodyProps {
  state: OpenCopyState;
  /** Gets the focus when the dialog opens. */
  first: Ref<HTMLButtonElement>;
  onFile: (file: File) => void;
  onPassphrase: (passphrase: string) => void;
}

/** What stands above the list, or in its place. */
function Body({ state, first, onFile, onPassphrase }: BodyProps) {
  const t = useCopy(archive).open;
  const word = useWorded();
  switch (state.step) {
    case 'reading':
    case 'taking':
      return (
        <output className="flex min-h-40 items-center justify-center gap-3 text-quiet">
          <Spinner />
          {state.step === 'reading' ? t.reading : t.taking}
        </output>
      );
    case 'locked':
      return <Locked problem={state.wrong && word(state.wrong)} onPassphrase={onPassphrase} />;
    case 'open':
      return (
        state.problem && (
          <Notice tone="failed" urgent title={t.failed} className="mb-4">
            {word(state.problem)}
          </Notice>
        )
      );
    case 'none':
      return (
        <>
          {state.problem && (
            <Notice tone="failed" urgent title={t.failed} className="mb-4">
              {word(state.problem)}
            </Notice>
          )}
          <DropArea first={first} onFile={onFile} />
        </>
      );
  }
}

function Locked({
  problem,
  onPassphrase,
}: {
  problem: string | undefined;
  onPassphrase: (value: string) => void;
}) {
  const t = useCopy(archive).open;
  const [passphrase, setPassphrase] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="flex min-h-40 flex-col justify-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (passphrase !== '') onPassphrase(passphrase);
      }}
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <LockKeyhole aria-hidden="true" className="size-5 shrink-0" />
        {t.locked}
      </p>
      <div className="flex flex-wrap gap-3">
        <Passphrase
          inputRef={input}
          value={passphrase}
          onChange={setPassphrase}
          isInvalid={problem !== undefined}
          describedBy="wrong-passphrase"
        />
        <Button variant="primary" type="submit" disabled={passphrase === ''}>
          {t.unlock}
        </Button>
      </div>
      <FieldError id="wrong-passphrase" message={problem} />
    </form>
  );
}

function DropArea({ first, onFile }: { first: Ref<HTMLButtonElement>; onFile: (file: File) => void }) {
  const t = useCopy(archive).open;
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <div
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) onFile(file);
      }}
      className={classes(
        'flex min-h-40 flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed p-5 transition-colors tablet:p-6',
        over ? 'border-primary bg-primary-soft' : 'border-edge',
      )}
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{t.drop}</p>
        <p className="text-small text-quiet">{t.kind}</p>
      </div>
      <Chooser button={first} label={t.choose} onFile={onFile} />
    </div>
  );
}

/** Any file may be chosen: devices know nothing of this ending, and what a file is is told by what is in it. */
function Chooser(props: { label: string; onFile: (file: File) => void; button?: Ref<HTMLButtonElement> }) {
  const { label, onFile, button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={button}
        icon={FolderOpen}
        onClick={() => input.current?.click()}
        className="max-tablet:w-full"
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) onFile(file);
          // So that choosing the same file again is noticed.
          event.target.value = '';
        }}
      />
    </>
  );
}
