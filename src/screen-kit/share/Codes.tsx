// oxlint-disable react/no-array-index-key -- a mark is its place
// oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in place is no file
/** A proposal as codes that turn by themselves: a phone's camera reads them, and no network is asked. */
import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import encodeQr from 'qr';
import { Button } from '../../components/Button.tsx';
import { share } from '../../copy/share.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { client } from '../../worker-client/index.ts';
import { useWorded } from '../failures.ts';
import { codesOf, type CodeSource } from '../hand-over/codes.ts';
import { useAsked } from '../use-asked.ts';

/** A code stays so long, ms: a camera sees it at least twice. Longer where less motion is wanted. */
const STAY_MS = 160;
const CALM_STAY_MS = 600;
/** Marks of the grid: where there are more codes, each stands for several. */
const MOST_MARKS = 60;

export default function Codes({ proposalId }: { proposalId: string }) {
  const t = useCopy(share).codes;
  const [isOn, setOn] = useState(false);
  return (
    <div className="border-t border-line pt-4">
      {isOn ? (
        <Prepared proposalId={proposalId} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-small text-pretty text-quiet">{t.intro}</p>
          <Button onClick={() => setOn(true)}>{t.start}</Button>
        </div>
      )}
    </div>
  );
}

function Prepared({ proposalId }: { proposalId: string }) {
  const words = useCopy(share);
  const word = useWorded();
  const archive = useAsked(`codes of ${proposalId}`, () => client.saveArchive({ proposals: [proposalId] }));
  const [codes, setCodes] = useState<CodeSource | 'too-large'>();
  const bytes = archive.value?.bytes;
  useEffect(() => {
    let live = true;
    if (bytes !== undefined)
      void codesOf(new Uint8Array(bytes)).then((made) => live && setCodes(made ?? 'too-large'));
    return () => {
      live = false;
    };
  }, [bytes]);
  if (archive.state === 'failed')
    return <p className="text-small text-danger">{word(archive.failure.reason)}</p>;
  if (codes === undefined) return <p className="text-small text-quiet">{words.preparing}</p>;
  if (codes === 'too-large') return <p className="text-small text-quiet">{words.codes.tooLarge}</p>;
  return <Turning codes={codes} />;
}

function Turning({ codes }: { codes: CodeSource }) {
  const t = useCopy(share).codes;
  const calm = useCalm();
  const [number, setNumber] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const stay = calm ? CALM_STAY_MS : STAY_MS;
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => setNumber((before) => before + 1), stay);
    return () => clearInterval(timer);
  }, [isPaused, stay]);
  const { parts } = codes;
  const isRound = number >= parts;
  const shown = Math.min(number + 1, parts);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <Picture text={codes.code(number)} />
        <div className="min-w-0 flex-1">
          <p className="font-heading font-semibold">
            <span className="figures text-screen">{shown}</span>{' '}
            <span className="text-section text-quiet">{t.of(parts)}</span>
          </p>
          <p className="text-small text-quiet">{t.shown(parts)}</p>
          <Grid shown={shown} parts={parts} />
          <Button icon={isPaused ? Play : Pause} className="mt-4" onClick={() => setPaused(!isPaused)}>
            {isPaused ? t.resume : t.pause}
          </Button>
        </div>
      </div>
      <p className="text-small text-quiet" aria-live="polite">
        {isRound ? t.round : t.time((parts * stay * SLACK) / 1000)}
      </p>
      <ol className="grid list-decimal gap-1 pl-5 text-small">
        {t.steps.map((step) => (
          <li key={step} className="pl-0.5">
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A camera misses some. */
const SLACK = 1.3;

/** Black on white in both themes, with the white margin that readers look for. */
function Picture({ text }: { text: string }) {
  const t = useCopy(share).codes;
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg
      role="img"
      aria-label={t.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-80 shrink-0 rounded-input bg-white forced-color-adjust-none ring-1 ring-line tablet:w-56 laptop:w-60"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

/** White around a code, modules. */
const MARGIN = 4;

function drawing(text: string): { size: number; path: string } {
  // A mask is given: to try all eight takes as long as the code may stay on a slow device.
  const rows = encodeQr(text, 'raw', { ecc: 'low', encoding: 'alphanumeric', border: MARGIN, mask: 0 });
  let path = '';
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const from = x;
      while (row[x + 1] === true) x += 1;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  return { size: rows.length, path };
}

/** What was shown, as frames that fill: palm shown, marigold now, dashed to come. */
function Grid({ shown, parts }: { shown: number; parts: number }) {
  const marks = Math.min(parts, MOST_MARKS);
  const full = (shown / parts) * marks;
  return (
    <div aria-hidden="true" className="mt-2.5 flex max-w-60 flex-wrap gap-1">
      {Array.from({ length: marks }, (_, index) => (
        <span
          key={index}
          className={`h-2.5 w-4 rounded-[2px] border ${
            index + 1 <= full
              ? 'border-primary bg-primary'
              : index < full + 1
                ? 'border-accent'
                : 'border-dashed border-edge'
          }`}
        />
      ))}
    </div>
  );
}

const MOTION = '(prefers-reduced-motion: reduce)';

const useCalm = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(MOTION);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(MOTION).matches,
  );
