/** A page that the person's own model writes again, by their wish: shown beside the page, and nothing is stored. Loaded when first asked. */
import * as z from 'zod/mini';
import type { Rewritten } from '../../src/shared/contract/editing.ts';
import { auditSection } from '../../src/shared/domain/audit/audit-section.ts';
import { standing } from '../../src/shared/domain/editing/edits.ts';
import type { Section } from '../../src/shared/domain/section.ts';
import { contentOf } from '../changes/content.ts';
import { loadEngine } from '../engines/load.ts';
import { settledFacts } from '../engines/planner/planning.ts';
import { deadline } from '../time.ts';
import { understand } from '../understanding/answers/understand.ts';
import { found, parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import { idInput, pageInput } from './inputs.ts';

/** What a person says in a line or two. */
const wishInput = z.string().check(z.trim(), z.minLength(1), z.maxLength(600));

/** Longest wait for a page, ms: the page's own patience is a little longer. */
const LONGEST_MS = 840_000;

/** Of each worker the pages that a model is writing, each with what ends it. */
const writing = new WeakMap<Context, Map<string, AbortController>>();

export function rewriteCommands(context: Context) {
  const { store, time, stopped } = context;
  const underWay = writing.get(context) ?? new Map<string, AbortController>();
  writing.set(context, underWay);
  const keyOf = (proposalId: string, pageNumber: number): string => `${proposalId} ${pageNumber}`;

  /** What stands there, and everything that it is written from. */
  const read = (proposalId: string, pageNumber: number) =>
    store.read(async (reader) => {
      const proposal = found(await reader.proposal(parsed(idInput, proposalId)), 'proposal');
      const pages = await reader.pages(proposalId);
      const page = pages.find((each) => each.pageNumber === parsed(pageInput, pageNumber));
      const content = page && contentOf(page);
      if (content === undefined) throw new Refused('invalid', { code: 'edit-not-written' });
      const earlier = new Map<number, Section>();
      for (const each of pages)
        if (each.pageNumber < pageNumber && each.success && each.sectionData !== undefined)
          earlier.set(each.pageNumber, each.sectionData);
      return { proposal, content, earlier };
    });

  const ownModel = async () => {
    const { model } = await store.read((reader) => reader.settings());
    if (model === undefined || model.model === '') throw new Refused('needs-model', { code: 'no-own-model' });
    const { config, session, modelKey } = context;
    return loadEngine('model', {
      config,
      session,
      modelKey,
      time,
      model: () => Promise.resolve(model),
      capabilities: {
        read: (name) => store.read((reader) => reader.modelCapabilities(name)),
        write: (name, able) => store.write((writer) => writer.putModelCapabilities(name, able)),
      },
    });
  };

  return {
    async rewrite(proposalId: string, pageNumber: number, given: string): Promise<Rewritten> {
      const wish = parsed(wishInput, given);
      const { proposal, content, earlier } = await read(proposalId, pageNumber);
      const { formData, facts } = settledFacts(proposal);
      const engine = await ownModel();
      const key = keyOf(proposalId, pageNumber);
      // Whoever asks again waits for the newer one.
      underWay.get(key)?.abort();
      const left = new AbortController();
      underWay.set(key, left);
      const limit = deadline(time, Math.min(engine.budgetMs ?? LONGEST_MS, LONGEST_MS));
      try {
        const now = standing(content);
        const { createdAt, language, assumptions } = proposal;
        const answer = await engine.writeSection(
          {
            proposalId,
            pageNumber,
            formData,
            language,
            createdAt,
            requestId: await context.requestId(proposal, pageNumber),
            earlier,
            again: { section: now, wish },
            ...(assumptions === undefined ? {} : { assumptions }),
          },
          AbortSignal.any([left.signal, limit.signal, stopped]),
        );
        if (!answer.ok) {
          const { kind, reason, retryable } = answer.failure;
          throw new Refused(kind, reason, retryable);
        }
        const { title, output } = answer.section;
        const report = auditSection(
          { formData, createdAt, language },
          { pageNumber, section: answer.section },
          { rules: understand(formData).rules, facts },
        );
        // Words alone are written again: what the plan reckoned and drafted stays beside them.
        return { wish, section: { ...now, title, output }, report };
      } finally {
        limit.dispose();
        if (underWay.get(key) === left) underWay.delete(key);
      }
    },

    stopRewriting(proposalId: string, pageNumber: number): void {
      underWay.get(keyOf(proposalId, pageNumber))?.abort();
    },
  };
}
