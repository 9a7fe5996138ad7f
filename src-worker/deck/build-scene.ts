/** Sections in, scene out: which pages become slides, how each is laid out, and what frames it. */
import { readReckoned } from '../../src/shared/domain/reckoned.ts';
import { inOrder, type Arrangement } from '../../src/shared/domain/arrangement.ts';
import { APPENDIX } from '../../src/shared/domain/appendix.ts';
import { FREE_TYPE, readFree, type FreeOutput } from '../../src/shared/domain/free-page.ts';
import type { AgencyProfile } from '../../src/shared/domain/agency.ts';
import type { Language } from '../../src/shared/domain/options.ts';
import { PAGES, pageByNumber, type SectionType, isFree } from '../../src/shared/domain/pages.ts';
import type { Appearance, ProposalRecord } from '../../src/shared/domain/records.ts';
import { isSectionType, type Section, type SectionOutput } from '../../src/shared/domain/sections.ts';
import { readOutput } from '../../src/shared/domain/read-output.ts';
import { filterPages, type FilterablePage } from '../../src/shared/domain/slide-filter.ts';
import { imagesOf } from '../../src/shared/scene/images.ts';
import type { Scene, SlideScene } from '../../src/shared/scene/scene.ts';
import type { DeckOutputs, NumberedPage, PageContext, SlideDraft } from './kit/index.ts';
import { clean, flow, isHeadline, withoutNote } from './kit/index.ts';
import { frameNodes, noteOf } from './kit/frame.ts';
import { firstSlides } from './numbering.ts';
import { speakerNotes } from './notes.ts';
import { picturesOf } from './pictures.ts';
import { deckAgency, preparerOf } from './agency.ts';
import { appendixOf, appendixSection } from './appendix.ts';
import { chapterOf } from './pages/agenda.ts';
import { appendixSlides } from './pages/appendix.ts';
import { layoutSection } from './pages/index.ts';
import { freeSlides, picturesSlide } from './pages/free.ts';
import { unknownSlides } from './pages/unknown.ts';
import type { PictureRecord } from '../../src/shared/domain/pictures.ts';
import type { ScriptFace } from '../../src/shared/scene/theme.ts';
import type { TextEngine } from './text/engine.ts';
import type { FaceName } from './text/fonts.ts';
import { themeFor } from './theme.ts';
import type { DeckFamilies } from './text/harfbuzz-engine.ts';

/** A text engine that can load the faces that texts need. */
export interface PreparedEngine extends TextEngine {
  prepare(texts: Iterable<string>, language: Language): Promise<void>;
  /** Files of other scripts' faces that the prepared texts are set in. */
  readonly scriptFaces?: readonly FaceName[];
}

export interface SceneInput {
  proposal: Pick<ProposalRecord, 'proposalId' | 'title' | 'language' | 'formData' | 'deck'> & {
    appearance?: Appearance;
  };
  /** Page records, or anything with their number and section; those without a section become no slide. */
  sections: readonly FilterablePage[];
  /** Overrides the proposal's own. */
  appearance?: Appearance;
  /** Numbers of the pages to draw; all when absent. The agenda lists the whole deck either way. */
  pages?: readonly number[];
  /** How many slides each page took when it was last laid out, for the numbers of a deck that is drawn in part; else one. */
  slideCounts?: ReadonlyMap<number, number>;
  /** Ends the deck with page 20: assumptions and sources, from the evidence of all pages that are in it. */
  appendix?: boolean;
  /** Who makes it: on the cover, in footers, on the last slide, and 'prepared by' where a section names nobody. */
  agency?: AgencyProfile;
  /** Of the proposal, whether they are shown or not. */
  pictures?: readonly PictureRecord[];
  /** Where the page finds the files of other scripts' faces. */
  pageFaces?: (names: readonly FaceName[]) => Promise<readonly ScriptFace[]>;
  /** Told the words that each page's layout writes itself, by their keys, once it is drawn. */
  onWords?: (pageNumber: number, said: ReadonlyMap<string, string>) => void;
  /** Makes the engine once the deck's families are known. */
  engine: (families: DeckFamilies) => PreparedEngine;
}

type Titled = Pick<NumberedPage, 'pageNumber' | 'title' | 'titleTh'>;

interface KeptSection {
  info: Omit<NumberedPage, 'number'>;
  section: Section;
  /** Above its headlines, where that is not its title; '' for the chapter that it stands in. */
  label?: string;
  /** Undefined of a type that nobody knows. */
  parsed: { type: SectionType; output: SectionOutput } | { type: 'free'; output: FreeOutput } | undefined;
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      yield key;
      yield* stringsIn(item);
    }
  }
}

