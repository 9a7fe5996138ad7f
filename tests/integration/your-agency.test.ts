/** Your agency: kept on the device, shown on every deck, and the look of proposals made from then on. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeckView } from '../../src-worker/api/deck.ts';
import { emptyAgency, type AgencyLogo, type AgencyProfile } from '../../src/shared/domain/agency.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import {
  emptyDevice,
  emptyScene,
  fakeEngine,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

const workers: InProcessWorker[] = [];
/** What the deck was asked to draw. */
let drawn: { view: DeckView; appearance: Appearance }[] = [];
let builds = 0;
const start = async (): Promise<InProcessWorker> => {
  const worker = await startWorker(fakeEngine(), {
    deck: {
      buildScene(view, appearance) {
        drawn.push({ view, appearance });
        return Promise.resolve(emptyScene);
      },
      exportPptx() {
        builds += 1;
        return Promise.resolve({ bytes: new ArrayBuffer(builds), slideCount: 19 });
      },
      exportPdf: () => Promise.resolve({ bytes: new ArrayBuffer(3), slideCount: 19 }),
      embedFonts: (bytes) => Promise.resolve(bytes),
    },
  });
  workers.push(worker);
  return worker;
};
beforeEach(() => {
  emptyDevice();
  drawn = [];
  builds = 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const worker of workers.splice(0)) await worker.stop();
});

async function written({ remote, until }: InProcessWorker, company: string): Promise<string> {
  const run = value(await remote.startRun(someAnswers(company), { language: 'en' }));
  await until(ended(run.runId));
  return run.proposalId;
}

function logo(change: Partial<AgencyLogo> = {}): AgencyLogo {
  const file = readFileSync(new URL('../fixtures/logos/wide.png', import.meta.url));
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  return { type: 'image/png', bytes, width: 240, height: 60, ground: 'light', ...change };
}
const studio: AgencyProfile = {
  ...emptyAgency(),
  name: ' Northlight Studio ',
  email: 'nok@northlight.example',
  logo: logo(),
  appearance: { themeId: 'dark', brandColour: '#1f5fa8', fontFamily: 'Kanit' },
};

test('is kept on the device, logo and all, and other tabs are told', async () => {
  const first = await start();
  expect(value(await first.remote.agency())).toEqual({ ...emptyAgency(), savedAt: '' });
  const saved = value(await first.remote.saveAgency(studio));
  expect(saved).toMatchObject({ name: 'Northlight Studio', appearance: studio.appearance });
  await first.until(({ type }) => type === 'agencyDidChange');
  const second = await start();
  const read = value(await second.remote.agency());
  expect(read).toMatchObject({ name: 'Northlight Studio', savedAt: saved.savedAt });
  expect(new Uint8Array(read.logo?.bytes ?? new ArrayBuffer())).toEqual(new Uint8Array(logo().bytes));
});

test('its look is that of new proposals alone, and a proposal’s own choice wins', async () => {
  const worker = await start();
  const before = await written(worker, 'Before');
  value(await worker.remote.saveAgency(studio));
  const after = await written(worker, 'After');
  const looks = async (id: string) => value(await worker.remote.proposal(id)).proposal.appearance;
  expect(await looks(before)).toEqual({});
  expect(await looks(after)).toEqual(studio.appearance);
  value(await worker.remote.setAppearance(after, { ...studio.appearance, themeId: 'white' }));
  value(await worker.remote.saveAgency({ ...studio, appearance: { themeId: 'night' } }));
  expect(await looks(after)).toEqual({ ...studio.appearance, themeId: 'white' });
});

test('every deck shows it, and a file made before it is out of date', async () => {
  const worker = await start();
  const { remote } = worker;
  const id = await written(worker, 'A');
  const size = async () => value(await remote.exportPptx(id)).bytes.byteLength;
  const first = await size();
  expect(await size()).toBe(first);
  value(await remote.saveAgency(studio));
  expect(await size()).toBe(first + 1);
  value(await remote.scene(id));
  expect(drawn.at(-1)?.view.agency).toMatchObject({ name: 'Northlight Studio', logo: { width: 240 } });
  value(await remote.setAppearance(id, { fontFamily: 'Sarabun' }));
  expect(await size()).toBe(first + 2);
});

test('a preview draws the example with what has not been saved, and saves nothing', async () => {
  const { remote } = await start();
  value(await remote.previewAgency(studio, [1, 19]));
  expect(drawn.at(-1)).toMatchObject({
    view: { appendix: true, agency: { name: 'Northlight Studio' } },
    appearance: { themeId: 'dark' },
  });
  expect(value(await remote.agency()).name).toBe('');
  // The example itself is nobody's.
  value(await remote.saveAgency(studio));
  value(await remote.exampleScene());
  expect(drawn.at(-1)?.view.agency).toBeUndefined();
});

test.each([
  ['a text that is too long', { name: 'x'.repeat(201) }],
  ['a picture that is none', { logo: logo({ bytes: new TextEncoder().encode('<svg/>').buffer }) }],
  ['a picture of another size than it says', { logo: logo({ width: 9 }) }],
  ['a colour that is none', { appearance: { brandColour: 'red' } }],
])('%s is refused', async (_what, change) => {
  const { remote } = await start();
  expect(await remote.saveAgency({ ...studio, ...change })).toMatchObject({
    ok: false,
    failure: { kind: 'invalid' },
  });
});
