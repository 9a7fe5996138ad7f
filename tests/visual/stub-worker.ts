/**
 * A worker that only pretends: one proposal made of a fixture's pages, in the state that its own address names
 * (`?state=waiting`). Slides are laid out by the real code. For pictures of states that are hard to reach by hand.
 */
import { expose } from 'comlink';
import { lazyDeck } from '../../src-worker/api/deck.ts';
import type { DeliveryStatus } from '../../src/shared/contract/delivery.ts';
import type { ProposalView } from '../../src/shared/contract/work.ts';
import type { RunSnapshot } from '../../src/shared/domain/run-view.ts';
import type { WorkerEvent } from '../../src/shared/contract/events.ts';
import { defaultConfig } from '../../src/shared/domain/config.ts';
import { ok, fail, type Result } from '../../src/shared/domain/failure.ts';
import type { Language } from '../../src/shared/domain/options.ts';
import { PAGES } from '../../src/shared/domain/pages.ts';
import { emptyFormData } from '../../src/shared/domain/questionnaire.ts';
import type { Appearance, PageRecord } from '../../src/shared/domain/records.ts';
import type { Section } from '../../src/shared/domain/sections.ts';
import { readReason } from '../../src/shared/domain/read-reason.ts';

const state = new URL(import.meta.url).searchParams.get('state') ?? 'complete';
const lang: Language = state.endsWith('-th') ? 'th' : 'en';
const ID = 'proposal_1_sample';
const NOW = Date.now();
const iso = (agoMs: number): string => new Date(NOW - agoMs).toISOString();

const FAILURES: Readonly<Record<number, string>> = {
  9: 'Page 9 timeout after 90000ms',
  14: 'Network error: Cannot reach proxy server',
};

function written(): number[] {
  if (state.startsWith('running') || state.startsWith('waiting') || state.startsWith('paused'))
    return [1, 2, 3, 4, 5, 6, 7];
  if (state.startsWith('unfinished')) return [1, 2, 3, 4, 5, 6, 7, 8, 10, 11];
  if (state.startsWith('starting') || state.startsWith('queued')) return [];
  return PAGES.map(({ pageNumber }) => pageNumber);
}

// A glob, since the compiler wants every imported JSON file in its list.
const decks = import.meta.glob<readonly (Section & { pageNumber: number })[]>('../fixtures/decks/*.json', {
  eager: true,
  import: 'default',
});
const sections = Object.entries(decks).find(([path]) => path.endsWith(`-${lang}.json`))?.[1] ?? [];
const ofAll = (message: string): Readonly<Record<number, string>> =>
  Object.fromEntries(PAGES.map(({ pageNumber }) => [pageNumber, message]));
const failedPages = state.startsWith('failed')
  ? FAILURES
  : state.startsWith('mixed')
    ? { ...FAILURES, 7: 'Network error: Cannot reach proxy server' }
    : state.startsWith('none-setting')
      ? ofAll('Proxy error 404: Not Found')
      : state.startsWith('none-service')
        ? ofAll('Network error: Cannot reach proxy server')
        : {};
/** Pages that lack what their slides need, with the fields that are empty. */
const lacking: Readonly<Record<number, readonly string[]>> = state.startsWith('mixed')
  ? { 4: ['dataSources'], 11: ['customersWant', 'weDoBest', 'sweetSpotSummary'] }
  : {};
const pages: PageRecord[] = written().flatMap((pageNumber): PageRecord[] => {
  const title = PAGES[pageNumber - 1]?.title ?? '';
  const common = {
    proposalId: ID,
    pageNumber,
    title,
    requestId: '3f9a07c2'.padEnd(56, '0') + 'b81e5d44',
    engine:
      state.startsWith('mixed') || state.startsWith('none') ? ('agency' as const) : ('planner' as const),
    formHash: 'h',
    finishedAt: iso((20 - pageNumber) * 1000),
  };
  const error = failedPages[pageNumber];
  if (error !== undefined) return [{ ...common, success: false, error: readReason(error) }];
  const sectionData = sections.find((section) => section.pageNumber === pageNumber);
  if (sectionData === undefined) return [];
  const empty = Object.fromEntries((lacking[pageNumber] ?? []).map((field) => [field, '']));
  const output = { ...sectionData.output, ...empty };
  return [{ ...common, success: true, sectionData: { ...sectionData, output } }];
});

