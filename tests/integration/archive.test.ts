/** Work carried from device to device in one file. */
import { PAGES } from '../../src/shared/domain/pages.ts';
import { readFile } from 'node:fs/promises';
import { openDB } from 'idb';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unzipSync } from 'fflate';
import { DATABASE_NAME } from '../../src-worker/store/schema.ts';
import { freeSection } from '../../src/shared/domain/free-page.ts';
import { pictureSize } from '../../src/shared/domain/picture-size.ts';
import type { ArchiveTakenItem, ArchiveView } from '../../src/shared/contract/archive.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { FREE_WORDS, onePixel } from '../fixtures/free-pages.ts';
import {
  emptyDevice,
  fakeEngine,
  sectionOf,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

const workers: InProcessWorker[] = [];
const start = async (...given: Parameters<typeof startWorker>): Promise<InProcessWorker> => {
  const worker = await startWorker(...given);
  workers.push(worker);
  return worker;
};
beforeEach(emptyDevice);
afterEach(async () => {
  vi.restoreAllMocks();
  for (const worker of workers.splice(0)) await worker.stop();
});

/** A finished proposal. */
async function written(worker: InProcessWorker, company: string): Promise<string> {
  const run = value(await worker.remote.startRun(someAnswers(company), { language: 'en' }));
  await worker.until(ended(run.runId));
  return run.proposalId;
}

/** Every record on the device but those that stay there, as they are stored. */
async function records(): Promise<Record<string, unknown[]>> {
  const database = await openDB(DATABASE_NAME);
  const names = [...database.objectStoreNames].filter((name) => name !== 'meta' && name !== 'runs');
  const stored = await Promise.all(names.map(async (name) => [name, await database.getAll(name)] as const));
  database.close();
  return Object.fromEntries(stored);
}

async function change(store: string, work: (record: Record<string, unknown>) => void): Promise<void> {
  const database = await openDB(DATABASE_NAME);
  for (const record of await database.getAll(store)) {
    work(record);
    await database.put(store, record);
  }
  database.close();
}

/** A device with a database and a worker of its own; whoever speaks to one makes it the present one first. */
interface Device extends InProcessWorker {
  here: () => InProcessWorker['remote'];
}
async function device(): Promise<Device> {
  const database = new IDBFactory();
  globalThis.indexedDB = database;
  const worker = await start(fakeEngine());
  value(await worker.remote.counts());
  const here = (): InProcessWorker['remote'] => {
    globalThis.indexedDB = database;
    return worker.remote;
  };
  return { ...worker, here };
}

const standings = ({ items }: ArchiveView): string[] =>
  items.map(({ kind, title, standing }) => [kind, title, standing].join(': ')).toSorted();
const everything = async (on: Device, passphrase?: string): Promise<ArrayBuffer> =>
  value(await on.here().saveArchive('everything', passphrase)).bytes;
const look = async (on: Device, bytes: ArrayBuffer, passphrase?: string): Promise<ArchiveView> =>
  value(await on.here().lookInArchive(bytes, passphrase));
const takeAll = async (on: Device, bytes: ArrayBuffer, passphrase?: string): Promise<ArchiveTakenItem[]> => {
  const { items } = await look(on, bytes, passphrase);
  const choices = items.map(({ id }) => ({ id }));
  return value(await on.here().takeFromArchive(bytes, choices, passphrase));
};
const titles = async (on: Device): Promise<string[]> =>
  value(await on.here().history())
    .map(({ title }) => title)
    .toSorted();

describe('carrying everything', () => {
  test.each([undefined, 'ต้นไม้ริมน้ำ 7'])(
    'it comes back as it was stored (passphrase: %s)',
    async (passphrase) => {
      const laptop = await device();
      await written(laptop, 'Doi Coffee');
      const { remote } = laptop;
      value(await remote.saveDraft({ formData: someAnswers('Rim Nam'), language: 'th', currentStep: 2 }));
      value(await remote.createAiRequest({ text: 'Company: Baan Suan' }));
      const agency = { name: 'North', person: '', email: '', phone: '', web: '', appearance: {} };
      const bytes = (await readFile(new URL('../fixtures/logos/wide.png', import.meta.url))).buffer;
      const size = pictureSize(new Uint8Array(bytes));
      if (size === undefined) throw new Error('the logo is no picture');
      value(
        await remote.saveAgency({ ...agency, logo: { bytes, ...size, type: 'image/png', ground: 'any' } }),
      );
      value(await remote.saveSettings({ engine: 'planner' }));
      const before = await records();
      const file = value(await remote.saveArchive('everything', passphrase));
      expect(file.fileName).toMatch(/^Palmleaf \d{4}-\d\d-\d\d\.palmleaf$/u);
      expect(file.leftOut).toBe(0);

      const phone = await device();
      const view = await look(phone, file.bytes, passphrase);
      expect(view.locked).toBe(passphrase !== undefined);
      expect(standings(view)).toEqual([
        'agency: North: new',
        'brief: Company: Baan Suan: new',
        'draft: Rim Nam: new',
        'proposal: Doi Coffee: new',
        'settings: : new',
      ]);
      expect((await takeAll(phone, file.bytes, passphrase)).map(({ outcome }) => outcome)).toEqual(
        Array.from({ length: 5 }, () => 'taken'),
      );
      expect(await records()).toEqual(before);
      const after = await look(phone, file.bytes, passphrase);
      expect(new Set(after.items.map(({ standing }) => standing))).toEqual(new Set(['same']));
      // What the phone saves holds the same items, byte for byte.
      if (passphrase !== undefined) return;
      const again = unzipSync(new Uint8Array(await everything(phone)));
      for (const [name, part] of Object.entries(unzipSync(new Uint8Array(file.bytes))))
        if (name.startsWith('items/')) expect(again[name]).toEqual(part);
    },
  );

  test('everything that a person can make travels, each kind of it, and comes back alike', async () => {
    const laptop = await device();
    const { remote } = laptop;
    const { formData, language } = readBrief('coffee-roaster-en');
    const draft = value(await remote.saveDraft({ formData, language, currentStep: 5 }));
    const run = value(await remote.startRun(formData, { language, draftId: draft.draftId }));
    await laptop.until(ended(run.runId));
    const id = run.proposalId;
    // Versions, edits, what was taken back.
    value(await remote.rename(id, 'Doi Saket'));
    value(await remote.edit(id, 1, [{ path: 'output.tagline', value: 'By hand' }]));
    value(await remote.edit(id, 2, [{ path: 'title', value: 'Taken back' }]));
    value(await remote.undo(id));
    // A page of one's own, a picture, a logo, an order.
    const { pageNumber } = value(await remote.addPage(id, freeSection('text', FREE_WORDS), 3));
    const picture = { type: 'image/png', bytes: onePixel(), width: 1, height: 1 } as const;
    const numbers = [
      value(await remote.addPicture(id, picture)),
      value(await remote.addPicture(id, picture)),
    ];
    const placed = { name: 'a.png', alt: 'A dot', ratio: 1, pageNumber: 1, slot: 'cover', item: 0 } as const;
    const logo = {
      number: numbers[1] ?? 0,
      name: 'l.png',
      ratio: 1,
      ground: 'any',
      colours: ['#aa0000'],
    } as const;
    const place = { ...placed, number: numbers[0] ?? 0 };
    for (const step of [{ move: pageNumber, behind: null }, { hide: 7 }, { place }, { logo }])
      value(await remote.arrange(id, step));
    // What a person decided, assumed and let stand; how it looks.
    laptop.events.length = 0;
    const decided = value(await remote.decide(id, { answers: { objection: 'They think it is stale' } }));
    if (decided !== undefined) await laptop.until(ended(decided.runId));
    value(await remote.keepFinding(id, { pageNumber: 1, words: 'Number one', text: 'Number one in town' }));
    value(await remote.setAppearance(id, { brandColour: '#123456' }));
    value(await remote.createAiRequest({ text: 'Company: Baan Suan' }));
    value(await remote.saveSettings({ engine: 'planner' }));
    const person = { name: 'North', person: '', email: '', phone: '', web: '', appearance: {} };
    value(await remote.saveAgency(person));
    const database = await openDB(DATABASE_NAME);
    await database.put('quarantine', {
      id: 'drafts/d',
      store: 'drafts',
      reason: 'newer',
      detail: '',
      at: '2026-01-31T08:00:00.000Z',
      record: { draftId: 'd', version: 'v9.0' },
    });
    database.close();
    const before = await records();
    // A store that is new has something in it here, and travels.
    expect(Object.entries(before).flatMap(([name, list]) => (list.length === 0 ? [name] : []))).toEqual([]);
    const [proposal] = before['proposals'] ?? [];
    expect(proposal).toMatchObject({
      title: 'Doi Saket',
      deck: {
        order: [pageNumber, ...PAGES.map((page) => page.pageNumber)],
        hidden: [7],
        pictures: [{ alt: 'A dot' }],
        logo: { name: 'l.png' },
      },
      decisions: { answers: { objection: 'They think it is stale' } },
      appearance: { brandColour: '#123456' },
    });
    expect(proposal).toHaveProperty('kept.length', 1);
    const [first, last] = [value(await remote.versions(id)), value(await remote.pictures(id))];

    const phone = await device();
    const { bytes } = value(await laptop.here().saveArchive('everything'));
    const outcomes = (await takeAll(phone, bytes)).map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(['taken']));
    expect(await records()).toEqual(before);
    expect(value(await phone.here().versions(id))).toEqual(first);
    expect(value(await phone.here().pictures(id))).toEqual(last);
    // It counts as changed once it changes here, and not because it came.
    const changes = (): unknown[] => phone.events.filter(({ type }) => type === 'proposalDidChange');
    expect(changes()).toEqual([{ type: 'proposalDidChange', proposalId: id, isTaken: true }]);
    value(await phone.here().undo(id));
    await phone.until((event) => event.type === 'proposalDidChange' && event.isTaken !== true);
    expect(changes().slice(1)).toEqual([{ type: 'proposalDidChange', proposalId: id }]);
  }, 60_000);

  test('neither a key nor the salt is in it, nor a password inside an address', async () => {
    const laptop = await device();
    await written(laptop, 'Doi Coffee');
    value(await laptop.remote.keepModelKey('sk-secret-0123456789'));
    value(
      await laptop.remote.saveSettings({ addresses: { proxyUrl: 'https://me:pass-word-9@flow.example/p' } }),
    );
    const database = await openDB(DATABASE_NAME);
    const { salt } = await database.get('meta', 'device');
    database.close();
    const text = Object.values(unzipSync(new Uint8Array(await everything(laptop))))
      .map((part) => new TextDecoder().decode(part))
      .join('\n');
    for (const secret of ['sk-secret', 'pass-word-9', salt]) expect(text).not.toContain(secret);
    expect(text).toContain('flow.example');
  });

  test('one proposal is named after its client, and goes alone', async () => {
    const laptop = await device();
    const id = await written(laptop, 'Doi Coffee');
    await written(laptop, 'Rim Nam');
    const file = value(await laptop.remote.saveArchive({ proposals: [id] }));
    expect(file).toMatchObject({ fileName: 'Doi Coffee - Proposal.palmleaf', items: 1 });
    const phone = await device();
    await takeAll(phone, file.bytes);
    expect(await titles(phone)).toEqual(['Doi Coffee']);
    expect(await laptop.here().saveArchive({ proposals: ['proposal_0_x'] })).toMatchObject({
      ok: false,
      failure: { reason: { code: 'archive-empty' } },
    });
  });

  test('what is being written goes as far as it has come, and is no run elsewhere', async () => {
    globalThis.indexedDB = new IDBFactory();
    const worker = await start(
      fakeEngine((request) =>
        request.pageNumber > 3
          ? new Promise(() => undefined)
          : Promise.resolve({ ok: true, section: sectionOf(request) }),
      ),
    );
    const run = value(await worker.remote.startRun(someAnswers('Doi'), { language: 'en' }));
    await worker.until((event) => event.type === 'pageDidFinish' && event.pageNumber === 3);
    const { bytes } = value(await worker.remote.saveArchive('everything'));
    const phone = await device();
    await takeAll(phone, bytes);
    expect(value(await phone.here().proposal(run.proposalId))).toMatchObject({
      proposal: { state: 'unfinished' },
    });
    expect(value(await phone.here().runs())).toEqual([]);
    const more = value(await phone.here().retryPages(run.proposalId));
    await phone.until(ended(more.runId));
    expect(value(await phone.here().proposal(run.proposalId)).pages).toHaveLength(19);
  });
});

