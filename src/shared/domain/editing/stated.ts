/** What stands behind a figure that a person wrote: the person (readings, 'Changing a proposal'). */
import type { Evidence, EvidenceData } from '../evidence.ts';
import { figureTable, grouped, linesBefore } from './figures.ts';
import { figuresIn } from '../audit/numerals.ts';
import type { Section } from '../section.ts';
import { editedFields, standing, type EditedField, type PageContent } from './edits.ts';
import { leavesOf, type Value } from './path.ts';

const textsIn = (value: Value): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const keyOf = ({ kind, values }: ReturnType<typeof figuresIn>[number]): string =>
  `${kind} ${values.join(' ')}`;

/** The section as it stands, with evidence for each of its figures that the engine had not written there. */
export function statedSection(content: PageContent): Section {
  const section = standing(content);
  if (content.edits === undefined) return section;
  const edits = editedFields(content).filter(
    ({ kind, isHomeless }) => !isHomeless && (kind === 'changed' || kind === 'added'),
  );
  const engines = new Set(leavesOf(content.written).flatMap(({ text }) => figuresIn(text).map(keyOf)));
  const stated = edits
    .flatMap(({ path, value }) => (path.startsWith('evidence.') ? [] : textsIn(value)))
    .filter((text) => figuresIn(text).some((figure) => !engines.has(keyOf(figure))))
    .concat(edits.flatMap((edit) => chartedIn(content.written, section, edit)))
    .map((statement): Evidence => ({ statement, basis: 'stated by', source: '' }));
  const names = renamed(edits, new Set(leavesOf(section).map(({ text }) => text)));
  const evidence = section.evidence.map((entry) =>
    entry.data === undefined ? entry : { ...entry, data: withNames(entry.data, names) },
  );
  return { ...section, evidence: [...evidence, ...stated] };
}

/** The numbers of a chart that are the person's, each with what it counts: 'Action, Google: 6,000'. */
function chartedIn(written: Section, section: Section, { path }: EditedField): string[] {
  const [was, is] = [figureTable(written, path), figureTable(section, path)];
  if (is === undefined) return [];
  const rows = linesBefore(is.rows, was?.rows ?? []);
  const columns = linesBefore(is.columns, was?.columns ?? []);
  const before = (row: number, column: number): number | undefined =>
    was?.cells[rows[row] ?? -1]?.[columns[column] ?? -1]?.value;
  return is.cells.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      if (cell === undefined || before(at, column) === cell.value) return [];
      const name = [is.rows[at], is.columns[column]].filter(Boolean).join(', ');
      return [`${name}: ${grouped(cell.value)}`];
    }),
  );
}

/**
 * Fields that were given another name: the engine's, and the person's. A chart's row is found by it. An item of a list is
 * one of several that say the name: it is another once none of them says it any more.
 * @param said texts of the section as it stands
 */
const renamed = (edits: readonly EditedField[], said: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map(
    edits.flatMap(({ path, value, written }) =>
      typeof value === 'string' && typeof written === 'string' && !(/\.\d+$/u.test(path) && said.has(written))
        ? [[written, value] as const]
        : [],
    ),
  );

const LABELS: ReadonlySet<string> = new Set(['labels', 'stages', 'channels']);

function withNames(data: EvidenceData, names: ReadonlyMap<string, string>): EvidenceData {
  const named = (labels: unknown): unknown =>
    Array.isArray(labels)
      ? labels.map((label: unknown) => (typeof label === 'string' ? (names.get(label) ?? label) : label))
      : labels;
  const lists = Object.entries(data).filter(([key]) => LABELS.has(key));
  return { ...data, ...Object.fromEntries(lists.map(([key, labels]) => [key, named(labels)])) };
}
