/** What stands behind a figure that a person wrote: the person (readings, 'Changing a proposal'). */
import type { Evidence } from '../evidence.ts';
import { figuresIn } from '../audit/numerals.ts';
import type { Section } from '../section.ts';
import { editedFields, standing, type PageContent } from './edits.ts';
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
  const engines = new Set(leavesOf(content.written).flatMap(({ text }) => figuresIn(text).map(keyOf)));
  const stated = editedFields(content)
    .filter(({ kind, isHomeless }) => !isHomeless && (kind === 'changed' || kind === 'added'))
    .flatMap(({ value }) => textsIn(value))
    .filter((text) => figuresIn(text).some((figure) => !engines.has(keyOf(figure))));
  const evidence = [...new Set(stated)].map((statement): Evidence => ({
    statement,
    basis: 'stated by',
    source: '',
  }));
  return evidence.length === 0 ? section : { ...section, evidence: [...section.evidence, ...evidence] };
}
