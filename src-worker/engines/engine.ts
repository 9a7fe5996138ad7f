/** The one interface behind which the three ways to write a section stand (readings, 'The services behind the product'). */
import type { EngineId } from '../../src/shared/domain/records.ts';
import type { Language } from '../../src/shared/domain/options.ts';
import type { PlanFact } from '../../src/shared/domain/plan-facts.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../src/shared/domain/sections.ts';
import type { Failure } from '../../src/shared/domain/failure.ts';

/** Everything a page may be written from. */
export interface SectionRequest {
  proposalId: string;
  /** 1 to 19. */
  pageNumber: number;
  formData: FormData;
  language: Language;
  /** Planning assumptions that a person changed, by id; only an engine that plans by them reads them. */
  assumptions?: Readonly<Record<string, number>>;
  /** Day on which the proposal was started, ISO 8601 in UTC: the 'today' of its dates. */
  createdAt: string;
  /** SHA-256 of the canonical payload with the device's salt; the same for every try of the page. */
  requestId: string;
  /** Sections already written, by page number. */
  earlier: ReadonlyMap<number, Section>;
  /** A page that is there already, and what its reader wishes of it; only an engine that can be told reads it. */
  again?: { section: Section; wish: string };
  /** Told what is written so far, by an engine whose text comes bit by bit. */
  onText?: (text: string) => void;
}

export interface Engine {
  readonly id: EngineId;
  /** A remote service is spared by a pause between pages; the built-in planner is not remote. */
  readonly remote: boolean;
  /** For one page with its retries, ms, where the engine's own is not the limits'. */
  readonly budgetMs?: number;
  /**
   * Writes one section. Resolves with the section or with a failure, and never rejects on its own account;
   * an aborted signal ends it early with kind 'cancelled'.
   */
  writeSection(
    request: SectionRequest,
    signal: AbortSignal,
  ): Promise<{ ok: true; section: Section } | { ok: false; failure: Failure }>;
}

/** The plan behind a proposal, whoever writes its words. */
export interface PlanSource {
  /** A page as the device would write it; undefined when it cannot. */
  page(request: SectionRequest): Promise<Section | undefined>;
  /** What is settled for the whole proposal; none where no plan can be made. */
  facts(request: SectionRequest): Promise<readonly PlanFact[]>;
}
