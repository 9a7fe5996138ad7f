import { expect, test } from 'vitest';
import { pauses } from '../../../src-worker/export/pause.ts';
import { exportPdf } from '../../../src-worker/export/pdf/index.ts';
import { exportPptx } from '../../../src-worker/export/pptx/index.ts';
import type { Scene } from '../../../src/shared/scene/scene.ts';
import { designScene } from '../../fixtures/scenes/design-decks.ts';
import { DATES, engineOf } from './pdf/support.ts';

/** What comes in from the page while work goes on: answered in the order in which it came. */
function question(): { answered: () => boolean } {
  const { port1, port2 } = new MessageChannel();
  let answered = false;
  port1.addEventListener('message', () => {
    answered = true;
    port1.close();
  });
  port1.start();
  port2.postMessage('ping');
  return { answered: () => answered };
}

test('nobody waits while there is time left', async () => {
  const pause = pauses(() => 0);
  const ping = question();
  for (let step = 0; step < 100; step += 1) await pause();
  expect(ping.answered()).toBe(false);
});

test('a question is answered at the first pause that is due, and the time begins anew', async () => {
  let now = 0;
  const pause = pauses(() => now);
  const first = question();
  now = 1000;
  await pause();
  expect(first.answered()).toBe(true);
  const second = question();
  await pause();
  expect(second.answered()).toBe(false);
});

const clockThatRuns = (): (() => void) => {
  const real = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => real() + (ahead += 1000);
  return () => {
    performance.now = real;
  };
};

test.each([
  ['PDF', (scene: Scene, step: () => void) => exportPdf(scene, engineOf(scene.theme.family), DATES, step)],
  ['PowerPoint', (scene: Scene, step: () => void) => exportPptx(scene, step)],
])(
  'a question asked while the %s file is made is answered before the next slide but one',
  { timeout: 60_000 },
  async (_, make) => {
    const scene = await designScene('th');
    const restore = clockThatRuns();
    try {
      const asked: { answered: () => boolean }[] = [];
      const late: number[] = [];
      await make(scene, () => {
        asked.slice(0, -1).forEach((ping, slide) => ping.answered() || late.push(slide));
        asked.push(question());
      });
      expect(asked.length).toBe(scene.slides.length);
      expect(late).toEqual([]);
    } finally {
      restore();
    }
  },
);
