import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { codeReader } from './read-code.ts';

/** Why there is no picture. */
export type CameraProblem = 'refused' | 'none' | 'busy';

/** Between two looks, ms: the codes stay longer. */
const LOOK_MS = 50;

export interface Camera {
  problem: CameraProblem | undefined;
  /** There is a picture. */
  isOn: boolean;
}

/** While `attempt` is not 0, and anew when it changes, shows the camera in the video and calls `onCode` with every code that it sees. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  attempt: number,
  onCode: (text: string) => void,
): Camera {
  const [problem, setProblem] = useState<CameraProblem>();
  const [isOn, setOn] = useState(false);
  const hear = useEffectEvent(onCode);
  useEffect(() => {
    if (attempt === 0) return undefined;
    const end = new AbortController();
    const run = async (): Promise<void> => {
      setProblem(undefined);
      const read = await codeReader();
      const stream = await openCamera();
      const stop = (): void => stream.getTracks().forEach((track) => track.stop());
      end.signal.addEventListener('abort', stop);
      const element = video.current;
      if (end.signal.aborted || element === null) {
        stop();
        return;
      }
      await show(element, stream);
      setOn(true);
      while (!end.signal.aborted) {
        const text = element.readyState >= element.HAVE_CURRENT_DATA ? await read(element) : undefined;
        if (text !== undefined && !end.signal.aborted) hear(text);
        await new Promise((done) => setTimeout(done, LOOK_MS));
      }
    };
    run().catch((error: unknown) => {
      if (!end.signal.aborted) setProblem(problemOf(error));
    });
    return () => {
      end.abort();
      setOn(false);
    };
  }, [video, attempt]);
  return { problem, isOn };
}

async function show(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream;
  await video.play();
}

/** The one at the back of a phone, sharp enough for small modules. */
async function openCamera(): Promise<MediaStream> {
  // Missing on an insecure address.
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}
