/** 'Receive': a proposal that another device shows as codes. */
import { Camera as CameraIcon, CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Main } from '../../components/Main.tsx';
import { useNavigate } from '../../components/navigation.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Progress } from '../../components/Progress.tsx';
import { Text } from '../../components/Text.tsx';
import { showToast } from '../../components/toasts.ts';
import { common } from '../../copy/common.ts';
import { receive } from '../../copy/receive.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { showFailure, useWorded } from '../../screen-kit/failures.ts';
import { SiteHeader } from '../../screen-kit/SiteHeader.tsx';
import { useTitle } from '../../screen-kit/use-title.ts';
import type { ArchiveItem } from '../../shared/contract/archive.ts';
import { client } from '../../worker-client/index.ts';
import { useCamera } from './use-camera.ts';
import { useReceiving, type Receiving, type ReceivingState } from './use-receiving.ts';

export default function Receive() {
  const t = useCopy(receive);
  const receiving = useReceiving();
  const { arrived, failure } = receiving.state;
  const word = useWorded();
  useTitle(t.title);
  return (
    <div className="min-h-dvh pb-20">
      <SiteHeader />
      <Main className="page-grid pt-4 laptop:pt-8">
        <div className="max-w-[45rem]">
          <h1 className="font-heading text-section font-semibold tablet:text-screen">{t.title}</h1>
          {failure !== undefined && (
            <Notice
              tone="failed"
              urgent
              title={t.problems.failed}
              className="mt-5"
              actions={<Button onClick={receiving.reset}>{t.again}</Button>}
            >
              {word(failure.reason)}
            </Notice>
          )}
          {failure === undefined && arrived === undefined && <Looking receiving={receiving} />}
          {arrived !== undefined && <Arrived arrived={arrived} onAgain={receiving.reset} />}
        </div>
      </Main>
    </div>
  );
}

function Looking({ receiving: { state, take } }: { receiving: ReceivingState }) {
  const t = useCopy(receive);
  /** Of the tries to use the camera, which one is under way; 0 while it is not wanted. */
  const [attempt, setAttempt] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, attempt, take);
  const { have, parts, problem } = state;
  const isRunning = attempt > 0 && camera.problem === undefined;
  return (
    <>
      <p className="mt-2 text-pretty text-quiet">{t.lead}</p>
      {/* While the camera looks, nothing pushes what it sees off a small screen. */}
      {!isRunning && (
        <ol className="mt-5 grid list-decimal gap-1.5 pl-5">
          {t.steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      )}
      {camera.problem !== undefined && (
        <Notice tone="failed" urgent title={t.problems[camera.problem]} className="mt-5" />
      )}
      {isRunning && (
        <div className="mt-5 grid max-w-[34rem] gap-4">
          <div className="relative aspect-[4/3] w-full overflow-hidden rounded-card bg-stage">
            <video ref={video} muted playsInline aria-label={t.picture} className="size-full object-cover" />
            {/* Where the code belongs. */}
            <span
              aria-hidden="true"
              className="absolute inset-y-[8%] left-1/2 aspect-square -translate-x-1/2 rounded-card border-2 border-white/80"
            />
          </div>
          <div aria-live="polite" className="text-small">
            {problem !== undefined ? (
              <Notice tone="waiting" title={t.problems[problem]} />
            ) : !camera.isOn ? (
              <p className="text-quiet">{t.starting}</p>
            ) : (
              parts === 0 && <p className="text-quiet">{t.looking}</p>
            )}
          </div>
          {parts > 0 && (
            <div>
              <p className="figures mb-2 font-semibold">{t.parts(have, parts)}</p>
              <Progress value={(have / parts) * 100} label={t.progress} valueText={t.parts(have, parts)} />
            </div>
          )}
        </div>
      )}
      <Button
        variant={isRunning ? 'outline' : 'primary'}
        icon={CameraIcon}
        className="mt-6 max-tablet:w-full"
        onClick={() => setAttempt(isRunning ? 0 : attempt + 1)}
      >
        {isRunning ? t.stop : t.start}
      </Button>
    </>
  );
}

function Arrived({ arrived, onAgain }: { arrived: NonNullable<Receiving['arrived']>; onAgain: () => void }) {
  const t = useCopy(receive);
  const shared = useCopy(common);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { bytes, item } = arrived;
  if (item === undefined)
    return (
      <Notice
        tone="failed"
        urgent
        title={t.problems.nothing}
        className="mt-5"
        actions={<Again onAgain={onAgain} />}
      />
    );
  const keep = async (): Promise<void> => {
    setBusy(true);
    const title = t.copy(item.title || shared.untitled);
    const taken = await client.takeFromArchive(bytes.slice(0), [{ id: item.id, title }]);
    setBusy(false);
    if (!taken.ok) {
      showFailure(t.problems.failed, taken.failure);
      return;
    }
    const [first] = taken.value;
    if (first === undefined || first.outcome === 'no-room') {
      showToast({ tone: 'failed', title: t.noRoom });
      return;
    }
    showToast({ tone: 'done', title: t.kept(first.copyId === undefined ? item.title : title) });
    navigate(addresses.proposal(first.copyId ?? idOf(item)), { replace: true });
  };
  const isTaken = item.standing === 'new' || item.standing === 'newer' || item.standing === 'both';
  return (
    <section
      aria-labelledby="arrived"
      className="mt-6 rounded-card bg-surface p-6 shadow-raised ring-1 ring-line"
    >
      <h2 id="arrived" className="flex items-center gap-2.5 font-heading text-feature font-semibold">
        <Icon of={CircleCheck} size={20} className="text-primary" />
        {t.arrived}
      </h2>
      <p className="mt-3 font-semibold">
        <Text>{item.title}</Text>
      </p>
      {item.pages !== undefined && <p className="text-small text-quiet">{t.pages(item.pages)}</p>}
      <p className="mt-3 text-pretty">{t.standing[item.standing]}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isTaken && (
          <Button variant="primary" disabled={busy} onClick={() => void keep()}>
            {busy ? t.keeping : t.keep}
          </Button>
        )}
        {(item.standing === 'same' || item.standing === 'older') && (
          <ButtonLink variant="primary" to={addresses.proposal(idOf(item))}>
            {t.open}
          </ButtonLink>
        )}
        <Again onAgain={onAgain} />
      </div>
    </section>
  );
}

function Again({ onAgain }: { onAgain: () => void }) {
  return <Button onClick={onAgain}>{useCopy(receive).again}</Button>;
}

/** 'proposals/proposal_1_a' without its kind. */
const idOf = ({ id }: ArchiveItem): string => id.slice(id.indexOf('/') + 1);
