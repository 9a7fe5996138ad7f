/** AI requests: briefs of this device and requests of a remote service, as drafts that are made once. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftRecord } from '../../src/shared/domain/records.ts';
import { REQUESTS } from '../fixtures/requests/requests.ts';
import { field } from '../service/json.ts';
import { startService, type Service } from '../service/service.ts';
import { emptyDevice, fakeEngine, startWorker, type InProcessWorker } from './support/in-process-worker.ts';
import { value } from './support/result.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());

const workers: InProcessWorker[] = [];
beforeEach(emptyDevice);
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  service.reset();
  vi.restoreAllMocks();
});

async function start(options: Parameters<typeof startWorker>[1] = {}): Promise<InProcessWorker> {
  const worker = await startWorker(fakeEngine(), options);
  workers.push(worker);
  return worker;
}
const remote = () => ({ deployment: { aiRequestUrl: service.addresses.aiRequestUrl } });
const opened = async ({ remote: api }: InProcessWorker, id: string): Promise<DraftRecord> =>
  value(await api.draft(value(await api.openAiRequest(id)).draftId));

const BRIEF = 'Company: Baan Dao\nWebsite: baandao.example\nBudget: 90,000 THB per month';

describe('a brief of this device', () => {
  test('is listed with what began with it, is deleted with its last trace, and can be brought back', async () => {
    const worker = await start();
    const { remote: api, until } = worker;
    const text = `${BRIEF}\n${'More of it. '.repeat(20)}`;
    const id = value(await api.createAiRequest({ text }));
    const draft = await opened(worker, id);
    const [brief] = value(await api.briefs());
    expect(brief).toMatchObject({ id, draftId: draft.draftId, uses: 1, characters: text.trim().length });
    expect(brief?.title).toMatch(/^Company: Baan Dao Website: .{1,60}…$/u);

    const { formData, language, draftId } = draft;
    const { runId, proposalId } = value(await api.startRun(formData, { language, draftId }));
    await until(
      (event) => event.type === 'runDidChange' && event.run.runId === runId && event.run.phase === 'finished',
    );
    expect(value(await api.history())).toMatchObject([{ proposalId, draftId }]);
    expect(value(await api.briefs())).toMatchObject([{ uses: 1 }]);
    value(await api.removeProposal(proposalId));
    expect(value(await api.briefs())).toMatchObject([{ uses: 0 }]);

    value(await api.removeBrief(id));
    expect(value(await api.briefs())).toEqual([]);
    expect(await api.draft(draftId)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
    expect(await api.openAiRequest(id)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
    expect(await api.removeBrief(id)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });

    value(await api.restoreBrief(id));
    expect(value(await api.briefs())).toMatchObject([{ id, uses: 0 }]);
    expect(value(await api.draft(draftId)).prefilled).toEqual(draft.prefilled);
  });

  test('that is deleted alone leaves what began with it', async () => {
    const worker = await start();
    const id = value(await worker.remote.createAiRequest({ text: BRIEF }));
    const draft = await opened(worker, id);
    value(await worker.remote.removeBrief(id));
    expect(value(await worker.remote.draft(draft.draftId))).toEqual(draft);
  });

  test('fills a draft, each answer with its sentence, and what was typed since stays', async () => {
    const worker = await start(remote());
    const id = value(await worker.remote.createAiRequest({ text: BRIEF }));
    const draft = await opened(worker, id);
    expect(draft.formData.clientInfo.companyName).toBe('Baan Dao');
    expect(draft.formData.marketingChannels.website).toBe('https://baandao.example');
    expect(draft.language).toBe('en');
    expect(draft.prefilled).toEqual({
      'clientInfo.companyName': 'Company: Baan Dao',
      'marketingChannels.website': 'Website: baandao.example',
      'campaignObjectives.marketingMediaBudget': 'Budget: 90,000 THB per month',
    });
    const { draftId, formData, language } = draft;
    formData.clientInfo.companyName = 'Baan Dao Resort';
    const { 'clientInfo.companyName': _touched, ...prefilled } = draft.prefilled ?? {};
    value(await worker.remote.saveDraft({ draftId, formData, language, currentStep: 3, prefilled }));
    await worker.stop();
    const again = await start();
    expect(value(await again.remote.openAiRequest(id))).toEqual({ draftId, currentStep: 3 });
    const kept = await opened(again, id);
    expect(kept.formData.clientInfo.companyName).toBe('Baan Dao Resort');
    expect(kept.prefilled).toEqual(prefilled);
    // A brief leaves the device for no service.
    expect(service.log).toEqual([]);
  });

  test('keeps what is offered for a field that stays empty, until it is dismissed', async () => {
    const { remote: api } = await start();
    const text = `${BRIEF}\nBudget: 40,000 THB per month`;
    const id = value(await api.createAiRequest({ text }));
    const first = value(await api.openAiRequest(id));
    const path = 'campaignObjectives.marketingMediaBudget';
    const { formData, offered = [], language } = value(await api.draft(first.draftId));
    expect(formData.campaignObjectives.marketingMediaBudget).toBe('');
    expect(
      offered.filter((one) => one.path === path).toSorted((a, b) => (a.source < b.source ? -1 : 1)),
    ).toEqual([
      { path, value: '40,000 THB per month', source: 'Budget: 40,000 THB per month' },
      { path, value: '90,000 THB per month', source: 'Budget: 90,000 THB per month' },
    ]);
    // Dismissed: gone for good, also where another tab still has it.
    const { draftId, revision = 0 } = value(await api.draft(first.draftId));
    const input = { draftId, formData, language, currentStep: 4, base: { formData, language, revision } };
    value(await api.saveDraft({ ...input, offered: offered.filter((one) => one.path !== path) }));
    value(await api.saveDraft({ ...input, offered }));
    const kept = value(await api.draft(draftId)).offered ?? [];
    expect(kept.filter((one) => one.path === path)).toEqual([]);
    expect(kept).toHaveLength(offered.length - 2);
  });

  test('may be a file, in Thai', async () => {
    const worker = await start();
    const file = REQUESTS.find(({ fileName }) => fileName.endsWith('.docx'));
    if (file === undefined) throw new Error('no Word document among the briefs');
    const id = value(await worker.remote.createAiRequest({ name: file.fileName, bytes: file.bytes() }));
    const draft = await opened(worker, id);
    expect(draft.formData.clientInfo.companyName).toContain('Lingo Park');
    expect(draft.language).toBe('th');
  });

  test('a file that cannot be read, and no text, are refused with the reason', async () => {
    const { remote: api } = await start();
    const bytes = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]).buffer;
    expect(await api.createAiRequest({ name: 'brief.doc', bytes })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', reason: { code: 'document-old-office' } },
    });
    expect(await api.createAiRequest({ text: '  \n ' })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', reason: { code: 'brief-empty' } },
    });
  });

  describe('with a model', () => {
    const settings = () => ({
      engine: 'model' as const,
      model: { preset: '', baseUrl: service.modelUrl, model: 'reference' },
    });
    test('is read by it; what the brief does not say is left out', async () => {
      const worker = await start();
      value(await worker.remote.saveSettings(settings()));
      const said = {
        fields: [
          { path: 'clientInfo.companyName', value: 'Baan Dao', quote: 'Company: Baan Dao' },
          { path: 'clientInfo.businessSubType', value: 'Hotel & Resort', quote: 'Baan Dao' },
          { path: 'clientInfo.strengths', value: 'Friendly', quote: 'Our staff is friendly' },
        ],
        competitors: [{ name: 'Rain Hill', website: '', strengths: '', weaknesses: '', quote: 'Rain Hill' }],
      };
      service.script({ call: 'chat', chat: JSON.stringify(said) });
      const text = `${BRIEF}\nCompetitor: Rain Hill`;
      const draft = await opened(worker, value(await worker.remote.createAiRequest({ text })));
      expect(Object.keys(draft.prefilled ?? {}).toSorted()).toEqual([
        'clientInfo.businessSubType',
        'clientInfo.businessType',
        'clientInfo.companyName',
        'competitiveAnalysis.competitors',
      ]);
      expect(draft.formData.competitiveAnalysis.competitors.map(({ name }) => name)).toEqual(['Rain Hill']);
      const [call, ...more] = service.calls('chat');
      expect(more).toEqual([]);
      expect(field(field(call?.body, 'response_format'), 'type')).toBe('json_schema');
    });
    test('that fails is replaced by the device', async () => {
      const worker = await start();
      value(await worker.remote.saveSettings(settings()));
      service.script({ call: 'chat', status: 429 });
      const draft = await opened(worker, value(await worker.remote.createAiRequest({ text: BRIEF })));
      expect(draft.formData.campaignObjectives.marketingMediaBudget).toBe('90,000 THB per month');
    });
  });
});

describe('a request of the remote service', () => {
  test('with extracted data: one call, taxonomy ids matched, every filled field marked', async () => {
    const worker = await start({ ...remote(), readSession: () => ({ token: 'sso-1' }) });
    const draft = await opened(worker, 'from-afar');
    expect(draft.formData.clientInfo.companyName).toBe('Doi Saket Coffee Roasters');
    expect(draft.formData.clientInfo.businessType).toMatch(/^Food, Beverages & Tobacco/u);
    expect(draft.prefilled?.['clientInfo.companyName']).toBe('');
    expect(service.log.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /ai-request/from-afar']);
    expect(service.log[0]?.headers).toMatchObject({
      authorization: 'Bearer sso-1',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    // Opened again, it is the draft of this device.
    await opened(worker, 'from-afar');
    expect(service.log).toHaveLength(1);
  });

  test('without extracted data: the second call, with the data', async () => {
    const worker = await start(remote());
    const draft = await opened(worker, 'bare-1');
    expect(draft.formData.clientInfo.companyName).toBe('Doi Saket Coffee Roasters');
    expect(service.log.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /ai-request/bare-1',
      'POST /ai-request/extract',
    ]);
    expect(field(field(service.log[1]?.body, 'data'), 'json')).toBeDefined();
  });

  test('ids that match nothing give empty values and a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const worker = await start(remote());
    const extracted = {
      clientInfo: { companyName: 'Sai Thong' },
      business_type_validated: { id: 6 },
      business_category_validated: { id: 32, business_type_id: 7 },
    };
    service.script({
      call: 'ai-request',
      nth: 1,
      times: 1,
      body: { data: { json: { extracted_data: extracted } } },
    });
    const one = await opened(worker, 'one');
    expect(one.formData.clientInfo).toMatchObject({
      businessType: expect.stringMatching(/^Food/u),
      businessSubType: '',
    });
    expect(warn).toHaveBeenCalledTimes(1);
    service.reset();
    service.script({
      call: 'ai-request',
      body: { data: { json: { extracted_data: { ...extracted, business_type_validated: { id: 99 } } } } },
    });
    const two = await opened(worker, 'two');
    expect(two.formData.clientInfo).toMatchObject({ businessType: '', businessSubType: '' });
    expect(two.formData.clientInfo.companyName).toBe('Sai Thong');
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test.each<[string, object, object]>([
    ['an unknown id', { status: 404 }, { kind: 'not-found', retryable: false }],
    ['trouble', { status: 503 }, { kind: 'service', retryable: true }],
    ['a lost connection', { drop: 'before-headers' }, { kind: 'network', retryable: true }],
    ['no data', { body: { data: null } }, { kind: 'not-found', retryable: false }],
    ['a sign-in', { status: 401 }, { kind: 'needs-sign-in', retryable: false }],
  ])('%s fails after one call', async (_name, rule, failure) => {
    const worker = await start(remote());
    service.script({ call: 'ai-request', ...rule });
    expect(await worker.remote.openAiRequest('x1')).toMatchObject({ ok: false, failure });
    expect(service.log).toHaveLength(1);
  });

  test('without a service an id that this device does not know fails', async () => {
    const worker = await start();
    expect(await worker.remote.openAiRequest('x1')).toMatchObject({
      ok: false,
      failure: { kind: 'not-found', retryable: false },
    });
  });
});