describe('the same work on two devices', () => {
  const rename = async (on: Device, id: string, title: string): Promise<unknown> =>
    value(await on.here().rename(id, title));

  test('what was changed on one side alone takes the place of what it was made from, there and back', async () => {
    const [laptop, phone] = [await device(), await device()];
    laptop.here();
    const id = await written(laptop, 'Doi');
    await takeAll(phone, await everything(laptop));
    await rename(phone, id, 'Doi Coffee');
    const newer = await everything(phone);
    expect(standings(await look(laptop, newer))).toEqual(['proposal: Doi Coffee: newer']);
    expect(await takeAll(laptop, newer)).toEqual([{ id: `proposals/${id}`, outcome: 'taken' }]);
    expect(await titles(laptop)).toEqual(['Doi Coffee']);
    expect(value(await laptop.here().versions(id))).toHaveLength(2);
    await rename(laptop, id, 'Doi Coffee Roasters');
    expect(standings(await look(laptop, newer))).toEqual(['proposal: Doi Coffee: older']);
    await takeAll(phone, await everything(laptop));
    expect(await titles(phone)).toEqual(['Doi Coffee Roasters']);
  });

  test('what was changed on both sides is kept on both, and not offered as new again', async () => {
    const [laptop, phone] = [await device(), await device()];
    laptop.here();
    const id = await written(laptop, 'Doi');
    await takeAll(phone, await everything(laptop));
    await rename(phone, id, 'Doi of the phone');
    await rename(laptop, id, 'Doi of the laptop');
    // The laptop has saved its own state since: the phone's is not made from it all the same.
    await everything(laptop);
    const other = await everything(phone);
    expect(standings(await look(laptop, other))).toEqual(['proposal: Doi of the phone: both']);
    const choice = { id: `proposals/${id}`, title: 'Doi of the phone (2)' };
    const [taken] = value(await laptop.here().takeFromArchive(other, [choice]));
    expect(taken).toMatchObject({ outcome: 'copied' });
    expect(await titles(laptop)).toEqual(['Doi of the laptop', 'Doi of the phone (2)']);
    const copy = value(await laptop.here().proposal(taken?.copyId ?? ''));
    expect(copy.pages).toHaveLength(19);
    expect(value(await laptop.here().versions(copy.proposal.proposalId))).toHaveLength(2);
    expect(standings(await look(laptop, other))).toEqual(['proposal: Doi of the phone: older']);
    // Nor does the laptop's take the phone's place, whose own words are in it nowhere.
    const back = await look(phone, value(await laptop.here().saveArchive({ proposals: [id] })).bytes);
    expect(standings(back)).toEqual(['proposal: Doi of the laptop: both']);
  });

  test('a draft that was changed on both sides is two drafts', async () => {
    const [laptop, phone] = [await device(), await device()];
    const draft = { formData: someAnswers('Rim'), language: 'en', currentStep: 1 } as const;
    const { draftId } = value(await laptop.here().saveDraft(draft));
    await takeAll(phone, await everything(laptop));
    for (const [on, name] of [
      [laptop, 'Rim Nam'],
      [phone, 'Rim Tai'],
    ] as const)
      value(await on.here().saveDraft({ ...draft, draftId, formData: someAnswers(name) }));
    await takeAll(laptop, await everything(phone));
    const drafts = value(await laptop.here().drafts());
    expect(drafts.map(({ formData }) => formData.clientInfo.companyName).toSorted()).toEqual([
      'Rim Nam',
      'Rim Tai',
    ]);
  });

  test('one that is being written here is not replaced under its run', async () => {
    const [laptop, phone] = [await device(), await device()];
    laptop.here();
    const id = await written(laptop, 'Doi');
    await takeAll(phone, await everything(laptop));
    await rename(phone, id, 'Doi Coffee');
    const newer = await everything(phone);
    laptop.here();
    await change('runs', (run) => (run['phase'] = 'paused'));
    expect((await takeAll(laptop, newer)).map(({ outcome }) => outcome)).toEqual(['copied']);
    expect(await titles(laptop)).toEqual(['Doi', 'Doi Coffee']);
  });

  test('one that was deleted a moment ago comes back and stays', async () => {
    const laptop = await device();
    const id = await written(laptop, 'Doi');
    const bytes = await everything(laptop);
    value(await laptop.here().removeProposal(id));
    expect((await takeAll(laptop, bytes)).map(({ outcome }) => outcome)).toEqual(['taken']);
    expect(value(await laptop.here().removedWork())).toEqual([]);
    expect(await titles(laptop)).toEqual(['Doi']);
  });

  test('settings are taken only when they are asked for, and say where answers would go', async () => {
    const [laptop, phone] = [await device(), await device()];
    value(await laptop.here().saveSettings({ addresses: { proxyUrl: 'https://flow.example/p' } }));
    value(await phone.here().saveSettings({ engine: 'planner' }));
    const bytes = await everything(laptop);
    const { items } = await look(phone, bytes);
    expect(items).toMatchObject([
      { kind: 'settings', standing: 'both', addresses: ['https://flow.example/p'] },
    ]);
    value(await phone.here().takeFromArchive(bytes, []));
    expect(value(await phone.here().settings()).settings).toMatchObject({ engine: 'planner' });
    value(await phone.here().takeFromArchive(bytes, [{ id: 'settings/settings' }]));
    expect(value(await phone.here().settings()).settings).toEqual({
      id: 'settings',
      addresses: { proxyUrl: 'https://flow.example/p' },
    });
  });
});
