/**
 * The audit of a deck. Each figure of a deck against what stands behind it (readings, 'Honest numbers'). It knows the
 * client's answers and each page's stored evidence, and nothing of the engine that wrote the page. And each text is held
 * against the rules that the client stated. Pure.
 */
import type { Evidence, EvidenceBasis } from '../evidence.ts';
import { PAGES } from '../pages.ts';
import type { FormData } from '../questionnaire.ts';
import type { Rule } from '../rules.ts';
import { answersBacking, backs, backsMark, evidenceBacking, startBacking, type Backing } from './backing.ts';
import { figuresIn, type Figure } from './numerals.ts';
import type { Finding } from './guards/index.ts';
import { plain } from '../../reading/plain.ts';
import type { Span } from '../../reading/quantity.ts';
import { proposes, tacticsIn, type Tactic } from '../tactics.ts';
import { promisedAgainst } from '../promises.ts';
import { breaks, isOutOf } from './rule-breaks.ts';

/** A page as its reader sees it. */
export interface DrawnPage {
  /** 1 to 19. */
  pageNumber: number;
  headline: string;
  /** Every other text of its slides, chart labels and table cells included. */
  texts: readonly string[];
  /** Values of its charts' marks. */
  marks: readonly number[];
  evidence: readonly Evidence[];
  /** How many there are of what the page lists: 'Three moves' counts what stands below it. */
  counts: readonly number[];
}

export interface UnsourcedFigure {
  pageNumber: number;
  /** The figure as written, with its unit. */
  figure: string;
  /** The text that it stands in; '' for a mark of a chart. */
  text: string;
}

/** A sentence of a page that says what the client asked to leave out. */
export interface BrokenRule {
  pageNumber: number;
  /** The words that should not stand there. */
  words: string;
  /** The text that they stand in. */
  text: string;
  /** The client's rule. */
  rule: string;
}

export interface AuditReport {
  /** All figures found, marks of charts included. */
  figures: number;
  /** By what stands behind them; unsourced ones are in none. */
  byBasis: Readonly<Record<EvidenceBasis, number>>;
  unsourced: readonly UnsourcedFigure[];
  /** A model's own statements: unverified until a person confirms them. */
  unverified: readonly UnsourcedFigure[];
  /** What breaks a rule of the client's. */
  broken: readonly BrokenRule[];
  /** What says otherwise than the plan or the client. */
  findings: readonly Finding[];
}

/** The strongest first: a figure that two stand behind counts for the first. */
const RANK: readonly EvidenceBasis[] = [
  'client answer',
  'public data',
  'computed',
  'planning assumption',
  'stated by',
  'model statement',
];

const nothing = (): Record<EvidenceBasis, number> => ({
  'client answer': 0,
  computed: 0,
  'public data': 0,
  'planning assumption': 0,
  'stated by': 0,
  'model statement': 0,
});

/**
 * Audits one page after the other of a proposal.
 * @param startedOn any moment of the day on which it was started, in the reader's time zone
 * @param rules what the client asked to leave out, whichever engine wrote the page
 */
export function auditor(
  formData: FormData,
  startedOn: Date,
  rules: readonly Rule[] = [],
): (page: DrawnPage) => AuditReport {
  const own = plain(JSON.stringify(formData));
  const named = namesIn(formData);
  const everywhere = [answersBacking(formData), startBacking(startedOn)];
  return (page) => {
    const backings = [...everywhere, ...evidenceBacking(page.evidence)].toSorted(
      (a, b) => RANK.indexOf(a.basis) - RANK.indexOf(b.basis),
    );
    const byBasis = nothing();
    const unsourced: UnsourcedFigure[] = [];
    const unverified: UnsourcedFigure[] = [];
    let figures = 0;
    const note = (basis: EvidenceBasis | undefined, figure: string, text: string): void => {
      figures++;
      const entry = { pageNumber: page.pageNumber, figure, text };
      if (basis === undefined) unsourced.push(entry);
      else {
        byBasis[basis]++;
        if (basis === 'model statement') unverified.push(entry);
      }
    };
    for (const text of [page.headline, ...page.texts]) {
      for (const figure of figuresIn(text)) {
        if (text === page.headline && counted(figure, page)) continue;
        note(basisOf(backings, figure), figure.text.trim(), text);
      }
    }
    for (const mark of page.marks)
      note(backings.find((backing) => backsMark(backing, mark))?.basis, String(mark), '');
    return {
      figures,
      byBasis,
      unsourced,
      unverified,
      broken: brokenOn(page, rules, { own, named }),
      findings: [],
    };
  };
}