const empty = emptyFormData();
const view: ProposalView = {
  proposal: {
    proposalId: ID,
    requestId: 'r',
    version: 'v1.0',
    language: lang,
    title: lang === 'th' ? 'คลินิกทันตกรรมยิ้มชื่น' : 'Doi Saket Coffee Roasters',
    state: written().length < 19 ? 'unfinished' : 'complete',
    createdAt: iso(60_000),
    generatedAt: iso(1000),
    appearance: {},
    formData: {
      ...empty,
      clientInfo: {
        ...empty.clientInfo,
        companyName: 'Doi Saket Coffee Roasters',
        businessType: 'Food, Beverages & Tobacco / อาหาร เครื่องดื่ม และยาสูบ',
        businessSubType: 'Coffee & Tea / กาแฟและชา',
        heroProduct: 'Nine-Day Fresh subscription (2 × 250 g a month)',
        startingPrice: 'THB 390 per 250 g bag',
        keyMessage: 'From our hill to your cup in nine days',
        productService: 'Single-origin roasted beans, drip bags and a monthly subscription',
      },
      targetAudience: {
        ...empty.targetAudience,
        targetDemographics: 'Office and remote workers who brew at home',
        ageRangeMin: 25,
        ageRangeMax: 44,
      },
      campaignObjectives: {
        ...empty.campaignObjectives,
        marketingMediaBudget: '120,000 THB per month for 3 months',
      },
    },
  },
  pages,
};

const PHASES: Readonly<Record<string, RunSnapshot['phase']>> = {
  running: 'running',
  starting: 'running',
  waiting: 'waiting',
  paused: 'paused',
  queued: 'queued',
  final: 'finished',
};
const phase = PHASES[state.split('-')[0] ?? ''];
const REASONS = ['offline', 'service-unreachable', 'needs-key', 'needs-sign-in'] as const;
const reason = REASONS.find((each) => state.startsWith(`waiting-${each}`));
const run: RunSnapshot | undefined = phase && {
  runId: 'run-1',
  proposalId: ID,
  title: view.proposal.title,
  language: lang,
  engine: 'planner',
  phase,
  ...(reason ? { waitReason: reason } : {}),
  finishedPages: pages.map((page) => ({
    pageNumber: page.pageNumber,
    success: page.success,
    finishedAt: page.finishedAt,
  })),
  ...(phase === 'running' ? { currentPage: pages.length + 1 } : {}),
  totalPages: pages.length === 0 ? 20 : 19,
  progress: Math.round((pages.length / 19) * 100),
  startedAt: iso(60_000),
  ...(pages.length > 0 ? { msLeft: 240_000 } : {}),
};
if (run) view.run = run;

const delivery = (): DeliveryStatus => {
  if (state.startsWith('building')) return { state: 'processing', progress: 45 };
  if (state.startsWith('broken')) return { state: 'error', reason: { code: 'status-unknown' } };
  return {
    state: 'completed',
    delivery: {
      kind: 'local',
      fileName: 'Doi Saket Coffee Roasters - Proposal.pptx',
      size: 486_000,
      fontsSize: 240_000,
      slideCount: 21,
    },
  };
};

const known = <T>(id: string, value: T): Result<T> =>
  id === ID ? ok(value) : fail('not-found', { code: 'not-on-device', what: 'proposal' });
const settled = async <T>(value: T): Promise<Result<T>> => ok(value);

const answers = {
  ping: () => settled(0),
  subscribe: (_listener: (event: WorkerEvent) => void) => settled(undefined),
  runs: () => settled(run ? [run] : []),
  drafts: () => settled([]),
  history: () => settled([]),
  settings: () =>
    settled({
      config: defaultConfig(),
      configProblems: [],
      settings: {},
      modelKeyKept: false,
      storage: { kind: 'durable' },
    }),
  proposal: async (id: string) => known(id, view),
  fetchProposal: async () => fail('not-found', { code: 'not-on-device', what: 'proposal' }),
  setAppearance: async (_id: string, appearance: Appearance) => {
    view.proposal.appearance = appearance;
    return ok(undefined);
  },
  scene: async (
    id: string,
    { pages: wanted, ...appearance }: Appearance & { pages?: readonly number[] } = {},
  ) =>
    id === ID
      ? ok(await lazyDeck.buildScene(view, { ...view.proposal.appearance, ...appearance }, wanted))
      : fail('not-found', { code: 'not-on-device', what: 'proposal' }),
  status: async (id: string) => known(id, delivery()),
  stopStatus: () => settled(undefined),
  exportPptx: async () => fail('defect', { code: 'file-not-made' }),
  exportPdf: async () => fail('defect', { code: 'file-not-made' }),
  pauseRun: async () => ok(run),
  resumeRun: async () => ok(run),
  cancelRun: async () => ok(run),
  retryPages: async () => fail('service', { code: 'service-unreachable' }, true),
  regenerate: async () => settled(undefined),
  removedWork: () => settled([]),
  questions: () => settled([]),
  assumptions: () => settled([]),
  stale: () => settled({ pages: [], causes: [] }),
  versions: () => settled([]),
};
/** What no picture shows is answered too: a call that fails by chance would be drawn as a fault of the screen. */
const unknown = async () => fail('not-found', { code: 'not-on-device', what: 'proposal' });
expose(new Proxy(answers, { get: (own, name) => Reflect.get(own, name) ?? unknown }));
