/** Pages that are out of date, why, and writing those anew and only those. Loaded with the planner, when first asked. */
import * as z from 'zod/mini';
import type { Changed, StaleCause, StalePage, StaleView } from '../../src/shared/contract/editing.ts';
import type { RunSnapshot } from '../../src/shared/domain/run-view.ts';
import { editedFields } from '../../src/shared/domain/editing/edits.ts';
import { isSame } from '../../src/shared/domain/editing/path.ts';
import { writtenFrom } from '../../src/shared/domain/ids.ts';
import { mergeAnswers } from '../../src/shared/domain/merge-answers.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import type { Basis, EngineId, PageRecord, ProposalRecord } from '../../src/shared/domain/records.ts';
import { authorOf } from '../changes/author.ts';
import { basisOf } from '../changes/basis.ts';
import { contentOf } from '../changes/content.ts';
import { EMPTY_JOURNAL, recordChange } from '../changes/journal.ts';
import { changedBetween } from '../engines/planner/planning.ts';
import { formHash } from '../runs/identity.ts';
import { readAnswers } from '../store/answers.ts';
import { found, parsed } from './answer.ts';
import type { Context } from './context.ts';
import { idInput, pageInput, questionnaireSchema } from './inputs.ts';

/** Queues pages of a proposal, each by its own engine. */
type WriteEach = (
  proposalId: string,
  pages: ReadonlyMap<number, EngineId>,
) => Promise<RunSnapshot | undefined>;

/** Causes that are looked at one by one: each is a plan. */
const MOST_CAUSES = 8;

export function staleCommands({ store, time, emit }: Context, writeEach: WriteEach) {
  const stale = async (proposalId: string): Promise<StaleView> => {
    const id = parsed(idInput, proposalId);
    const { proposal, pages } = await store.read(async (reader) => ({
      proposal: found(await reader.proposal(id), 'proposal'),
      pages: await reader.pages(id),
    }));
    return staleView(proposal, pages);
  };

  return {
    stale,

    /** Stores other answers; nothing is written anew. */
    async changeAnswers(proposalId: string, answers: FormData, base?: FormData): Promise<Changed> {
      const id = parsed(idInput, proposalId);
      const own = await readAnswers(parsed(questionnaireSchema, answers));
      const known = base && (await readAnswers(parsed(questionnaireSchema, base)));
      for (;;) {
        const stored = found(await store.read((reader) => reader.proposal(id)), 'proposal');
        const formData = known === undefined ? own : mergeAnswers(known, own, stored.formData);
        const requestId = await formHash(formData);
        const at = time.now().toISOString();
        const journal = await store.write(async (writer) => {
          const proposal = found(await writer.proposal(id), 'proposal');
          if (proposal.requestId === requestId) return proposal.journal ?? EMPTY_JOURNAL;
          // Another tab has stored answers meanwhile: once more, over those.
          if (proposal.requestId !== stored.requestId) return undefined;
          const by = await authorOf(writer);
          const change = { at, ...by, reason: 'answered', pages: [] } as const;
          const next = await recordChange(writer, id, {
            ...change,
            proposal: { ...proposal, formData, requestId },
          });
          return next?.journal ?? EMPTY_JOURNAL;
        });
        if (journal === undefined) continue;
        emit({ type: 'proposalDidChange', proposalId: id });
        return { change: journal.last, pages: [], journal, overtook: [], displaced: [] };
      }
    },

    async update(proposalId: string, pages?: readonly number[]): Promise<RunSnapshot | undefined> {
      const wanted = parsed(z.optional(z.array(pageInput)), pages === undefined ? undefined : [...pages]);
      const { pages: outdated } = await stale(proposalId);
      const asked = outdated.filter(({ pageNumber }) => wanted?.includes(pageNumber) ?? true);
      if (asked.length === 0) return undefined;
      return writeEach(proposalId, new Map(asked.map(({ pageNumber, engine }) => [pageNumber, engine])));
    },
  };
}

function staleView(proposal: ProposalRecord, pages: readonly PageRecord[]): StaleView {
  const now = writtenFrom(proposal);
  const outdated = pages.filter((page) => page.success && page.formHash !== now);
  const bases = new Map([...(proposal.bases ?? []), basisOf(proposal)].map((basis) => [basis.hash, basis]));
  const listed = new Map<number, StalePage>();
  const causes: StaleCause[] = [];
  for (const hash of new Set(outdated.map((page) => page.formHash))) {
    const made = outdated.filter((page) => page.formHash === hash);
    const was = bases.get(hash);
    const differs = was && new Set(changedBetween(planned(proposal, was), proposal));
    const changing = made.filter(
      ({ engine, pageNumber }) => engine !== 'planner' || (differs?.has(pageNumber) ?? true),
    );
    for (const page of changing) listed.set(page.pageNumber, stalePage(page));
    if (was !== undefined && changing.length > 0) causes.push(...causesOf(proposal, was, changing));
  }
  return {
    pages: [...listed.values()].toSorted((a, b) => a.pageNumber - b.pageNumber),
    causes: joined(causes).toSorted((a, b) => b.pages.length - a.pages.length),
  };
}

