/** The contract, implemented: every command parses what comes in, tags what goes out and throws nothing. */
import type { ReadSession, WorkerEvent } from '../../src/shared/contract/events.ts';
import type { WorkerApi } from '../../src/shared/contract/worker-api.ts';
import { ok } from '../../src/shared/domain/failure.ts';
import { answer } from './answer.ts';
import type { RemovedBriefs } from './briefs.ts';
import type { Context } from './context.ts';
import type { Deck } from './deck.ts';
import { draftCommands } from './drafts.ts';
import type { FileCommands } from './files.ts';
import { proposalCommands } from './proposals.ts';
import { createRemoval } from './removal.ts';
import { unfinishedRuns } from './run-lists.ts';
import type { WorkedOut } from './worked-out.ts';

export interface ApiOptions {
  context: Context;
  deck: Deck;
  subscribe: (listener: (event: WorkerEvent) => void) => void;
  /** The page of this worker says from now on who is signed in. */
  attachSession: (readSession: ReadSession) => void;
}

export function createApi({ context, deck, subscribe, attachSession }: ApiOptions): WorkerApi {
  const removal = createRemoval(context);
  const drafts = draftCommands(context, removal);
  const proposals = proposalCommands(context, removal);
  let filesMade: FileCommands | undefined;
  /** Made once: it keeps the files that were built. */
  const files = async (): Promise<FileCommands> => {
    const { fileCommands } = await import('./files.ts');
    filesMade ??= fileCommands(context, deck, proposals.proposal);
    return filesMade;
  };
  const settings = async () => (await import('./settings.ts')).settingsCommands(context);
  const runs = async () => (await import('./runs.ts')).runCommands(context);
  const agency = async () => (await import('./agency.ts')).agencyCommands(context, deck);
  const services = async () => (await import('./services.ts')).serviceCommands(context, proposals.proposal);
  const planning = async () =>
    (await import('./planning.ts')).planningCommands(context, (await runs()).writeByPlanner);
  const staleness = async () => (await import('./stale.ts')).staleCommands(context, (await runs()).writeEach);
  const editing = async () => (await import('./editing.ts')).editingCommands(context);
  const takes = async () => (await import('./takes.ts')).takeCommands(context, await editing());
  const renewal = async () => (await import('./renewal.ts')).renewalCommands(context);
  const rewriting = async () => (await import('./rewriting.ts')).rewriteCommands(context);
  const replacing = async () => (await import('./replacing.ts')).replaceCommands(context, await editing());
  const ownPages = async () => (await import('./own-pages.ts')).ownPageCommands(context);
  const models = async () => (await import('./models.ts')).modelCommands(context);
  const requests = async () => (await import('./ai-requests.ts')).aiRequestCommands(context);
  /** A command that is worked out of a whole proposal, once for each state of it. */
  const kept =
    <N extends keyof WorkedOut>(name: N) =>
    (proposalId: string) =>
      answer(async () =>
        (await import('./worked-out.ts')).workedOut(context, { planning, files }, name, proposalId),
      );
  const removedBriefs: RemovedBriefs = new Map();
  const briefs = async () => (await import('./briefs.ts')).briefCommands(context, removedBriefs);
  const archives = async () => (await import('./archives.ts')).archiveCommands(context);
  return {
    ping: () => Promise.resolve(ok(context.time.monotonic())),
    subscribe: (listener, readSession) =>
      answer(async () => {
        subscribe(listener);
        if (readSession !== undefined) attachSession(readSession);
        // Said before this page listened, and still true.
        const { problem } = context.store.state();
        if (problem !== undefined) listener({ type: 'storageDidFail', reason: problem });
      }),
    saveDraft: (draft) => answer(() => drafts.saveDraft(draft)),
    draft: (draftId) => answer(() => drafts.draft(draftId)),
    drafts: (limit) => answer(() => drafts.drafts(limit)),
    removedWork: () => answer(() => removal.removedWork()),
    removeDraft: (draftId) => answer(() => drafts.removeDraft(draftId)),
    restoreDraft: (draftId) => answer(() => drafts.restoreDraft(draftId)),
    createAiRequest: (brief) => answer(async () => (await requests()).createAiRequest(brief)),
    openAiRequest: (id) => answer(async () => (await requests()).openAiRequest(id)),
    briefs: () => answer(async () => (await briefs()).briefs()),
    removeBrief: (id) => answer(async () => (await briefs()).removeBrief(id)),
    restoreBrief: (id) => answer(async () => (await briefs()).restoreBrief(id)),
    startRun: (formData, options) => answer(async () => (await runs()).startRun(formData, options)),
    pauseRun: (runId) => answer(async () => (await runs()).pauseRun(runId)),
    resumeRun: (runId) => answer(async () => (await runs()).resumeRun(runId)),
    skipWait: (runId) => answer(async () => (await runs()).skipWait(runId)),
    changeEngine: (runId, engine) => answer(async () => (await runs()).changeEngine(runId, engine)),
    cancelRun: (runId) => answer(async () => (await runs()).cancelRun(runId)),
    runs: () => answer(() => context.store.read(unfinishedRuns)),
    retryPages: (proposalId, pages, engine) =>
      answer(async () => (await runs()).retryPages(proposalId, pages, engine)),
    regenerate: (proposalId) => answer(async () => (await runs()).regenerate(proposalId)),
    assumptions: kept('assumptions'),
    previewAssumptions: (proposalId, values) =>
      answer(async () => (await planning()).previewAssumptions(proposalId, values)),
    setAssumptions: (...given) => answer(async () => (await planning()).setAssumptions(...given)),
    questions: kept('questions'),
    choices: kept('choices'),
    decide: (proposalId, change) => answer(async () => (await planning()).decide(proposalId, change)),
    readings: (formData) => answer(async () => (await planning()).readings(formData)),
    edit: (proposalId, pageNumber, edits, basedOn) =>
      answer(async () => (await editing()).edit(proposalId, pageNumber, edits, basedOn)),
    undo: (proposalId) => answer(async () => (await editing()).undo(proposalId)),
    redo: (proposalId) => answer(async () => (await editing()).redo(proposalId)),
    versions: (proposalId) => answer(async () => (await editing()).versions(proposalId)),
    version: (proposalId, version, pageNumber) =>
      answer(async () => (await editing()).version(proposalId, version, pageNumber)),
    restoreVersion: (proposalId, version, pages) =>
      answer(async () => (await editing()).restoreVersion(proposalId, version, pages)),
    changeAnswers: (...given) => answer(async () => (await staleness()).changeAnswers(...given)),
    stale: (proposalId) => answer(async () => (await staleness()).stale(proposalId)),
    update: (proposalId, pages) => answer(async () => (await staleness()).update(proposalId, pages)),
    replacements: (proposalId, find, replace, options) =>
      answer(async () => (await replacing()).replacements(proposalId, find, replace, options)),
    replace: (proposalId, find, replace, options, places) =>
      answer(async () => (await replacing()).replace(proposalId, find, replace, options, places)),
    takes: (proposalId, pageNumber) => answer(async () => (await takes()).takes(proposalId, pageNumber)),
    take: (...given) => answer(async () => (await takes()).take(...given)),
    renewed: (...given) => answer(async () => (await renewal()).renewed(...given)),
    renew: (...given) => answer(async () => (await renewal()).renew(...given)),
    rewrite: (...given) => answer(async () => (await rewriting()).rewrite(...given)),
    stopRewriting: (...given) => answer(async () => (await rewriting()).stopRewriting(...given)),
    arrange: (proposalId, step) => answer(async () => (await ownPages()).arrange(proposalId, step)),
    addPage: (proposalId, section, after) =>
      answer(async () => (await ownPages()).addPage(proposalId, section, after)),
    duplicatePage: (proposalId, pageNumber) =>
      answer(async () => (await ownPages()).duplicatePage(proposalId, pageNumber)),
    addPicture: (proposalId, picture) =>
      answer(async () => (await ownPages()).addPicture(proposalId, picture)),
    unusedAnswers: kept('unusedAnswers'),
    pictures: (proposalId) => answer(async () => (await ownPages()).pictures(proposalId)),
    duplicateProposal: (proposalId, title) =>
      answer(async () => (await editing()).duplicateProposal(proposalId, title)),
    rename: (proposalId, title) => answer(async () => (await editing()).rename(proposalId, title)),
    history: (limit, part) => answer(() => proposals.history(limit, part)),
    proposalFrom: (draftId) => answer(() => proposals.proposalFrom(draftId)),
    proposalIds: () => answer(() => proposals.proposalIds()),
    counts: () => answer(() => proposals.counts()),
    proposal: (proposalId) => answer(() => proposals.proposal(proposalId)),
    fetchProposal: (proposalId) => answer(async () => (await services()).fetchProposal(proposalId)),
    setAppearance: (...given) => answer(() => proposals.setAppearance(...given)),
    removeProposal: (proposalId) => answer(() => proposals.removeProposal(proposalId)),
    restoreProposal: (proposalId) => answer(() => proposals.restoreProposal(proposalId)),
    scene: (proposalId, options) => answer(async () => (await files()).scene(proposalId, options)),
    audit: kept('audit'),
    keepFinding: (proposalId, finding) =>
      answer(async () => (await files()).keepFinding(proposalId, finding)),
    exampleScene: (options) => answer(async () => (await files()).exampleScene(options)),
    status: (proposalId, options) => answer(async () => (await files()).status(proposalId, options)),
    stopStatus: (proposalId) => answer(async () => (await files()).stopStatus(proposalId)),
    exportPptx: (proposalId, options) => answer(async () => (await files()).exportPptx(proposalId, options)),
    exportPdf: (proposalId) => answer(async () => (await files()).exportPdf(proposalId)),
    saveArchive: (...given) => answer(async () => (await archives()).saveArchive(...given)),
    lookInArchive: (...given) => answer(async () => (await archives()).lookInArchive(...given)),
    takeFromArchive: (...given) => answer(async () => (await archives()).takeFromArchive(...given)),
    setAsideRecords: () => answer(async () => (await archives()).setAsideRecords()),
    settings: () => answer(async () => (await settings()).settings()),
    agency: () => answer(async () => (await agency()).agency()),
    saveAgency: (...given) => answer(async () => (await agency()).saveAgency(...given)),
    previewAgency: (profile, pages) => answer(async () => (await agency()).previewAgency(profile, pages)),
    saveSettings: (...given) => answer(async () => (await settings()).saveSettings(...given)),
    testModel: (endpoint, key) => answer(async () => (await models()).testModel(endpoint, key)),
    keepModelKey: (key) => answer(async () => (await models()).keepModelKey(key)),
    testConnection: (service, address) =>
      answer(async () => (await services()).testConnection(service, address)),
  };
}
