/** The worker as the page calls it: every method of the contract, none of which throws or hangs. */
import type { WorkerApi, WorkerEvent } from '../shared/contract/worker-api.ts';
import { createSupervisor, type SupervisorOptions } from './supervisor.ts';

export interface Client extends Omit<WorkerApi, 'subscribe'> {
  /** Hears every event of the worker, and of the worker that replaces it; the answer stops listening. */
  onEvent(listener: (event: WorkerEvent) => void): () => void;
  /** Called when a dead worker has been replaced: re-read what is shown. */
  onReplaced(listener: () => void): () => void;
  /** Ends the worker; for tests and for leaving. */
  stop(): void;
}

/** Longest silence for reading and writing records, ms. */
const RECORD_MS = 20_000;
/** For laying out slides and building files, ms: a slow phone takes its time, and the heartbeat watches. */
const BUILD_MS = 180_000;

/** For calls that end with a service's answer, ms: the worker gives up before. */
const SERVICE_MS = 90_000;

/** A local model is loaded from disk before it answers, ms. */
const MODEL_MS = 150_000;

/** A page's client. `start` makes the worker; it runs at the first call, and again when a worker has died. */
export function createClient(
  start: SupervisorOptions['start'],
  options: Pick<SupervisorOptions, 'heartbeatMs' | 'missedBeats' | 'watch' | 'readSession'> = {},
): Client {
  const listeners = new Set<(event: WorkerEvent) => void>();
  const replacedListeners = new Set<() => void>();
  const supervisor = createSupervisor({
    ...options,
    start,
    onEvent: (event) => tell(listeners, event),
    onReplaced: () => tell(replacedListeners, undefined),
  });
  const { ask } = supervisor;

  return {
    ping: () => ask(RECORD_MS, (worker) => worker.ping()),
    saveDraft: (draft) => ask(RECORD_MS, (worker) => worker.saveDraft(draft)),
    draft: (id) => ask(RECORD_MS, (worker) => worker.draft(id)),
    drafts: (limit) => ask(RECORD_MS, (worker) => worker.drafts(limit)),
    removedWork: () => ask(RECORD_MS, (worker) => worker.removedWork()),
    removeDraft: (id) => ask(RECORD_MS, (worker) => worker.removeDraft(id)),
    restoreDraft: (id) => ask(RECORD_MS, (worker) => worker.restoreDraft(id)),
    createAiRequest: (brief) => ask(BUILD_MS, (worker) => worker.createAiRequest(brief)),
    openAiRequest: (id) => ask(MODEL_MS, (worker) => worker.openAiRequest(id)),
    briefs: () => ask(RECORD_MS, (worker) => worker.briefs()),
    removeBrief: (id) => ask(RECORD_MS, (worker) => worker.removeBrief(id)),
    restoreBrief: (id) => ask(RECORD_MS, (worker) => worker.restoreBrief(id)),
    startRun: (formData, started) => ask(RECORD_MS, (worker) => worker.startRun(formData, started)),
    pauseRun: (id) => ask(RECORD_MS, (worker) => worker.pauseRun(id)),
    resumeRun: (id) => ask(RECORD_MS, (worker) => worker.resumeRun(id)),
    skipWait: (id) => ask(RECORD_MS, (worker) => worker.skipWait(id)),
    changeEngine: (id, engine) => ask(RECORD_MS, (worker) => worker.changeEngine(id, engine)),
    cancelRun: (id) => ask(RECORD_MS, (worker) => worker.cancelRun(id)),
    runs: () => ask(RECORD_MS, (worker) => worker.runs()),
    retryPages: (id, pages, engine) => ask(RECORD_MS, (worker) => worker.retryPages(id, pages, engine)),
    regenerate: (id) => ask(RECORD_MS, (worker) => worker.regenerate(id)),
    assumptions: (id) => ask(BUILD_MS, (worker) => worker.assumptions(id)),
    previewAssumptions: (id, values) => ask(RECORD_MS, (worker) => worker.previewAssumptions(id, values)),
    questions: (id) => ask(BUILD_MS, (worker) => worker.questions(id)),
    choices: (id) => ask(BUILD_MS, (worker) => worker.choices(id)),
    decide: (id, change) => ask(RECORD_MS, (worker) => worker.decide(id, change)),
    setAssumptions: (id, values) => ask(RECORD_MS, (worker) => worker.setAssumptions(id, values)),
    readings: (formData) => ask(RECORD_MS, (worker) => worker.readings(formData)),
    edit: (id, page, edits, basedOn) => ask(RECORD_MS, (worker) => worker.edit(id, page, edits, basedOn)),
    undo: (id) => ask(RECORD_MS, (worker) => worker.undo(id)),
    redo: (id) => ask(RECORD_MS, (worker) => worker.redo(id)),
    versions: (id) => ask(RECORD_MS, (worker) => worker.versions(id)),
    version: (id, version, page) => ask(RECORD_MS, (worker) => worker.version(id, version, page)),
    restoreVersion: (id, version, pages) =>
      ask(RECORD_MS, (worker) => worker.restoreVersion(id, version, pages)),
    changeAnswers: (id, formData) => ask(RECORD_MS, (worker) => worker.changeAnswers(id, formData)),
    stale: (id) => ask(BUILD_MS, (worker) => worker.stale(id)),
    update: (id, pages) => ask(BUILD_MS, (worker) => worker.update(id, pages)),
    replacements: (id, find, replace, asked) =>
      ask(RECORD_MS, (worker) => worker.replacements(id, find, replace, asked)),
    replace: (id, find, replace, asked, places) =>
      ask(RECORD_MS, (worker) => worker.replace(id, find, replace, asked, places)),
    takes: (id, page) => ask(BUILD_MS, (worker) => worker.takes(id, page)),
    take: (id, page, section, paths) => ask(RECORD_MS, (worker) => worker.take(id, page, section, paths)),
    arrange: (id, arrangement) => ask(RECORD_MS, (worker) => worker.arrange(id, arrangement)),
    duplicateProposal: (id, title) => ask(RECORD_MS, (worker) => worker.duplicateProposal(id, title)),
    rename: (id, title) => ask(RECORD_MS, (worker) => worker.rename(id, title)),
    history: (limit, part) => ask(RECORD_MS, (worker) => worker.history(limit, part)),
    proposalFrom: (draftId) => ask(RECORD_MS, (worker) => worker.proposalFrom(draftId)),
    counts: () => ask(RECORD_MS, (worker) => worker.counts()),
    proposal: (id) => ask(RECORD_MS, (worker) => worker.proposal(id)),
    fetchProposal: (id) => ask(SERVICE_MS, (worker) => worker.fetchProposal(id)),
    setAppearance: (id, appearance) => ask(RECORD_MS, (worker) => worker.setAppearance(id, appearance)),
    removeProposal: (id) => ask(RECORD_MS, (worker) => worker.removeProposal(id)),
    restoreProposal: (id) => ask(RECORD_MS, (worker) => worker.restoreProposal(id)),
    scene: (id, looks) => ask(BUILD_MS, (worker) => worker.scene(id, looks)),
    audit: (id) => ask(BUILD_MS, (worker) => worker.audit(id)),
    exampleScene: (looks) => ask(BUILD_MS, (worker) => worker.exampleScene(looks)),
    status: (id, asked) => ask(BUILD_MS, (worker) => worker.status(id, asked)),
    stopStatus: (id) => ask(RECORD_MS, (worker) => worker.stopStatus(id)),
    exportPptx: (id, chosen) => ask(BUILD_MS, (worker) => worker.exportPptx(id, chosen)),
    exportPdf: (id) => ask(BUILD_MS, (worker) => worker.exportPdf(id)),
    agency: () => ask(RECORD_MS, (worker) => worker.agency()),
    saveAgency: (profile) => ask(RECORD_MS, (worker) => worker.saveAgency(profile)),
    previewAgency: (profile, pages) => ask(BUILD_MS, (worker) => worker.previewAgency(profile, pages)),
    settings: () => ask(RECORD_MS, (worker) => worker.settings()),
    saveSettings: (settings) => ask(RECORD_MS, (worker) => worker.saveSettings(settings)),
    testModel: (endpoint, key) => ask(MODEL_MS, (worker) => worker.testModel(endpoint, key)),
    keepModelKey: (key) => ask(RECORD_MS, (worker) => worker.keepModelKey(key)),
    testConnection: (service, address) =>
      ask(SERVICE_MS, (worker) => worker.testConnection(service, address)),
    onEvent: (listener) => listen(listeners, listener),
    onReplaced: (listener) => listen(replacedListeners, listener),
    stop: () => supervisor.stop(),
  };
}

function listen<T>(listeners: Set<(value: T) => void>, listener: (value: T) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One listener's mistake is nobody else's, and never the worker's: an error thrown to it would hang its call. */
function tell<T>(listeners: ReadonlySet<(value: T) => void>, value: T): void {
  for (const listener of listeners)
    try {
      listener(value);
    } catch (error) {
      console.error(error);
    }
}
