/**
 * The contract between page and worker. Only structured-cloneable values cross it.
 * Commands return tagged results; events name facts, and on each the page re-reads what it shows.
 */
import type { AgencyProfile, AgencyRecord } from '../domain/agency.ts';
import type { ArrangeStep } from '../domain/arranging.ts';
import type { AuditReport } from '../domain/audit/audit.ts';
import type { KeptFinding } from '../domain/audit/kept.ts';
import type { Edit } from '../domain/editing/change.ts';
import type { Result } from '../domain/failure.ts';
import type { NewPicture, PictureRecord } from '../domain/pictures.ts';
import type { FormData } from '../domain/questionnaire.ts';
import type { Appearance, DraftRecord, EngineId } from '../domain/records.ts';
import type { RunSnapshot } from '../domain/run-view.ts';
import type { Section } from '../domain/section.ts';
import type { Scene } from '../scene/scene.ts';
import type {
  ArchiveChoice,
  ArchiveFile,
  ArchiveSelection,
  ArchiveTakenItem,
  ArchiveView,
  SetAsideRecord,
} from './archive.ts';
import type { DeliveryStatus, FileResult, PptxOptions, SceneOptions, StatusOptions } from './delivery.ts';
import type {
  AddedPage,
  Changed,
  Replacement,
  ReplaceOptions,
  Rewritten,
  StaleView,
  Take,
  UnusedAnswer,
  VersionEntry,
} from './editing.ts';
import type { ReadSession, WorkerEvent } from './events.ts';
import type { ModelReport, ModelSettings } from './model.ts';
import type {
  AssumptionsPreview,
  AssumptionValues,
  AssumptionView,
  ChoicesView,
  DecisionChange,
  QuestionView,
  ReadingsView,
} from './planning.ts';
import type { ConnectionReport, SettingsRecord, SettingsView, TestedService } from './settings.ts';
import type {
  AiRequestView,
  BriefInput,
  BriefSummary,
  DraftInput,
  HistoryPart,
  ProposalSummary,
  ProposalView,
  RemovedWork,
  StartRunOptions,
  StoredCounts,
} from './work.ts';

export interface WorkerApi {
  /** Answers at once; the supervisor's heartbeat. */
  ping(): Promise<Result<number>>;
  /**
   * Registers the page's listener and what reads its session (Comlink proxies). A page that gives no `readSession`,
   * or does not answer, counts as signed out.
   */
  subscribe(listener: (event: WorkerEvent) => void, readSession?: ReadSession): Promise<Result<void>>;

  /** Answers the draft as it is stored then, with what other tabs have changed. */
  saveDraft(draft: DraftInput): Promise<Result<DraftRecord>>;
  draft(draftId: string): Promise<Result<DraftRecord>>;
  /** Drafts not yet turned into a proposal, newest first; every one when `limit` is absent. */
  drafts(limit?: number): Promise<Result<DraftRecord[]>>;
  /** What was deleted within the last ten seconds, in any tab, and can be brought back. */
  removedWork(): Promise<Result<RemovedWork[]>>;
  /** Removes a draft; `restoreDraft` brings it back as it was, for ten seconds. */
  removeDraft(draftId: string): Promise<Result<void>>;
  restoreDraft(draftId: string): Promise<Result<void>>;

  /**
   * Keeps a brief on this device and answers its id, for '/ai/{id}'. A failure of kind 'invalid' says why a file cannot
   * be read.
   */
  createAiRequest(brief: BriefInput): Promise<Result<string>>;
  /**
   * The draft of an AI request, filled with what the request says: a brief's of this device, else the remote
   * service's. Asks each service once; whoever wants it tried again asks again.
   */
  openAiRequest(id: string): Promise<Result<AiRequestView>>;
  /** Briefs on this device, newest first. */
  briefs(): Promise<Result<BriefSummary[]>>;
  /** Removes the text of a brief; `restoreBrief` brings it back until the worker ends. What began with it stays. */
  removeBrief(id: string): Promise<Result<void>>;
  restoreBrief(id: string): Promise<Result<void>>;

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
  /** Writes these pages again (all failed, left-out and missing ones when `pages` is absent). */
  retryPages(
    proposalId: string,
    pages?: readonly number[],
    /** In place of the chosen one: the device can always write what a service could not. */
    engine?: EngineId,
  ): Promise<Result<RunSnapshot>>;
  /** What a proposal's plan assumes, and where; empty for a proposal that no page of the planner is in. */
  assumptions(proposalId: string): Promise<Result<AssumptionView[]>>;
  /** What would come of these assumptions in place of the stored ones; nothing is stored. */
  previewAssumptions(proposalId: string, values: AssumptionValues): Promise<Result<AssumptionsPreview>>;
  /**
   * Sets them (all others return to what the rules propose) and writes the planner's pages that change with them again;
   * no other page is touched. Undefined when none changes.
   */
  setAssumptions(
    proposalId: string,
    values: AssumptionValues,
    base?: AssumptionValues,
  ): Promise<Result<RunSnapshot | undefined>>;
  /** What would sharpen a proposal's plan, the most telling first: at most five, answered ones among them. */
  questions(proposalId: string): Promise<Result<QuestionView[]>>;
  /** What the plan could take in place of what it takes; empty for a proposal that no page of the planner is in. */
  choices(proposalId: string): Promise<Result<ChoicesView>>;
  /**
   * Stores answers and choices, also while pages are being written, and writes the planner's finished pages that change with
   * them again; no other page is touched. Undefined when none changes.
   */
  decide(proposalId: string, change: DecisionChange): Promise<Result<RunSnapshot | undefined>>;
  /** What the planner reads in the answers; nothing is stored. */
  readings(formData: FormData): Promise<Result<ReadingsView>>;
  /** Re-saves the current data and writes missing, failed, left-out and outdated pages (readings, 'Views, addresses and going back'). */
  regenerate(proposalId: string): Promise<Result<RunSnapshot | undefined>>;

