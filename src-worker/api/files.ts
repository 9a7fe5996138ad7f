/**
 * Slides and files of a proposal. The local status service: it answers as a remote one would, and pushes what it would
 * be polled for (readings, 'The services behind the product'); with a remote one configured, that is asked instead.
 * Files are built one at a time and kept in memory alone. Loaded with the first slide or file that is asked for.
 */
import type {
  DeliveryStatus,
  FileResult,
  LocalDelivery,
  PptxOptions,
  SceneOptions,
  StatusOptions,
} from '../../src/shared/contract/delivery.ts';
import type { ProposalView } from '../../src/shared/contract/work.ts';
import { fontsSize } from '../../src/shared/domain/embedded-fonts.ts';
import type { FontFamily } from '../../src/shared/domain/options.ts';
import type { AuditReport } from '../../src/shared/domain/audit/audit.ts';
import { findingKey, keptFindingSchema, type KeptFinding } from '../../src/shared/domain/audit/kept.ts';
import type { Reason } from '../../src/shared/domain/failure.ts';
import { EXAMPLE_ID } from '../../src/shared/domain/ids.ts';
import { PAGE_COUNT } from '../../src/shared/domain/pages.ts';
import { pagesInDeck } from '../../src/shared/domain/section-status.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { isMissingPart } from '../missing-part.ts';
import { ToldError } from '../told-error.ts';
import { found, parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import type { MadeFile } from './build-file.ts';
import type { Deck, DeckView } from './deck.ts';
import { pptxOptionsInput, sceneOptionsSchema, statusOptionsInput } from './inputs.ts';
import type { RemoteStatus } from './remote-status.ts';

interface BuiltFile extends MadeFile {
  /** What it was built from. */
  fingerprint: string;
}

/** Reads a proposal; a refusal of kind 'not-found' when it is not on this device. */
type ReadProposal = (proposalId: string) => Promise<ProposalView>;

export type FileCommands = ReturnType<typeof fileCommands>;

export function fileCommands(context: Context, deck: Deck, stored: ReadProposal) {
  const { emit, time } = context;
  const read = async (proposalId: string): Promise<DeckView> => {
    if (proposalId === EXAMPLE_ID) return (await import('../example/index.ts')).exampleView();
    const view = await stored(proposalId);
    const agency = await (await import('./agency.ts')).storedAgency(context.store);
    return { ...(await withPictures(context.store, view)), agency };
  };
  /** Slides of each page as it was last drawn, by proposal. */
  const slideCounts = new Map<string, Map<number, number>>();
  /** The newest files, by proposal: any other is rebuilt on demand from the current state. */
  const built = new Map<string, BuiltFile>();
  /** Builds under way or in line, by what they build. */
  const pending = new Map<string, Promise<BuiltFile>>();
  let line: Promise<unknown> = Promise.resolve();
  const progress = new Map<string, number>();

  /** Made when a status service is first asked. */
  let remote: Promise<RemoteStatus> | undefined;
  const remoteStatus = (): Promise<RemoteStatus> => {
    remote ??= import('./remote-status.ts').then(({ createRemoteStatus }) => createRemoteStatus(context));
    remote.catch(() => (remote = undefined));
    return remote;
  };

  const push = (proposalId: string, status: DeliveryStatus): void =>
    emit({ type: 'fileDidProgress', proposalId, status });
  const processing = (proposalId: string): DeliveryStatus => ({
    state: 'processing',
    progress: progress.get(proposalId) ?? 0,
  });

  const build = async (view: DeckView, fingerprint: string): Promise<BuiltFile> => {
    const { proposalId } = view.proposal;
    const step = (share: number): void => {
      progress.set(proposalId, Math.round(share * 100));
      push(proposalId, processing(proposalId));
    };
    try {
      step(0);
      const { buildFile } = await import('./build-file.ts');
      const file = { ...(await buildFile(view, 'pptx', deck, time, step)), fingerprint };
      built.delete(proposalId);
      built.set(proposalId, file);
      const [oldest] = built.keys();
      if (built.size > FILES_KEPT && oldest !== undefined) built.delete(oldest);
      push(proposalId, { state: 'completed', delivery: delivery(file) });
      return file;
    } catch (error) {
      console.error(error);
      push(proposalId, { state: 'error', reason: reasonOf(error) });
      throw new Refused('defect', reasonOf(error), true);
    } finally {
      progress.delete(proposalId);
    }
  };

  const buildPdf = async (view: DeckView): Promise<FileResult> => {
    try {
      const { buildFile } = await import('./build-file.ts');
      const { families: _families, ...file } = await buildFile(view, 'pdf', deck, time, () => undefined);
      return file;
    } catch (error) {
      console.error(error);
      throw new Refused('defect', reasonOf(error), true);
    }
  };

  /** Puts the fonts into the file. Where one cannot be fetched, the file is handed over without its fonts. */
  const withFonts = async (
    bytes: ArrayBuffer,
    families: readonly FontFamily[],
  ): Promise<Pick<FileResult, 'bytes' | 'withoutFont'>> => {
    try {
      return { bytes: await deck.embedFonts(bytes, families) };
    } catch (error) {
      if (!(error instanceof ToldError) || error.reason.code !== 'font-missing') throw error;
      return { bytes: bytes.slice(0), withoutFont: error.reason.family };
    }
  };

  /** The file of the proposal as it is now; one that is being built is joined. */
  const fileOf = async (view: DeckView): Promise<BuiltFile> => {
    const { proposalId } = view.proposal;
    const fingerprint = fingerprintOf(view);
    const ready = built.get(proposalId);
    if (ready?.fingerprint === fingerprint) return ready;
    const key = `${proposalId} ${fingerprint}`;
    const same = pending.get(key);
    if (same !== undefined) return same;
    // One at a time: a worker out of memory takes the whole tab with it.
    const file = line.then(() => build(view, fingerprint)).finally(() => pending.delete(key));
    line = file.catch(() => undefined);
    pending.set(key, file);
    return file;
  };

  const scene = async (proposalId: string, options?: SceneOptions): Promise<Scene> => {
    const { pages, fields, version, draft, ...appearance } = parsed(sceneOptionsSchema, options ?? {});
    const now = await read(proposalId);
    const view =
      version === undefined && draft === undefined
        ? now
        : await (await import('./drawn-pages.ts')).drawnPages(context, now, version, draft);
    const counts = slideCounts.get(proposalId) ?? new Map<number, number>();
    const drawn = await deck.buildScene(
      { ...view, slideCounts: counts },
      { ...view.proposal.appearance, ...appearance },
      pages,
      fields,
    );
    // Slides that were counted in an older version of the deck say nothing of the deck as it is now.
    if (version === undefined) {
      for (const { pageNumber, parts } of drawn.slides) counts.set(pageNumber, parts);
      slideCounts.set(proposalId, counts);
    }
    return drawn;
  };

  return {
    scene,
    async audit(proposalId: string): Promise<AuditReport> {
      const view = await read(proposalId);
      const { proposal, pages } = view;
      const [drawn, { auditScene }, { understand }, { settledFacts }] = await Promise.all([
        deck.buildScene(view, proposal.appearance),
        import('../../src/shared/scene/audit-scene.ts'),
        import('../understanding/answers/understand.ts'),
        import('../engines/planner/planning.ts'),
      ]);
      const { formData, facts } = settledFacts(proposal);
      return auditScene({ ...proposal, formData }, pages, drawn, {
        rules: understand(formData).rules,
        facts,
      });
    },

    async keepFinding(proposalId: string, finding: KeptFinding): Promise<void> {
      const key = findingKey(parsed(keptFindingSchema, finding));
      await context.store.write(async (writer) => {
        const proposal = found(await writer.proposal(proposalId), 'proposal');
        const kept = [...new Set([...(proposal.kept ?? []), key])];
        await writer.putProposal({ ...proposal, kept });
      });
      emit({ type: 'proposalDidChange', proposalId });
    },
    exampleScene: (options?: SceneOptions): Promise<Scene> => scene(EXAMPLE_ID, options),

    async status(proposalId: string, options?: StatusOptions): Promise<DeliveryStatus> {
      if (typeof proposalId !== 'string' || proposalId.trim() === '')
        return { state: 'error', reason: { code: 'status-missing-id' } };
      const view = await read(proposalId).catch((error: unknown) => {
        if (error instanceof Refused && error.kind === 'not-found') return undefined;
        throw error;
      });
      if (view === undefined) return { state: 'error', reason: { code: 'status-not-found' } };
      if (view.proposal.state === 'running') {
        const share = (view.run?.progress ?? (view.pages.length / PAGE_COUNT) * 100) | 0;
        return { state: 'processing', progress: share };
      }
      if (pagesInDeck(view.pages).length === 0)
        return { state: 'error', reason: { code: 'no-page-written' } };
      if (proposalId !== EXAMPLE_ID && (await context.config()).config.statusUrl !== undefined)
        return (await remoteStatus()).status(view.proposal, parsed(statusOptionsInput, options ?? {}));
      const ready = built.get(proposalId);
      if (ready?.fingerprint === fingerprintOf(view))
        return { state: 'completed', delivery: delivery(ready) };
      // Its outcome is pushed; asking again after an error builds again.
      fileOf(view).catch(() => undefined);
      return processing(proposalId);
    },

    /** A file that is being built is built to its end: it takes a moment. */
    async stopStatus(proposalId: string): Promise<void> {
      (await remote)?.stop(proposalId);
    },

    async exportPptx(proposalId: string, options?: PptxOptions): Promise<FileResult> {
      const { fonts = false } = parsed(pptxOptionsInput, options ?? {});
      const view = found(await read(proposalId), 'proposal');
      if (pagesInDeck(view.pages).length === 0) throw new Refused('invalid', { code: 'no-page-written' });
      const { fingerprint: _fingerprint, families, ...file } = await fileOf(view);
      if (fonts) return { ...file, ...(await withFonts(file.bytes, families)) };
      // A copy: the bytes are handed over to the page, and the next download needs them again.
      return { ...file, bytes: file.bytes.slice(0) };
    },

    async exportPdf(proposalId: string): Promise<FileResult> {
      const view = found(await read(proposalId), 'proposal');
      if (pagesInDeck(view.pages).length === 0) throw new Refused('invalid', { code: 'no-page-written' });
      // One file is built at a time. This one is not kept: it takes a moment, and few people ask twice for the same
      // PDF.
      const file = line.then(() => buildPdf(view));
      line = file.catch(() => undefined);
      return file;
    },
  };
}

/** With the pictures that its slides show, where there are any. */
async function withPictures(store: Context['store'], view: ProposalView): Promise<DeckView> {
  const { proposal } = view;
  const { deck } = proposal;
  if (deck?.pictures === undefined && deck?.logo === undefined) return view;
  const { readArrangement, readPictures } = await import('../store/pictures.ts');
  const raw = await store.read((reader) => reader.pictures(proposal.proposalId));
  return { ...view, proposal: { ...proposal, deck: readArrangement(deck) }, pictures: readPictures(raw) };
}

/** Files kept in memory. */
const FILES_KEPT = 3;

const delivery = ({ fileName, bytes, families, slideCount, leftOut }: BuiltFile): LocalDelivery => ({
  kind: 'local',
  fileName,
  size: bytes.byteLength,
  fontsSize: fontsSize(families),
  slideCount,
  ...(leftOut === undefined ? {} : { leftOut }),
});

/** Why a file could not be made: what a person can do something about, else that it is a mistake of the product. */
const reasonOf = (error: unknown): Reason => {
  if (error instanceof ToldError) return error.reason;
  return { code: isMissingPart(error) ? 'missing-part' : 'file-not-made' };
};

/** Equal for equal files: everything a file is made from, or the time it was last written. */
function fingerprintOf({ proposal, pages, agency }: DeckView): string {
  const written = pages.map(({ pageNumber, success, finishedAt }) => [pageNumber, success, finishedAt]);
  return JSON.stringify([
    proposal.title,
    proposal.language,
    proposal.requestId,
    proposal.appearance,
    agency?.savedAt,
    proposal.journal?.last,
    written,
  ]);
}
