/**
 * Two hundred texts that mean harm, through every way into the product: each is taken as data or refused with a reason; nothing
 * runs, nothing is asked of the network, nothing is thrown, and the worker answers afterwards. What a browser draws of
 * them is in `tests/faults/content.test.ts` and `tests/e2e/copies.test.ts`.
 */
import { openDB } from 'idb';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import { cleanOutput } from '../../src-worker/services/clean-output/index.ts';
import { readConfig } from '../../src-worker/services/config.ts';
import { readDocument } from '../../src-worker/services/documents/index.ts';
import { readStatus } from '../../src-worker/services/status/answer.ts';
import { DATABASE_NAME } from '../../src-worker/store/schema.ts';
import { failures } from '../../src/copy/en/failures.ts';
import { viewOf } from '../../src/screen-kit/views.ts';
import { codesOf, createReceiver } from '../../src/screen-kit/hand-over/codes.ts';
import { joined } from '../../src/screen-kit/shared.ts';
import { pictureSize } from '../../src/shared/domain/picture-size.ts';
import { worded, type Result } from '../../src/shared/domain/failure.ts';
import { emptyFormData, type FormData } from '../../src/shared/domain/questionnaire.ts';
import { PAGES } from '../../src/shared/domain/pages.ts';
import { createMirror } from '../../src/state/mirror.ts';
import type { KeyValue } from '../../src/state/mirror-store.ts';
import { packageDefects } from '../checks/pptx/package-check.ts';
import { docxOf } from '../fixtures/documents/docx.ts';
import { docxWith } from '../fixtures/documents/bombs.ts';
import { openDocumentOf, packageOf, pptxOf, shapeXml, xlsxOf } from '../fixtures/documents/office.ts';
import { isHarmed, PAYLOADS } from '../fixtures/payloads.ts';
import { readDeck } from '../visual/read-deck.ts';
import {
  emptyDevice,
  fakeEngine,
  sectionOf,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

let worker: InProcessWorker | undefined;
const asked = vi.fn<() => never>();
beforeEach(() => {
  emptyDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => {
    asked();
    throw new TypeError('no network');
  });
});
afterEach(async () => {
  if (isHarmed() || asked.mock.calls.length > 0) throw new Error('Something ran, or asked the network');
  if (worker !== undefined) {
    value(await worker.remote.ping());
    await worker.stop();
  }
  worker = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const counts: string[] = [];
afterAll(() => console.warn(`${PAYLOADS.length} payloads\n${counts.join('\n')}`));

test('there are two hundred, each once', () => {
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
  expect(PAYLOADS).toHaveLength(200);
});

/** Feeds each to a way in; it answers whether the text was taken. Anything thrown is a failure of the test. */
async function feed(
  way: string,
  into: (payload: string, index: number) => Promise<boolean> | boolean,
): Promise<void> {
  let taken = 0;
  let slowest = 0;
  for (const [index, payload] of PAYLOADS.entries()) {
    const started = performance.now();
    if (await into(payload, index)) taken += 1;
    const ms = performance.now() - started;
    slowest = Math.max(slowest, ms);
    expect(ms, `${way}: ${payload.slice(0, 80)}`).toBeLessThan(5000);
  }
  counts.push(
    `${way}: ${taken} taken as data, ${PAYLOADS.length - taken} refused, slowest ${Math.round(slowest)} ms`,
  );
}

/** A refusal is a sentence, and no defect of the product. */
function isTaken<T>(result: Result<T>): boolean {
  if (result.ok) return true;
  expect(result.failure.kind).not.toBe('defect');
  expect(worded(failures, result.failure.reason).length).toBeGreaterThan(5);
  return false;
}

/** Answers with the same text in every field that takes one. */
function answersOf(payload: string): FormData {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return payload;
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, one]) => [key, key === 'id' ? one : fill(one)]),
    );
  };
  const form = { ...emptyFormData() };
  return { ...form, ...JSON.parse(JSON.stringify(fill(form))) };
}