  /**
   * Stores edits of a page, all or none, as one change. `basedOn`: the last change of the proposal that the tab has seen:
   * paths are those of the page then, and are followed to where their fields stand now. Refused, with what to do, where
   * an edit has no place or the page would not be what its type says.
   */
  edit(
    proposalId: string,
    pageNumber: number,
    edits: readonly Edit[],
    basedOn?: number,
  ): Promise<Result<Changed>>;
  /** Takes back the last change that stands, whoever made it; also after a reload, and without end. */
  undo(proposalId: string): Promise<Result<Changed>>;
  redo(proposalId: string): Promise<Result<Changed>>;
  /** What was done to a proposal, the newest first; the last entry is the proposal as it was first written. */
  versions(proposalId: string): Promise<Result<VersionEntry[]>>;
  /** A page as it was after the change with this number. `scene` with `version` draws it. */
  version(proposalId: string, version: number, pageNumber: number): Promise<Result<Section>>;
  /** Takes pages back to what they were then: those of the version when `pages` is absent. A change like any other. */
  restoreVersion(proposalId: string, version: number, pages?: readonly number[]): Promise<Result<Changed>>;

  /**
   * Stores other answers of a written proposal, as a change; nothing is written anew. `base`, here and below: what the tab
   * knew as stored. Only what differs from it is changed, and the rest stays as another tab has stored it since. Absent:
   * all of it is new.
   */
  changeAnswers(proposalId: string, formData: FormData, base?: FormData): Promise<Result<Changed>>;
  /** Pages that say something else than what they were made from says now, and why. */
  stale(proposalId: string): Promise<Result<StaleView>>;
  /** A page that is out of date, as the planner writes it now; undefined of one that stays, or that another engine wrote. */
  renewed(proposalId: string, pageNumber: number): Promise<Result<Section | undefined>>;
  /** Takes it, but for these fields, which stay as they are. */
  renew(proposalId: string, pageNumber: number, kept: readonly string[]): Promise<Result<Changed>>;
  /** Writes these of the pages that are out of date anew (all of them when absent), each by its engine; edits stay. */
  update(proposalId: string, pages?: readonly number[]): Promise<Result<RunSnapshot | undefined>>;

  /** Every place in the pages, the answers (page 0) and the title where words would be replaced; nothing is stored. */
  replacements(
    proposalId: string,
    find: string,
    replace: string,
    options?: ReplaceOptions,
  ): Promise<Result<Replacement[]>>;
  /** Replaces them everywhere, or in these places, as one change. Pages stay as up to date as they were. */
  replace(
    proposalId: string,
    find: string,
    replace: string,
    options?: ReplaceOptions,
    places?: readonly Pick<Replacement, 'pageNumber' | 'path'>[],
  ): Promise<Result<Changed>>;
  /** The page as the planner writes it with each of its other candidates; nothing is stored. */
  takes(proposalId: string, pageNumber: number): Promise<Result<Take[]>>;
  /**
   * The page as the person's own model writes it again by a wish in their words ('shorter'); nothing is stored. Takes as long
   * as the model does, and is given up by `stopRewriting`.
   */
  rewrite(proposalId: string, pageNumber: number, wish: string): Promise<Result<Rewritten>>;
  stopRewriting(proposalId: string, pageNumber: number): Promise<Result<void>>;
  /**
   * Takes a page from such a section, whole or these fields of it; what is taken is the person's from then on. `basedOn`: the
   * last change that the tab had seen when the person chose.
   */
  take(
    proposalId: string,
    pageNumber: number,
    section: Section,
    paths?: readonly string[],
    basedOn?: number,
  ): Promise<Result<Changed>>;
  /** Hides, shows, moves or takes out a page, or places a picture: a change of the deck as it is stored then. */
  arrange(proposalId: string, step: ArrangeStep): Promise<Result<Changed>>;
  /** Puts a page of the person's own (`domain/free-page.ts`) behind another one of the deck. */
  addPage(proposalId: string, section: Section, after: number): Promise<Result<AddedPage>>;
  /** Puts a copy of a page, as it stands, behind it. It is a free page from then on. */
  duplicatePage(proposalId: string, pageNumber: number): Promise<Result<AddedPage>>;
  /** What the client said and no page says, and the client's rules. */
  unusedAnswers(proposalId: string): Promise<Result<UnusedAnswer[]>>;
  /** Keeps a picture with the proposal. Its number, by which `arrange` puts it somewhere. */
  addPicture(proposalId: string, picture: NewPicture): Promise<Result<number>>;
  /** The pictures that are kept with it. */
  pictures(proposalId: string): Promise<Result<PictureRecord[]>>;
  /** A copy with its pages and their edits, under another title, as a proposal of its own; answers its id. */
  duplicateProposal(proposalId: string, title: string): Promise<Result<string>>;
  /** Names a proposal otherwise, as a change. */
  rename(proposalId: string, title: string): Promise<Result<Changed>>;

