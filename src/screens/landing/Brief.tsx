import { CircleAlert, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { langOf } from '../../components/lang.ts';
import { Icon } from '../../components/Icon.tsx';
import { common } from '../../copy/common.ts';
import { landing } from '../../copy/landing.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Given } from './begin-brief.ts';
import { onLaunchedFile } from './launched-file.ts';
import { BRIEF_ID } from './brief-id.ts';

/** Endings and types: a device may know either alone. */
const ACCEPT = [
  '.txt,.md,.markdown,.html,.htm,.eml,.pdf,.rtf,.docx,.xlsx,.pptx,.odt,.ods,.odp',
  'text/plain,text/markdown,text/html,message/rfc822,application/pdf,application/rtf,text/rtf',
  ...['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation'].map(
    (name) => `application/vnd.openxmlformats-officedocument.${name}`,
  ),
  ...['text', 'spreadsheet', 'presentation'].map((name) => `application/vnd.oasis.opendocument.${name}`),
].join();

export interface BriefProps {
  /** The device has opened a file with the app, or another app has shared something: this panel has to be in sight. */
  onGiven: () => void;
}

/** 'Start from a brief': a file that is dropped or chosen, or text that is pasted or shared, becomes an AI request. */
export default function Brief({ onGiven }: BriefProps) {
  const t = useCopy(landing).brief;
  const { unexpected } = useCopy(common);
  const [text, setText] = useState('');
  /** Shared by another app: it waits for the person. */
  const [waiting, setWaiting] = useState<File>();
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);

  const start = async (given: Given): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { beginWith } = await import('./begin-brief.ts');
      setProblem(await beginWith(given));
    } catch {
      setProblem(unexpected);
    } finally {
      setBusy(false);
    }
  };
  const startWithFile = (file: File | undefined): void => {
    if (file !== undefined && !busy) void start({ file });
  };
  const startWithGiven = (): void => {
    if (waiting !== undefined) return startWithFile(waiting);
    if (text.trim() !== '') return void start({ text });
    setProblem(t.empty);
    words.current?.focus();
  };
  const launched = useEffectEvent(async (file: Promise<File>): Promise<void> => {
    // The person has opened the file with this product: it is read at once. What goes wrong is said here.
    onGiven();
    await start({ file });
    words.current?.focus();
  });
  useEffect(() => onLaunchedFile((file) => void launched(file)), []);
  const takeOver = useEffectEvent(async (): Promise<void> => {
    onGiven();
    const shared = await (await import('./take-shared.ts')).given();
    // Filled in and no more: opening an address must begin nothing by itself.
    setText(shared.text);
    setWaiting(shared.file);
    if (shared.isLost) setProblem(t.lost);
    words.current?.focus();
  });
  useEffect(() => {
    if (/^#(?:not-)?shared$/u.test(location.hash)) void takeOver();
  }, []);
  const drag = (event: DragEvent, isOver: boolean): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOver);
  };

  return (
    <section
      aria-labelledby={`${BRIEF_ID}-title`}
      className="grid gap-6 rounded-card border border-line bg-surface p-5 tablet:p-9 laptop:grid-cols-[380fr_690fr] laptop:gap-14 laptop:p-11"
    >
      <div>
        <h2 id={`${BRIEF_ID}-title`} className="font-heading text-section font-semibold">
          {t.title}
        </h2>
        <p className="mt-3 max-w-[26rem] text-quiet">{t.body}</p>
      </div>
      <div
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          startWithFile(event.dataTransfer.files[0]);
        }}
        className={classes(
          'flex min-w-0 flex-col gap-4 rounded-card border border-dashed p-4 transition-colors tablet:p-6',
          over ? 'border-primary bg-primary-soft' : 'border-edge',
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-semibold wrap-anywhere">{waiting?.name ?? t.drop}</p>
            <p className="text-small text-quiet">{waiting ? t.waiting : t.kinds}</p>
          </div>
          <Button icon={Upload} disabled={busy} onClick={() => chooser.current?.click()}>
            {t.choose}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept={ACCEPT}
            tabIndex={-1}
            aria-hidden="true"
            className="hidden"
            onChange={(event) => {
              startWithFile(event.target.files?.[0]);
              // So that choosing the same file again is noticed.
              event.target.value = '';
            }}
          />
        </div>
        <textarea
          ref={words}
          aria-label={t.text}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${BRIEF_ID}-problem`}
          rows={3}
          className="input-box block min-h-18.5 max-h-96 resize-y overflow-y-auto field-sizing-content"
          lang={langOf(text)}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div
            id={`${BRIEF_ID}-problem`}
            role="alert"
            className="min-w-0 flex-1 basis-60 text-small text-danger"
          >
            {problem !== undefined && (
              <p className="flex items-start gap-2">
                <Icon of={CircleAlert} size={16} className="mt-0.5" />
                <span>{problem}</span>
              </p>
            )}
          </div>
          <Button disabled={busy} onClick={startWithGiven}>
            {busy ? t.reading : t.start}
          </Button>
        </div>
      </div>
    </section>
  );
}
