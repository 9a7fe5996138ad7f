/** The example proposal, which the product itself contains: sections and the answers that they were written from. */
import * as z from 'zod/mini';
import type { ProposalView } from '../../src/shared/contract/work.ts';
import { EXAMPLE_ID } from '../../src/shared/domain/ids.ts';
import { normaliseFormData } from '../../src/shared/domain/normalise.ts';
import { pageByNumber } from '../../src/shared/domain/pages.ts';
import { STORED_VERSION } from '../../src/shared/domain/records.ts';
import { sectionSchema } from '../../src/shared/domain/section.ts';
import answers from './answers.json?raw';
import sections from './sections.json?raw';

const SECTIONS = z.array(z.extend(sectionSchema, { pageNumber: z.number() }));
/** The day that its cover names. */
const WRITTEN_AT = '2026-11-21T09:00:00.000Z';

/** As a stored proposal is read. It is in no list and in no store. */
export function exampleView(): ProposalView {
  const formData = normaliseFormData(JSON.parse(answers));
  const own = { requestId: '', proposalId: EXAMPLE_ID } as const;
  return {
    appendix: true,
    proposal: {
      ...own,
      version: STORED_VERSION,
      title: formData.clientInfo.companyName,
      language: 'en',
      formData,
      state: 'complete',
      createdAt: WRITTEN_AT,
      generatedAt: WRITTEN_AT,
      appearance: {},
    },
    pages: SECTIONS.parse(JSON.parse(sections)).map(({ pageNumber, ...sectionData }) => ({
      ...own,
      pageNumber,
      title: pageByNumber(pageNumber)?.title ?? sectionData.type,
      success: true,
      sectionData,
      engine: 'planner',
      formHash: '',
      finishedAt: WRITTEN_AT,
    })),
  };
}