/** None of a section that has a type and not its shape: what it holds is no content of a deck. */
function read(pageNumber: number, section: Section): KeptSection[] {
  const { type } = section;
  if (!isSectionType(type)) {
    const page = pageByNumber(pageNumber) ?? { type: 'cover', pageNumber };
    return [{ info: { ...page, pageNumber, title: type, titleTh: type }, section, parsed: undefined }];
  }
  const catalogued = PAGES.find((page) => page.type === type);
  const reading = readOutput(type, section.output);
  if (!catalogued || !reading.ok) return [];
  return [{ info: { ...catalogued, pageNumber }, section, parsed: { type, output: reading.parsed } }];
}

/** A page that a person added: one of its own kind, or the copy of one of the nineteen. The agenda calls it by its headline. */
function readOwn({ pageNumber, sectionData: section }: FilterablePage, lang: Language): KeptSection[] {
  if (section === undefined) return [];
  const title = clean(section.title);
  if (section.type !== FREE_TYPE)
    return read(pageNumber, section).map((kept) => ({
      ...kept,
      info: { ...kept.info, ...(title === '' ? {} : { title, titleTh: title }) },
      label: lang === 'th' ? kept.info.titleTh : kept.info.title,
    }));
  const info = { pageNumber, type: FREE_TYPE, title: title || 'Page', titleTh: title || 'หน้าเพิ่มเติม' };
  return [{ info, section, label: '', parsed: { type: FREE_TYPE, output: readFree(section.output) } }];
}

/**
 * The deck of a proposal. Rejects only when a font cannot be loaded. A section of a type that nobody knows becomes a
 * slide for the screen alone, with its raw content; nothing else in the deck names it.
 */
export async function buildScene(input: SceneInput): Promise<Scene> {
  const { proposal } = input;
  const planned = filterPages(input.sections.filter((page) => !isFree(page))).kept.flatMap(
    ({ page, section }) => read(page.pageNumber, section),
  );
  const kept = [
    ...planned,
    ...input.sections.filter(isFree).flatMap((page) => readOwn(page, proposal.language)),
  ];
  const pages = arrangedPages(kept, proposal.deck);
  const known = pages.filter(({ parsed, isHidden }) => parsed !== undefined && !isHidden);
  const deck = Object.fromEntries(
    planned.flatMap(({ parsed }) => (parsed ? [[parsed.type, parsed.output]] : [])),
  ) as DeckOutputs;
  const theme = themeFor(
    { ...proposal.appearance, ...input.appearance },
    proposal.formData.clientInfo.businessType,
  );
  const company = clean(deck.cover?.company || proposal.formData.clientInfo.companyName || proposal.title);
  const title = clean(deck.cover?.proposalTitle || '');
  const agency = await deckAgency(input.agency);
  const preparedBy = preparerOf(deck.cover?.preparedBy ?? '', agency);

  const engine = input.engine(theme);
  await engine.prepare(
    stringsIn([
      kept.map(({ section }) => section),
      company,
      title,
      preparedBy,
      agency?.name,
      agency?.contact,
    ]),
    proposal.language,
  );

  const pictures = await picturesOf(proposal.deck, input.pictures);
  const wanted = (pageNumber: number): boolean => !input.pages || input.pages.includes(pageNumber);
  const counts = new Map(input.slideCounts);
  const contextOf = (page: Titled, section: Section): PageContext => {
    const numbers = firstSlides(
      known.map(({ info }) => info.pageNumber),
      counts,
    );
    const numberOf = (pageNumber: number): number => numbers.get(pageNumber) ?? pageNumber;
    return {
      engine,
      lang: proposal.language,
      theme,
      company,
      title,
      preparedBy,
      ...(agency ? { agency } : {}),
      page: { pageNumber: page.pageNumber, number: numberOf(page.pageNumber) },
      pictures: pictures.on(page.pageNumber),
      ...(pictures.logo ? { clientLogo: pictures.logo } : {}),
      label: proposal.language === 'th' ? page.titleTh : page.title,
      section,
      words: { own: section.words ?? {}, said: new Map() },
      reckoned: readReckoned(section.reckoned),
      formData: proposal.formData,
      deck,
      present: known.map(({ info }) => ({ ...info, number: numberOf(info.pageNumber) })),
    };
  };
  // A hidden page is drawn for whoever asks for it by its number.
  const drawn = pages.filter(
    ({ info, isHidden }) => wanted(info.pageNumber) && (!isHidden || input.pages !== undefined),
  );
  const drafted = draftPages(drawn, contextOf, counts);
  const slides = drawn.flatMap((page): SlideScene[] => {
    const { info, section, parsed } = page;
    const made = drafted.get(page);
    if (!made) return [];
    // Every page is counted now.
    const context = { ...made.context, page: contextOf(info, section).page };
    const finished = slidesOf(context, info, made.drafts);
    input.onWords?.(info.pageNumber, context.words?.said ?? new Map());
    return parsed ? finished : finished.map((slide) => ({ ...slide, screenOnly: true }));
  });
  if (input.appendix === true && wanted(APPENDIX.pageNumber)) {
    const numbers = firstSlides([...known.map(({ info }) => info.pageNumber), APPENDIX.pageNumber], counts);
    const appendix = appendixOf(
      known.map(({ info, section }) => ({
        pageNumber: numbers.get(info.pageNumber) ?? info.pageNumber,
        evidence: section.evidence,
      })),
    );
    const page = { ...APPENDIX, number: numbers.get(APPENDIX.pageNumber) ?? APPENDIX.pageNumber };
    const context = { ...contextOf(APPENDIX, appendixSection(appendix)), page };
    slides.push(...slidesOf(context, APPENDIX, appendixSlides(appendix, context)));
  }
  const faces = (await input.pageFaces?.(engine.scriptFaces ?? [])) ?? [];
  return {
    proposalId: proposal.proposalId,
    company,
    title,
    preparedBy,
    language: proposal.language,
    theme: faces.length === 0 ? theme : { ...theme, scriptFaces: faces },
    slides,
    missingWords: [...engine.missingWords],
  };
}