  /** Newest first; every proposal on the device when `limit` is absent. */
  history(limit?: number, part?: HistoryPart): Promise<Result<ProposalSummary[]>>;
  /** The id of the newest proposal that was made from a draft; undefined where none was. */
  proposalFrom(draftId: string): Promise<Result<string | undefined>>;
  /** Ids of all proposals, the oldest first; no record is read for it. */
  proposalIds(): Promise<Result<string[]>>;
  /** How much is stored; no record is read for it. */
  counts(): Promise<Result<StoredCounts>>;
  proposal(proposalId: string): Promise<Result<ProposalView>>;
  /**
   * A proposal that this device does not have, from the agency's service; it is kept here from then on. A failure of
   * kind 'not-found' when the service does not know it, or none is configured.
   */
  fetchProposal(proposalId: string): Promise<Result<ProposalView>>;
  setAppearance(proposalId: string, appearance: Appearance, base?: Appearance): Promise<Result<void>>;
  /** Removes a proposal; `restoreProposal` brings it back, for ten seconds. */
  removeProposal(proposalId: string): Promise<Result<void>>;
  restoreProposal(proposalId: string): Promise<Result<void>>;

  scene(proposalId: string, options?: SceneOptions): Promise<Result<Scene>>;
  /** What stands behind each figure of the deck as it is drawn, and where it breaks a rule of the client's. */
  audit(proposalId: string): Promise<Result<AuditReport>>;
  /** A person lets words stand that say otherwise than the plan: the audit names them no more, while their text stays. */
  keepFinding(proposalId: string, finding: KeptFinding): Promise<Result<void>>;
  /** The slides of the example proposal, its appendix included. Its files are those of `EXAMPLE_ID`. */
  exampleScene(options?: SceneOptions): Promise<Result<Scene>>;
  /**
   * Builds the file when it is missing or out of date, or begins to poll the remote status service, one proposal at a
   * time; pushes `fileDidProgress`.
   */
  status(proposalId: string, options?: StatusOptions): Promise<Result<DeliveryStatus>>;
  /** Polls no more for this proposal. */
  stopStatus(proposalId: string): Promise<Result<void>>;
  exportPptx(proposalId: string, options?: PptxOptions): Promise<Result<FileResult>>;
  /** The slides as they are now, on A4 landscape; built anew at each call. */
  exportPdf(proposalId: string): Promise<Result<FileResult>>;

  /** One proposal, several or everything as one file; with a passphrase, only who knows it can open the file. */
  saveArchive(selection: ArchiveSelection, passphrase?: string): Promise<Result<ArchiveFile>>;
  /** What is in an archive, and how it stands to what is on this device; nothing is stored. */
  lookInArchive(bytes: ArrayBuffer, passphrase?: string): Promise<Result<ArchiveView>>;
  /**
   * Takes these items of an archive, each whole or not at all, in their order. One that this device has changed as well is
   * kept beside it, and so is an older one; settings and the agency take the place of this device's. A file that cannot
   * be opened changes nothing.
   */
  takeFromArchive(
    bytes: ArrayBuffer,
    choices: readonly ArchiveChoice[],
    passphrase?: string,
  ): Promise<Result<ArchiveTakenItem[]>>;
  /** Records that this version cannot read. */
  setAsideRecords(): Promise<Result<SetAsideRecord[]>>;

  /** Empty texts and no logo while nothing has been saved. */
  agency(): Promise<Result<AgencyRecord>>;
  /** Its appearance is that of proposals made from now on; the rest shows on every deck at once. */
  saveAgency(profile: AgencyProfile, base?: AgencyProfile): Promise<Result<AgencyRecord>>;
  /** Slides of the example proposal as this agency would make them; nothing is saved. */
  previewAgency(profile: AgencyProfile, pages?: readonly number[]): Promise<Result<Scene>>;

  settings(): Promise<Result<SettingsView>>;
  saveSettings(settings: SettingsRecord, base?: SettingsRecord): Promise<Result<SettingsView>>;
  /** Asks a service something that costs it nothing, and says what came of it. */
  testConnection(service: TestedService, address: string): Promise<Result<ConnectionReport>>;
  /** Asks for the models of an endpoint, and for two words of the chosen one. `key`: in place of the known one. */
  testModel(endpoint: Pick<ModelSettings, 'baseUrl' | 'model'>, key?: string): Promise<Result<ModelReport>>;
  /** Remembers the key of the person's model on this device; forgets it when null. */
  keepModelKey(key: string | null): Promise<Result<void>>;
}
