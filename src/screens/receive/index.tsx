/** 'Receive': a proposal that another device shows as codes. */
import { Camera as CameraIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Main } from '../../components/Main.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Progress } from '../../components/Progress.tsx';
import { receive } from '../../copy/receive.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { handOver } from '../../screen-kit/archive/opened.ts';
import { SiteHeader } from '../../screen-kit/SiteHeader.tsx';
import { useTitle } from '../../screen-kit/use-title.ts';
import { useCamera } from './use-camera.ts';
import { useReceiving, type ReceivingState } from './use-receiving.ts';

const OpenCopy = lazy(() => import('../../screen-kit/archive/OpenCopy.tsx'));

export default function Receive() {
  const t = useCopy(receive);
  const receiving = useReceiving();
  const { arrived } = receiving.state;
  useEffect(() => {
    if (arrived !== undefined) handOver(arrived);
  }, [arrived]);
  useTitle(t.title);
  return (
    <div className="min-h-dvh pb-20">
      <SiteHeader />
      <Main className="page-grid pt-4 laptop:pt-8">
        <div className="max-w-[45rem]">
          <h1 className="font-heading text-section font-semibold tablet:text-screen">{t.title}</h1>
          {arrived === undefined ? (
            <Looking receiving={receiving} />
          ) : (
            <Suspense fallback={<p className="mt-5 text-quiet">{t.arrived}</p>}>
              <OpenCopy onClose={receiving.reset} />
            </Suspense>
          )}
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
              <Notice tone={problem === 'missing' ? 'failed' : 'waiting'} title={t.problems[problem]} />
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