const start = async (...given: Parameters<typeof startWorker>): Promise<InProcessWorker['remote']> => {
  worker = await startWorker(...given);
  return worker.remote;
};
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe('answers', () => {
  test('are stored as they are, and read by the planner', async () => {
    const remote = await start(fakeEngine());
    await feed('answers, stored', async (payload) => {
      const saved = await remote.saveDraft({ formData: answersOf(payload), language: 'th', currentStep: 5 });
      if (!isTaken(saved)) return false;
      const { formData } = value(await remote.draft(value(saved).draftId));
      expect(formData.clientInfo.keyMessage).toBe(payload);
      return true;
    });
    // What reads is loaded first.
    value(await remote.readings(someAnswers()));
    await feed('answers, read', async (whole) => {
      const payload = whole.slice(0, 500);
      const form = someAnswers();
      form.campaignObjectives.marketingMediaBudget = payload;
      form.campaignObjectives.specificObjectives = payload;
      form.targetAudience.targetDemographics = payload;
      return isTaken(await remote.readings(form));
    });
  }, 120_000);
});

describe('briefs', () => {
  const files: Readonly<Record<string, (payload: string) => ArrayBuffer>> = {
    txt: bytesOf,
    md: (payload) => bytesOf(`# ${payload}\n\n${payload}`),
    html: (payload) => bytesOf(`<!doctype html><body><p>${payload}</p></body>`),
    eml: (payload) =>
      bytesOf(
        `From: a@b.c\r\nSubject: ${payload.slice(0, 200)}\r\nContent-Type: text/html\r\n\r\n${payload}`,
      ),
    rtf: (payload) => bytesOf(`{\\rtf1\\ansi ${payload}}`),
    pdf: (payload) => bytesOf(`%PDF-1.7\n${payload}\n%%EOF`),
    'docx (words)': (payload) => docxOf([payload, { table: [[payload, payload]] }]),
    'docx (markup)': (payload) => docxWith(payload),
    'xlsx (words)': (payload) =>
      xlsxOf({
        sheets: [
          {
            name: 'S',
            rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>${escaped(payload)}</t></is></c></row>`,
          },
        ],
      }),
    'xlsx (markup)': (payload) =>
      xlsxOf({ sheets: [{ name: payload.slice(0, 30), rows: payload }], doctype: '' }),
    'pptx (words)': (payload) => pptxOf([{ shapes: shapeXml([escaped(payload)]) }]),
    'pptx (markup)': (payload) => pptxOf([{ shapes: payload }]),
    odt: (payload) => openDocumentOf('text', `<text:p>${payload}</text:p>`),
    'a zip with such names': (payload) => packageOf({ [`word/${payload.slice(0, 500)}`]: payload }),
    'a GIF that is a page': (payload) => bytesOf(`GIF89a<html>${payload}</html>`),
  };
  test.each(Object.keys(files))(
    'as %s',
    async (kind) => {
      const [ending = ''] = kind.split(' ');
      await feed(`brief, ${kind}`, async (payload) => {
        const read = await readDocument({
          name: `${payload.slice(0, 50)}.${ending}`,
          bytes: files[kind]?.(payload) ?? bytesOf(''),
        });
        return read.ok;
      });
      expect(isHarmed()).toBe(false);
    },
    60_000,
  );

  test('are kept, listed and opened', async () => {
    const remote = await start(fakeEngine());
    value(await remote.openAiRequest(value(await remote.createAiRequest({ text: 'Company: Doi' }))));
    await feed('brief, pasted and opened', async (payload) => {
      const made = await remote.createAiRequest({ text: payload.slice(0, 400) });
      if (!isTaken(made)) return false;
      const opened = await remote.openAiRequest(value(made));
      return isTaken(opened);
    });
    expect(value(await remote.briefs()).length).toBeGreaterThan(150);
  }, 120_000);

  test('ten megabytes are cut or refused', async () => {
    for (const payload of [PAYLOADS[0] ?? '', 'ก', '[', '<a>']) {
      const text = payload.repeat(10_000_000 / payload.length);
      const read = await readDocument({ name: 'brief.txt', bytes: bytesOf(text) });
      expect(read.ok ? read.text.length : 0).toBeLessThanOrEqual(200_000);
      expect(() => cleanOutput(text)).not.toThrow();
    }
  }, 60_000);
});

describe('what services say', () => {
  test('a page service’s and a model’s text', async () => {
    const [page] = PAGES;
    await feed('page text', (payload) => cleanOutput(payload, page?.type).ok);
    await feed(
      'page text, inside JSON',
      (payload) => cleanOutput(JSON.stringify({ title: payload, [payload]: [payload] }), page?.type).ok,
    );
    expect(isHarmed()).toBe(false);
  });

  test('pages that hold it are stored, read and made into a file', async () => {
    const remote = await start(
      fakeEngine((request) => {
        const section = sectionOf(request);
        const at = request.pageNumber * 10;
        const output = Object.fromEntries(
          Object.entries(section.output).map(([key, one], index) => [
            key,
            typeof one === 'string' ? (PAYLOADS[(at + index) % PAYLOADS.length] ?? one) : one,
          ]),
        );
        return Promise.resolve({ ok: true, section: { ...section, output } });
      }),
    );
    const run = value(await remote.startRun(someAnswers('Doi'), { language: 'en' }));
    await worker?.until(ended(run.runId));
    expect(value(await remote.proposal(run.proposalId)).pages).toHaveLength(19);
  }, 60_000);

  test('files whose every text holds one are whole', async () => {
    const deck = new URL('../fixtures/decks/coffee-roaster-en.json', import.meta.url);
    let next = 0;
    const sections: Parameters<typeof readDeck>[0] = JSON.parse(
      readFileSync(deck, 'utf8'),
      (key, one: unknown) =>
        typeof one === 'string' && key !== 'type' && key !== 'basis'
          ? `${one} ${(PAYLOADS[(next += 1) % PAYLOADS.length] ?? '').slice(0, 300)}`
          : one,
    );
    const scene = await readDeck(sections, 'hostile', {});
    const { bytes } = await exportPptx(scene);
    expect(next).toBeGreaterThan(PAYLOADS.length);
    expect(packageDefects(new Uint8Array(bytes))).toEqual([]);
    counts.push(`files: ${next} texts, 0 defects of the package`);
  }, 120_000);

  test('a status', async () => {
    for (const status of [200, 202, 404, 500])
      await feed(`status ${status}`, (payload) => {
        const texts = [
          payload,
          JSON.stringify({ url: payload, message: payload, progress: payload, [payload]: payload }),
        ];
        return texts.some((text) => {
          const read = readStatus({ ok: true, status, text }, 'https://status.example/');
          if (read.kind === 'completed' && read.url !== undefined) expect(read.url).toMatch(/^https?:/u);
          return read.kind !== 'problem';
        });
      });
    expect(isHarmed()).toBe(false);
  });

  test('config.json', async () => {
    await feed('config.json', (payload) => {
      const { config } = readConfig(payload);
      const inside = readConfig(
        JSON.stringify({
          engine: payload,
          proxyUrl: payload,
          statusUrl: payload,
          limits: { pageDelayMs: payload },
          [payload]: payload,
        }),
      );
      for (const address of [config.proxyUrl, inside.config.proxyUrl, inside.config.statusUrl])
        expect(address ?? 'https:').toMatch(/^https?:/u);
      return inside.problems.length === 0;
    });
  });
});

describe('addresses and the mirror', () => {
  test('every address shows a view', async () => {
    await feed('address', (payload) => {
      const query = new URLSearchParams({ view: payload, step: payload }).toString();
      const { view } = viewOf(`/${payload}`, `?${query}`);
      expect(joined(['x', payload, [payload]])).toContain('x');
      return view === 'not-found' || view === 'proposal' || view === 'landing' || view === 'ai-request';
    });
  });

  test('a mirror that somebody else has written to is kept all the same', async () => {
    const remote = await start(fakeEngine());
    const run = value(await remote.startRun(someAnswers('Doi'), { language: 'en' }));
    await worker?.until(ended(run.runId));
    const events = worker?.events ?? [];
    await feed('mirror', async (payload) => {
      const held = new Map([
        [payload, payload],
        [`proposal_${payload}`, payload],
        ['proposal_history', payload],
        [`draft_${payload}`, JSON.stringify({ formData: payload })],
      ]);
      const local: KeyValue = {
        get length() {
          return held.size;
        },
        key: (index) => [...held.keys()][index] ?? null,
        getItem: (key) => held.get(key) ?? null,
        setItem: (key, text) => void held.set(key, text),
        removeItem: (key) => void held.delete(key),
      };
      const mirror = createMirror(remote, () => local);
      for (const event of events.slice(-3)) await mirror.handle(event);
      return held.size > 0;
    });
    expect(isHarmed()).toBe(false);
  }, 60_000);
});

describe('what is stored', () => {
  test('records with it in every text are read or set aside, and the work beside them stays', async () => {
    const first = await start(fakeEngine());
    const run = value(await first.startRun(someAnswers('Beside'), { language: 'en' }));
    await worker?.until(ended(run.runId));
    await worker?.stop();
    const database = await openDB(DATABASE_NAME);
    const [proposal] = await database.getAll('proposals');
    const [page] = await database.getAll('pages');
    for (const [index, payload] of PAYLOADS.entries()) {
      const id = `proposal_${index}`;
      await database.put('proposals', {
        ...proposal,
        proposalId: id,
        title: payload,
        formData: answersOf(payload),
        [payload]: payload,
      });
      await database.put('proposals', {
        ...proposal,
        proposalId: `${payload} `,
        state: payload,
        createdAt: payload,
      });
      await database.put('pages', {
        ...page,
        proposalId: id,
        sectionData: { type: payload, title: payload, output: payload },
      });
      await database.put('drafts', {
        draftId: id,
        status: 'PENDING',
        lastModified: payload,
        formData: payload,
      });
      await database.put('aiRequests', {
        id: `${payload} `,
        version: 'v1.0',
        createdAt: payload,
        text: payload,
      });
      await database.put('runs', {
        runId: id,
        proposalId: id,
        phase: 'queued',
        turn: index,
        engine: payload,
      });
    }
    await database.put('settings', {
      id: 'settings',
      engine: PAYLOADS[0],
      addresses: { proxyUrl: PAYLOADS[32] },
    });
    await database.put('settings', {
      id: 'agency',
      name: { a: 1 },
      logo: PAYLOADS[0],
      appearance: PAYLOADS[1],
    });
    database.close();
    const remote = await start(fakeEngine());
    const titles = value(await remote.history()).map(({ title }) => title);
    expect(titles).toContain('Beside');
    expect(titles).toHaveLength(PAYLOADS.length + 1);
    value(await remote.drafts());
    value(await remote.briefs());
    value(await remote.agency());
    for (let index = 0; index < PAYLOADS.length; index += 1)
      value(await remote.proposal(`proposal_${index}`));
    const { settings, storage } = value(await remote.settings());
    expect(settings.addresses).toBeUndefined();
    expect(storage.setAside).toBeGreaterThan(PAYLOADS.length);
    expect(value(await remote.setAsideRecords()).length).toBe(storage.setAside);
    counts.push(`records: ${6 * PAYLOADS.length + 2} stored, ${storage.setAside} set aside`);
  }, 120_000);

  test('a record nested a thousand deep, each level twice, is set aside in a moment and can be looked at', async () => {
    let deep: unknown = 'the end';
    for (let level = 0; level < 1000; level += 1) deep = { a: deep, b: deep };
    const before = await start(fakeEngine());
    value(await before.counts());
    await worker?.stop();
    const database = await openDB(DATABASE_NAME);
    await database.put('proposals', {
      proposalId: 'deep',
      createdAt: '2026',
      state: 'complete',
      formData: deep,
    });
    database.close();
    const started = performance.now();
    const remote = await start(fakeEngine());
    expect(value(await remote.history())).toEqual([]);
    expect(value(await remote.setAsideRecords())).toMatchObject([{ id: 'proposals/deep', text: '' }]);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('codes before a camera', () => {
  test('as a code, and as what codes carry', async () => {
    const remote = await start(fakeEngine());
    const receiver = createReceiver();
    // What looks inside is loaded first.
    await remote.lookInArchive(bytesOf(''));
    await feed('code', async (payload) => (await receiver.take(payload)).kind !== 'foreign');
    await feed('code, letters of codes', async (payload) => {
      const letters = payload.toUpperCase().replaceAll(/[^0-9A-Z $%*+\-./:]/gu, '$');
      return (await receiver.take(letters)).kind !== 'foreign';
    });
    await feed('codes, a file', async (payload) => {
      const codes = await codesOf(new TextEncoder().encode(payload));
      if (codes === undefined) return false;
      const fresh = createReceiver();
      let taken = await fresh.take(codes.code(0));
      for (let number = 1; number < codes.parts; number += 1) taken = await fresh.take(codes.code(number));
      if (taken.kind !== 'whole') throw new Error('It arrives.');
      return isTaken(await remote.lookInArchive(taken.file.slice().buffer));
    });
    expect(isHarmed()).toBe(false);
  }, 60_000);
});

describe('files', () => {
  test('as a copy', async () => {
    const remote = await start(fakeEngine());
    await feed('copy, bytes', async (payload) => isTaken(await remote.lookInArchive(bytesOf(payload))));
    await feed('copy, a zip around it', async (payload) =>
      isTaken(
        await remote.lookInArchive(packageOf({ 'manifest.json': payload, 'manifest.sha256': payload })),
      ),
    );
    await feed('copy, passphrase', async (payload) =>
      isTaken(await remote.lookInArchive(bytesOf('PK'), payload)),
    );
    expect(isHarmed()).toBe(false);
  });

  test('in a copy', async () => {
    const remote = await start(fakeEngine());
    for (const payload of PAYLOADS)
      value(await remote.saveDraft({ formData: answersOf(payload), language: 'en', currentStep: 1 }));
    const before = value(await remote.drafts()).map(({ formData }) => formData.clientInfo.keyMessage);
    const { bytes } = value(await remote.saveArchive('everything'));
    await worker?.stop();
    emptyDevice();
    const other = await start(fakeEngine());
    const { items } = value(await other.lookInArchive(bytes));
    value(
      await other.takeFromArchive(
        bytes,
        items.map(({ id }) => ({ id })),
      ),
    );
    const after = value(await other.drafts()).map(({ formData }) => formData.clientInfo.keyMessage);
    expect(after.toSorted()).toEqual(before.toSorted());
    counts.push(`in a copy: ${after.length} come back to the letter`);
  }, 60_000);

  test('as a picture', async () => {
    const remote = await start(fakeEngine());
    const person = { name: '', person: '', email: '', phone: '', web: '', appearance: {} };
    await feed('logo', async (payload) => {
      const bytes = bytesOf(`\u0089PNG\r\n\u001a\n${payload}`);
      expect(pictureSize(new Uint8Array(bytes))).toBeUndefined();
      const logo = { type: 'image/png', bytes, width: 9, height: 9, ground: 'any' } as const;
      return isTaken(await remote.saveAgency({ ...person, logo }));
    });
    await feed('agency', async (payload) =>
      isTaken(await remote.saveAgency({ ...person, name: payload, web: payload })),
    );
  });
});
