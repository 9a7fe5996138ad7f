/**
 * Between the reading of something and the storing of what was made of it, another tab may have changed it. Nothing that it
 * did is put back: only what differs from what was read is changed.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlanner } from '../../src-worker/engines/planner/index.ts';
import { leavesOf, readField } from '../../src/shared/domain/editing/path.ts';
import { freeSection } from '../../src/shared/domain/free-page.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { FREE_WORDS, onePixel } from '../fixtures/free-pages.ts';
import { emptyDevice, startWorker, type InProcessWorker } from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

/** While pages are written. */
const WAIT = { timeout: 20_000, interval: 50 };

const workers: InProcessWorker[] = [];
beforeEach(emptyDevice);
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});

/** Two tabs of one device, and a proposal that both have read. */
async function desk() {
  for (let tab = 0; tab < 2; tab += 1) workers.push(await startWorker(createPlanner()));
  const [here, there] = workers;
  if (here === undefined || there === undefined) throw new Error('two tabs');
  const { formData } = readBrief('coffee-roaster-en');
  const run = value(await here.remote.startRun(structuredClone(formData), { language: 'en' }));
  await here.until(ended(run.runId));
  const id = run.proposalId;
  const now = async () => value(await here.remote.proposal(id));
  const section = async (number: number) => {
    const found = (await now()).pages.find(({ pageNumber }) => pageNumber === number)?.sectionData;
    if (found === undefined) throw new Error(`no page ${number}`);
    return found;
  };
  /** Whoever writes it. */
  const settled = () => vi.waitFor(async () => expect((await now()).run?.phase).toBe('finished'), WAIT);
  return { here: here.remote, there: there.remote, id, now, section, settled };
}