interface ArrangedSection extends KeptSection {
  isHidden: boolean;
}

/** Pages in the deck's order. */
function arrangedPages(kept: readonly KeptSection[], deck: Arrangement = {}): ArrangedSection[] {
  const hidden = new Set(deck.hidden);
  return inOrder(
    kept.map((page) => ({ ...page, pageNumber: page.info.pageNumber })),
    deck,
  ).map((page) => ({ ...page, isHidden: hidden.has(page.pageNumber) }));
}

interface DraftedPage {
  context: PageContext;
  drafts: SlideDraft[];
}

/**
 * Slides without their frames. The agenda says the numbers of all the others, so it comes last, and once more where it takes
 * more slides than it was counted with.
 *
 * @param counts slides of each page; those that are laid out here are entered
 */
function draftPages(
  pages: readonly ArrangedSection[],
  contextOf: (page: Titled, section: Section) => PageContext,
  counts: Map<number, number>,
): Map<ArrangedSection, DraftedPage> {
  const drafted = new Map<ArrangedSection, DraftedPage>();
  const isAgenda = ({ info }: ArrangedSection): boolean => info.type === 'agenda';
  const draft = (page: ArrangedSection): void => {
    const { info, section, label, parsed } = page;
    const context = contextOf(info, section);
    if (label !== undefined) context.label = label || chapterOf(info.pageNumber, context);
    const drafts = withPictures(context, draftsOf(context, parsed));
    drafted.set(page, { context, drafts });
    counts.set(info.pageNumber, drafts.length);
  };
  for (const page of pages) if (!isAgenda(page)) draft(page);
  for (const page of pages.filter(isAgenda)) {
    const counted = counts.get(page.info.pageNumber) ?? 1;
    draft(page);
    if (drafted.get(page)?.drafts.length !== counted) draft(page);
  }
  return drafted;
}

function draftsOf(context: PageContext, parsed: KeptSection['parsed']): SlideDraft[] {
  if (!parsed) return unknownSlides(context);
  if (parsed.type === 'free') return freeSlides(parsed.output, context);
  const headline = clean(context.section.title);
  if (parsed.type === 'cover' || isHeadline(context, headline))
    return layoutSection(parsed.type, parsed.output, context);
  // Too long to be a headline: it is said whole on a slide of its own, and the page's title stands in.
  const plain = { ...context, section: { ...context.section, title: '' } };
  const whole = flow(plain, '', [{ kind: 'text', text: headline }]).map(withoutNote);
  return [...whole, ...layoutSection(parsed.type, parsed.output, plain)];
}

/** A picture that the layout of its page has no place for stands on one more slide: none is lost. */
function withPictures(context: PageContext, drafts: SlideDraft[]): SlideDraft[] {
  const shown = new Set(imagesOf(drafts.flatMap(({ nodes }) => nodes)));
  const left = (context.pictures ?? []).filter(({ image }) => !shown.has(image));
  return left.length === 0 ? drafts : [...drafts, picturesSlide(context, left)];
}

function slidesOf(
  context: PageContext,
  info: Pick<NumberedPage, 'pageNumber' | 'title'>,
  drafts: readonly SlideDraft[],
): SlideScene[] {
  const chapter = chapterOf(info.pageNumber, context);
  return drafts.map((draft, index) => {
    const part = index + 1;
    const { note, left } = draft.layout === 'cover' ? { note: '', left: '' } : noteOf(context, draft, part);
    const page = { ...context.page, number: context.page.number + index };
    const { before, after } = frameNodes({ ...context, page }, draft, part, drafts.length, note);
    return {
      id: part === 1 ? `page-${info.pageNumber}` : `page-${info.pageNumber}-${part}`,
      pageNumber: info.pageNumber,
      ...(page.number === info.pageNumber ? {} : { number: page.number }),
      part,
      parts: drafts.length,
      type: context.section.type,
      chapter,
      pageTitle: info.title,
      headline: draft.headline,
      layout: draft.layout,
      background: draft.background ?? 'paper',
      nodes: [...before, ...draft.nodes, ...after],
      notes: speakerNotes(context, draft, part, left),
    };
  });
}
