/**
 * What every landed version has stored opens in this one. `WRITE_RECORDS=1` writes this version's records beside those of
 * earlier ones, whose fixtures are never written again: they are what people have on their devices.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src-worker/engines/load.ts';
import { latestVersion, MIGRATIONS, upgrade } from '../../src-worker/store/migrations.ts';
import { DATABASE_NAME, STORE_NAMES } from '../../src-worker/store/schema.ts';
import { FORM_EDITION } from '../../src/shared/domain/final-form.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { emptyDevice, fakeEngine, startWorker, type InProcessWorker } from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

const FOLDER = new URL('../fixtures/records/', import.meta.url);
const NOW = `database-${latestVersion(MIGRATIONS)}-form-${FORM_EDITION}`;

interface Kept {
  /** Version of the database. */
  database: number;
  /** Records by their stores; bytes as `{ base64 }`. */
  records: Record<string, unknown[]>;
  /** The same work as an archive, in Base64. */
  archive: string;
}

const workers: InProcessWorker[] = [];
const start = async (...given: Parameters<typeof startWorker>): Promise<InProcessWorker> => {
  const worker = await startWorker(...given);
  workers.push(worker);
  return worker;
};
beforeEach(emptyDevice);
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});

const asText = (_key: string, one: unknown): unknown =>
  one instanceof ArrayBuffer ? { base64: Buffer.from(one).toString('base64') } : one;
const asStored = (_key: string, one: unknown): unknown =>
  typeof one === 'object' && one !== null && 'base64' in one && typeof one.base64 === 'string'
    ? new Uint8Array(Buffer.from(one.base64, 'base64')).buffer
    : one;

/** A proposal with a history, a draft, a brief, settings and an agency: something in every store. */
async function write(): Promise<void> {
  const worker = await start(fakeEngine(), { engine: loadEngine });
  const { remote } = worker;
  const { formData, language } = readBrief('coffee-roaster-en');
  const draft = value(await remote.saveDraft({ formData, language, currentStep: 5 }));
  const run = value(await remote.startRun(formData, { language, draftId: draft.draftId }));
  await worker.until(ended(run.runId));
  value(await remote.rename(run.proposalId, 'Doi Saket'));
  value(await remote.edit(run.proposalId, 1, [{ path: 'output.tagline', value: 'By hand' }]));
  value(await remote.arrange(run.proposalId, { hide: 2 }));
  value(await remote.undo(run.proposalId));
  const other = { ...formData, clientInfo: { ...formData.clientInfo, companyName: 'Rim Nam' } };
  value(await remote.saveDraft({ formData: other, language: 'th', currentStep: 3 }));
  value(await remote.createAiRequest({ text: 'Company: Baan Suan' }));
  const bytes = new Uint8Array(readFileSync(new URL('../logos/wide.png', FOLDER))).buffer;
  const logo = { type: 'image/png', bytes, ...LOGO_SIZE, ground: 'any' } as const;
  const person = { name: 'North', person: 'Nok', email: '', phone: '', web: '' };
  value(await remote.saveAgency({ ...person, logo, appearance: { brandColour: '#123456' } }));
  value(await remote.saveSettings({ engine: 'planner' }));
  const archive = Buffer.from(value(await remote.saveArchive('everything')).bytes).toString('base64');
  const database = await openDB(DATABASE_NAME);
  const all = await Promise.all(
    STORE_NAMES.map(async (name) => [name, await database.getAll(name)] as const),
  );
  const kept = { database: database.version, records: Object.fromEntries(all), archive };
  database.close();
  writeFileSync(new URL(`${NOW}.json`, FOLDER), `${JSON.stringify(kept, asText)}\n`);
}

/** Of the logo, pixels. */
const LOGO_SIZE = (() => {
  const bytes = readFileSync(new URL('../logos/wide.png', FOLDER));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
})();

test.runIf(process.env['WRITE_RECORDS'] === '1')('the records of this version are written', async () => {
  await write();
  expect(existsSync(new URL(`${NOW}.json`, FOLDER))).toBe(true);
});

test('this version’s records are among the fixtures', () => {
  expect(existsSync(new URL(`${NOW}.json`, FOLDER)), 'run with WRITE_RECORDS=1').toBe(true);
});

describe.each(readdirSync(FOLDER).filter((name) => name.endsWith('.json')))('%s', (name) => {
  const kept: Kept = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'), asStored);

  /** Everything that a person made is there, and none of it is set aside. */
  async function isThere({ remote }: InProcessWorker): Promise<boolean> {
    const [proposal] = value(await remote.history());
    expect(proposal).toMatchObject({ title: 'Doi Saket', state: 'complete', donePages: 19 });
    const id = proposal?.proposalId ?? '';
    const { pages } = value(await remote.proposal(id));
    expect(pages[0]?.sectionData?.output).toMatchObject({ tagline: 'By hand' });
    expect(value(await remote.versions(id)).length).toBeGreaterThan(2);
    value(await remote.undo(id));
    expect(value(await remote.drafts()).map((one) => one.formData.clientInfo.companyName)).toContain(
      'Rim Nam',
    );
    expect(value(await remote.briefs())).toHaveLength(1);
    expect(value(await remote.agency())).toMatchObject({ name: 'North', logo: LOGO_SIZE });
    const { settings, storage } = value(await remote.settings());
    expect(settings.engine).toBe('planner');
    expect(storage).toMatchObject({ kind: 'durable', setAside: 0 });
    return true;
  }

  test('its records open', async () => {
    const steps = MIGRATIONS.slice(0, kept.database);
    const database = await openDB(DATABASE_NAME, kept.database, {
      upgrade: (open, from, _to, transaction) => void upgrade(steps, from, open, transaction),
    });
    for (const [store, records] of Object.entries(kept.records))
      for (const record of records) await database.put(store, record);
    database.close();
    expect(await isThere(await start(fakeEngine()))).toBe(true);
  });

  test('its copy opens', async () => {
    const worker = await start(fakeEngine());
    const bytes = new Uint8Array(Buffer.from(kept.archive, 'base64')).buffer;
    const { items } = value(await worker.remote.lookInArchive(bytes));
    value(
      await worker.remote.takeFromArchive(
        bytes,
        items.map(({ id }) => ({ id })),
      ),
    );
    expect(await isThere(worker)).toBe(true);
  });
});