test('a deck: what two tabs do to it at once all stands, in every order', async () => {
  const { here, there, id, now } = await desk();
  const picture = { type: 'image/png' as const, bytes: onePixel(), width: 1, height: 1 };
  const number = value(await here.addPicture(id, picture));
  const place = { number, name: 'a.png', alt: '', ratio: 1, pageNumber: 1, slot: 'cover', item: 0 } as const;
  const logo = { number, name: 'l.png', ratio: 1, ground: 'any', colours: [] } as const;
  const page = freeSection('quote', FREE_WORDS);
  const answers = await Promise.all([
    here.arrange(id, { hide: 4 }),
    there.addPage(id, page, 3),
    here.arrange(id, { place }),
    there.arrange(id, { hide: 6 }),
    here.duplicatePage(id, 8),
    there.arrange(id, { logo }),
    here.arrange(id, { move: 10, behind: 2 }),
    there.arrange(id, { describe: { pageNumber: 1, slot: 'cover', item: 0, number }, alt: 'A dot' }),
  ]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const { proposal, free } = await now();
  const { order = [], hidden, pictures, logo: own } = proposal.deck ?? {};
  expect(hidden?.toSorted()).toEqual([4, 6]);
  expect(free).toHaveLength(2);
  expect(order[order.indexOf(2) + 1]).toBe(10);
  expect(new Set(order)).toEqual(new Set([...Array(19).keys()].map((at) => at + 1).concat(101, 102)));
  expect(pictures).toEqual([{ ...place, alt: 'A dot' }]);
  expect(own).toEqual(logo);
});

test('answers: each tab’s own are stored', async () => {
  const { here, there, id, now } = await desk();
  const { formData: base } = (await now()).proposal;
  const named: FormData = { ...base, clientInfo: { ...base.clientInfo, companyName: 'Rim Nam' } };
  const priced = {
    ...base,
    campaignObjectives: { ...base.campaignObjectives, marketingMediaBudget: '500,000 THB' },
  };
  await Promise.all([here.changeAnswers(id, named, base), there.changeAnswers(id, priced, base)]);
  expect((await now()).proposal.formData).toMatchObject({
    clientInfo: { companyName: 'Rim Nam' },
    campaignObjectives: { marketingMediaBudget: '500,000 THB' },
  });
});

test('find and replace: it is made of the words that stand when it is stored', async () => {
  const { here, there, id, section } = await desk();
  value(await here.edit(id, 3, [{ path: 'title', value: 'Sell oranges by post' }]));
  const [replaced, edited] = await Promise.all([
    here.replace(id, 'oranges', 'lemons', {}, [{ pageNumber: 3, path: 'title' }]),
    there.edit(id, 3, [{ path: 'title', value: 'Sell oranges by hand' }]),
  ]);
  expect([replaced.ok, edited.ok]).toEqual([true, true]);
  expect((await section(3)).title).toContain('by hand');
});

test('another take: of a page that changed meanwhile, only what was chosen is taken', async () => {
  const { here, there, id, now, section } = await desk();
  const seen = (await now()).proposal.journal?.last ?? 0;
  const [take] = value(await here.takes(id, 13));
  if (take === undefined) throw new Error('no other take');
  const before = await section(13);
  const untouched = leavesOf(before).findLast(
    ({ path, text }) => path.startsWith('output.') && readField(take.section, path) === text,
  );
  if (untouched === undefined) throw new Error('the take says nothing that the page says');
  value(await there.edit(id, 13, [{ path: untouched.path, value: 'By the other tab' }]));
  value(await here.take(id, 13, { ...take.section, title: 'Taken' }, undefined, seen));
  const after = await section(13);
  expect(after.title).toBe('Taken');
  expect(readField(after, untouched.path)).toBe('By the other tab');
});

test('figures of a chart are stored as a whole, and each tab’s cells stand', async () => {
  const { here, there, id, now, section } = await desk();
  const seen = (await now()).proposal.journal?.last ?? 0;
  const { evidence } = await section(16);
  const at = evidence.findIndex(({ data }) => Array.isArray(Object(data).values));
  const path = `evidence.${at}.data`;
  const data: { values: number[] } = Object(evidence[at]?.data);
  const withCell = (cell: number, number: number) => ({ ...data, values: data.values.with(cell, number) });
  value(await here.edit(id, 16, [{ path, value: withCell(0, 4711) }], seen));
  value(await there.edit(id, 16, [{ path, value: withCell(1, 4712) }], seen));
  expect((await section(16)).evidence[at]?.data).toMatchObject({
    values: data.values.with(0, 4711).with(1, 4712),
  });
});

test('looks, settings, the agency and assumptions: a tab changes what it changed', async () => {
  const { here, there, id, now, settled } = await desk();
  await here.setAppearance(id, { fontFamily: 'Kanit' }, {});
  value(await there.setAppearance(id, { brandColour: '#123456' }, {}));
  expect((await now()).proposal.appearance).toEqual({ fontFamily: 'Kanit', brandColour: '#123456' });
  value(await here.setAppearance(id, { brandColour: '#123456' }, (await now()).proposal.appearance));
  expect((await now()).proposal.appearance).toEqual({ brandColour: '#123456' });

  value(await here.saveSettings({ addresses: { proxyUrl: 'https://a.example/p' } }, {}));
  value(await there.saveSettings({ engine: 'planner', addresses: { statusUrl: 'https://a.example/s' } }, {}));
  const { settings } = value(await here.settings());
  expect(settings).toMatchObject({
    engine: 'planner',
    addresses: { proxyUrl: 'https://a.example/p', statusUrl: 'https://a.example/s' },
  });
  value(await here.saveSettings({ engine: 'planner' }, settings));
  expect(value(await here.settings()).settings).not.toHaveProperty('addresses');

  const { savedAt: _savedAt, ...empty } = value(await here.agency());
  const logo = { type: 'image/png', bytes: onePixel(), width: 1, height: 1, ground: 'any' } as const;
  value(await here.saveAgency({ ...empty, name: 'North', logo }, empty));
  value(await there.saveAgency({ ...empty, person: 'Nok' }, empty));
  expect(value(await here.agency())).toMatchObject({ name: 'North', person: 'Nok', logo: { width: 1 } });

  const [one, two] = value(await here.assumptions(id));
  if (one === undefined || two === undefined) throw new Error('two assumptions');
  value(await here.setAssumptions(id, { [one.id]: one.min }, {}));
  await settled();
  value(await there.setAssumptions(id, { [two.id]: two.max }, {}));
  await settled();
  expect(Object.keys((await now()).proposal.assumptions ?? {}).toSorted()).toEqual(
    [one.id, two.id].toSorted(),
  );
});