/** What a client's words are held to be, though a rule speaks of them. */
interface Theirs {
  /** The client's answers: what they say themselves proposes nothing. */
  own: string;
  /** Names of firms, what the client tells of rivals, and the fixed names of pages: a rule is for what is said of oneself. */
  named: readonly string[];
}

const namesIn = ({ clientInfo, competitiveAnalysis: { competitors } }: FormData): string[] =>
  [
    clientInfo.companyName,
    ...competitors.flatMap(({ name, strengths, weaknesses }) => [name, strengths, weaknesses]),
    ...PAGES.flatMap(({ title, titleTh }) => [title, titleTh]),
  ]
    .map((text) => plain(text).trim())
    .filter((text) => text !== '');

/** Whether a word stands within a name, or is told of a rival. */
function isNamed(text: string, at: Span, named: readonly string[]): boolean {
  const read = plain(text);
  return named.some((name) => {
    const begins = read.lastIndexOf(name, at.start);
    return (begins >= 0 && at.end <= begins + name.length) || isOutOf(name, read, at);
  });
}

/** Every text of a page that breaks a rule, by its words or by what it proposes; of one text each rule once. */
const brokenOn = (page: DrawnPage, rules: readonly Rule[], { own, named }: Theirs): BrokenRule[] => {
  const ruled = rules.map((rule) => ({ rule, tactics: rule.kind === 'must' ? [] : tacticsIn(rule.quote) }));
  return [page.headline, ...page.texts].flatMap((text) =>
    ruled.flatMap(({ rule, tactics }) => {
      const at =
        breaks(rule, text, (place) => isNamed(text, place, named)) ??
        proposedIn(text, tactics, own) ??
        (rule.kind === 'must' ? undefined : promisedIn(text, rule));
      return at === undefined
        ? []
        : [{ pageNumber: page.pageNumber, words: text.slice(at.start, at.end), text, rule: rule.quote }];
    }),
  );
};

/** What a text promises against a rule; one that repeats the rule promises nothing. */
function promisedIn(text: string, { quote }: Rule): Span | undefined {
  const at = promisedAgainst(quote, text);
  return at && !isOutOf(quote, plain(text), at) ? at : undefined;
}

/** Letters around a proposal that must stand in an answer, for it to be the client's own. */
const AROUND = 4;
function proposedIn(text: string, tactics: readonly Tactic[], own: string): Span | undefined {
  const read = plain(text);
  return tactics
    .map((tactic) => proposes(tactic, text))
    .find(
      (at) =>
        at !== undefined &&
        // The heading of a column proposes nothing.
        at.end - at.start < read.trim().length &&
        !own.includes(read.slice(Math.max(0, at.start - AROUND), at.end + AROUND)),
    );
}

/** The reports of a deck's pages as one. */
export function joinReports(reports: readonly AuditReport[]): AuditReport {
  const byBasis = nothing();
  for (const basis of RANK) for (const report of reports) byBasis[basis] += report.byBasis[basis];
  return {
    figures: reports.reduce((sum, { figures }) => sum + figures, 0),
    byBasis,
    unsourced: reports.flatMap(({ unsourced }) => unsourced),
    unverified: reports.flatMap(({ unverified }) => unverified),
    broken: reports.flatMap(({ broken }) => broken),
    findings: reports.flatMap(({ findings }) => findings),
  };
}

/** In a headline, a number of things that the reader can count on the slide. */
const counted = (figure: Figure, { counts }: DrawnPage): boolean =>
  figure.countable === true && counts.includes(figure.values[0] ?? 0);

const basisOf = (backings: readonly Backing[], figure: Figure): EvidenceBasis | undefined =>
  backings.find((backing) => backs(backing, figure))?.basis;