function stalePage(page: PageRecord): StalePage {
  const content = contentOf(page);
  const edits = content === undefined ? [] : editedFields(content);
  return { pageNumber: page.pageNumber, engine: page.engine, edited: edits.length };
}

/** The proposal as it was written from a basis. */
function planned(proposal: ProposalRecord, { formData, assumptions, decisions }: Basis): ProposalRecord {
  const { assumptions: _assumptions, decisions: _decisions, ...rest } = proposal;
  return {
    ...rest,
    formData,
    ...(assumptions === undefined ? {} : { assumptions }),
    ...(decisions === undefined ? {} : { decisions }),
  };
}

interface Difference extends Omit<StaleCause, 'pages'> {
  /** The basis with this one change. */
  alone: Basis;
}

/** What of a basis has changed, each with the pages that it changes by itself; a model reads all of it. */
function causesOf(proposal: ProposalRecord, was: Basis, pages: readonly PageRecord[]): StaleCause[] {
  const all = differences(was, basisOf(proposal));
  const before = planned(proposal, was);
  return all.map(({ alone, ...cause }, index) => {
    const differs =
      index < MOST_CAUSES && all.length > 1
        ? new Set(changedBetween(before, planned(proposal, alone)))
        : undefined;
    return {
      ...cause,
      pages: pages
        .filter(({ engine, pageNumber }) => engine !== 'planner' || (differs?.has(pageNumber) ?? true))
        .map(({ pageNumber }) => pageNumber),
    };
  });
}

function differences(was: Basis, is: Basis): Difference[] {
  const answers = leafPaths(was.formData, is.formData).map((path): Difference => {
    const [before, after] = [at(was.formData, path), at(is.formData, path)];
    const formData = withAt(was.formData, path, after);
    return { kind: 'answer', key: path.join('.'), before, after, alone: { ...was, formData } };
  });
  const keys = (a: object = {}, b: object = {}): string[] => [
    ...new Set([...Object.keys(a), ...Object.keys(b)]),
  ];
  const assumptions = keys(was.assumptions, is.assumptions)
    .filter((id) => was.assumptions?.[id] !== is.assumptions?.[id])
    .map((id): Difference => {
      const { [id]: before, ...rest } = was.assumptions ?? {};
      const after = is.assumptions?.[id];
      const next = after === undefined ? rest : { ...rest, [id]: after };
      return { kind: 'assumption', key: id, before, after, alone: { ...was, assumptions: next } };
    });
  const decided = ({ decisions = {} }: Basis): Record<string, unknown> => ({
    ...decisions.answers,
    ...decisions.choices,
    ...Object.fromEntries(Object.entries(decisions.own ?? {}).map(([key, words]) => [`own ${key}`, words])),
  });
  const decisions = keys(decided(was), decided(is))
    .filter((id) => decided(was)[id] !== decided(is)[id])
    .map((id): Difference => ({
      kind: 'decision',
      key: id,
      before: decided(was)[id],
      after: decided(is)[id],
      // Decisions hang together: they are tried together.
      alone: is.decisions === undefined ? was : { ...was, decisions: is.decisions },
    }));
  return [...answers, ...assumptions, ...decisions];
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of the answers that differ; a list is one answer. */
function leafPaths(a: unknown, b: unknown, path: readonly string[] = []): string[][] {
  if (isSame(a, b)) return [];
  if (!isTree(a) || !isTree(b)) return [[...path]];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
    leafPaths(a[key], b[key], [...path, key]),
  );
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isTree(inner) ? inner[key] : undefined), value);

function withAt(form: FormData, path: readonly string[], value: unknown): FormData {
  const put = (inner: unknown, [key, ...rest]: readonly string[]): unknown =>
    key === undefined
      ? value
      : { ...(isTree(inner) ? inner : {}), [key]: put(isTree(inner) ? inner[key] : undefined, rest) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an answer of another form, at the place of this one's
  return put(form, path) as FormData;
}

/** Equal causes of pages that were made at different times are one. */
function joined(causes: readonly StaleCause[]): StaleCause[] {
  const byKey = new Map<string, StaleCause>();
  for (const cause of causes) {
    const key = JSON.stringify([cause.kind, cause.key, cause.before, cause.after]);
    const pages = [...(byKey.get(key)?.pages ?? []), ...cause.pages];
    byKey.set(key, { ...cause, pages: [...new Set(pages)].toSorted((a, b) => a - b) });
  }
  return [...byKey.values()];
}
