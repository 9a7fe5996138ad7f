/**
 * The contract between page and worker. Only structured-cloneable values cross it.
 * Commands return tagged results; events name facts, and on each the page re-reads what it shows.
 */
import type { EngineId, Appearance, DraftRecord, PageRecord, ProposalRecord } from '../domain/records.ts';
import type { Result } from '../domain/failure.ts';
import type { RunSnapshot } from '../domain/run-view.ts';
import type { Language } from '../domain/options.ts';
import type { FormData } from '../domain/questionnaire.ts';
import type { Scene } from '../scene/scene.ts';
import type { DeploymentConfig } from '../domain/config.ts';

export type { RunPhase, WaitReason } from '../domain/run.ts';
export type { RunSnapshot } from '../domain/run-view.ts';

/** A line of the history and of 'Continue your proposal'. */
export interface ProposalSummary {
  proposalId: string;
  title: string;
  language: Language;
  state: ProposalRecord['state'];
  createdAt: string;
  generatedAt: string;
  donePages: number;
  failedPages: number;
  /** Pages that are not written, failed ones included, ascending; absent of a complete proposal. */
  missingPages?: number[];
  companyName: string;
  businessType: string;
  businessSubType: string;
  heroProduct: string;
  budget: string;
}

export interface ProposalView {
  proposal: ProposalRecord;
  /** Sorted by page number; a page without a result is absent. */
  pages: PageRecord[];
  run?: RunSnapshot;
  /** Its deck ends with the appendix: assumptions and sources, from the evidence of its pages. */
  appendix?: boolean;
}

/** What the status service answers, local or remote (readings, 'The services behind the product'). */
export type DeliveryStatus =
  | { state: 'processing'; progress: number; message: string }
  | { state: 'completed'; delivery: LocalDelivery | RemoteDelivery }
  | { state: 'error'; message: string };
export interface LocalDelivery {
  kind: 'local';
  fileName: string;
  /** Bytes of the file. */
  size: number;
  slideCount: number;
}
export interface RemoteDelivery {
  kind: 'remote';
  url: string;
}

/** A finished file, handed over as transferable bytes. */
export interface FileResult {
  fileName: string;
  mimeType: string;
  bytes: ArrayBuffer;
  slideCount: number;
}

export interface SceneOptions extends Appearance {
  /** Pages to draw; all when absent. */
  pages?: readonly number[];
}

/** A person's own choices; they override the deployment's. */
export interface SettingsRecord {
  engine?: EngineId;
}

export interface SettingsView {
  config: DeploymentConfig;
  /** What was wrong with `config.json`, in sentences; empty when nothing. */
  configProblems: readonly string[];
  settings: SettingsRecord;
  /** How safely work is stored; `setAside`: records kept apart because this version cannot read them. */
  storage: { kind: 'durable' | 'memory'; problem?: string; setAside?: number };
}

export type WorkerEvent =
  | { type: 'runDidChange'; run: RunSnapshot }
  | { type: 'pageDidFinish'; proposalId: string; pageNumber: number; success: boolean }
  | { type: 'proposalDidChange'; proposalId: string }
  | { type: 'historyDidChange' }
  | { type: 'draftDidSave'; draftId: string; requestId: string; previousRequestId?: string }
  | { type: 'fileDidProgress'; proposalId: string; status: DeliveryStatus }
  | { type: 'storageDidFail'; message: string }
  /** Everything stored was deleted while the product was open. Whoever has answers open saves them again. */
  | { type: 'storageDidClear'; message: string };

/** Who is signed in with the remote services (specification, section 6). */
export interface Session {
  /** The value of the `sso_token` cookie, for the bearer header; null without one. */
  token: string | null;
}
/** The one thing the worker asks of the page, for each call of a service: read the cookie afresh. */
export type ReadSession = () => Session | Promise<Session>;

export interface DraftInput {
  draftId?: string;
  formData: FormData;
  language: Language;
  currentStep: number;
}

export interface StartRunOptions {
  language: Language;
  /** Draft that this run was started from. */
  draftId?: string;
}

export interface WorkerApi {
  /** Answers at once; the supervisor's heartbeat. */
  ping(): Promise<Result<number>>;
  /**
   * Registers the page's listener and what reads its session (Comlink proxies). A page that gives no `readSession`,
   * or does not answer, counts as signed out.
   */
  subscribe(listener: (event: WorkerEvent) => void, readSession?: ReadSession): Promise<Result<void>>;

  saveDraft(draft: DraftInput): Promise<Result<DraftRecord>>;
  draft(draftId: string): Promise<Result<DraftRecord>>;
  /** Drafts not yet turned into a proposal, newest first. */
  drafts(): Promise<Result<DraftRecord[]>>;
  removeDraft(draftId: string): Promise<Result<void>>;

  /** Creates the proposal and queues its run. */
  startRun(formData: FormData, options: StartRunOptions): Promise<Result<RunSnapshot>>;
  pauseRun(runId: string): Promise<Result<RunSnapshot>>;
  /** A paused run takes a turn again; a waiting one asks again at once, before its next probe is due. */
  resumeRun(runId: string): Promise<Result<RunSnapshot>>;
  /**
   * Of a waiting run: records the pages it waits with as failed and goes on with the next (readings, 'Limits, pauses,
   * failures').
   */
  skipWait(runId: string): Promise<Result<RunSnapshot>>;
  /** The pages still to be written come from another engine; refused while one is being written. */
  changeEngine(runId: string, engine: EngineId): Promise<Result<RunSnapshot>>;
  /** Finished pages stay, as an unfinished proposal. */
  cancelRun(runId: string): Promise<Result<RunSnapshot>>;
  /** Runs that are not finished or cancelled, in the order of their turn. */
  runs(): Promise<Result<RunSnapshot[]>>;
  /** Writes these pages again (all failed and missing ones when `pages` is absent). */
  retryPages(proposalId: string, pages?: readonly number[]): Promise<Result<RunSnapshot>>;
  /** Re-saves the current data and writes missing, failed and outdated pages (readings, 'Regenerate'). */
  regenerate(proposalId: string): Promise<Result<RunSnapshot | undefined>>;

  /** Newest first; every proposal on the device when `limit` is absent. */
  history(limit?: number): Promise<Result<ProposalSummary[]>>;
  proposal(proposalId: string): Promise<Result<ProposalView>>;
  setAppearance(proposalId: string, appearance: Appearance): Promise<Result<void>>;
  /** Removes a proposal; `restoreProposal` brings it back until the worker ends. */
  removeProposal(proposalId: string): Promise<Result<void>>;
  restoreProposal(proposalId: string): Promise<Result<void>>;

  scene(proposalId: string, options?: SceneOptions): Promise<Result<Scene>>;
  /** The slides of the example proposal, its appendix included. Its files are those of `EXAMPLE_ID`. */
  exampleScene(options?: SceneOptions): Promise<Result<Scene>>;
  /** Builds the file when it is missing or out of date; pushes `fileDidProgress`. */
  status(proposalId: string): Promise<Result<DeliveryStatus>>;
  exportPptx(proposalId: string): Promise<Result<FileResult>>;
  /** The slides as they are now, on A4 landscape; built anew at each call. */
  exportPdf(proposalId: string): Promise<Result<FileResult>>;

  settings(): Promise<Result<SettingsView>>;
  saveSettings(settings: SettingsRecord): Promise<Result<SettingsView>>;
}
