/**
 * Every section of a service with each of its values as each other JSON type, one at a time: it is read with all its
 * words, or it is a failed page with a reason; nothing else, and never raw content. TYPES=whole draws them all.
 */
import { describe, expect, test, vi } from 'vitest';
import { readSection } from '../../../../src-worker/engines/agency/result.ts';
import { buildScene } from '../../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { readOutput } from '../../../../src/shared/domain/read-output.ts';
import { isSectionType, type Section } from '../../../../src/shared/domain/sections.ts';
import { filterPages } from '../../../../src/shared/domain/slide-filter.ts';
import { writtenPages } from '../../../service/content.ts';
import { mutationsOf, WORD } from '../../../service/mutations.ts';
import { nodeFontLoader } from '../../deck/support/node-fonts.ts';
import { seeded } from '../../services/clean-output/outputs.ts';
import { failures } from '../../../../src/copy/en/failures.ts';
import { worded } from '../../../../src/shared/domain/failure.ts';

const isWhole = process.env['TYPES'] === 'whole';
vi.setConfig({ testTimeout: isWhole ? 3_600_000 : 60_000 });

const PAGES = writtenPages.flatMap(({ pageNumber, type, output }) =>
  isSectionType(type) ? [{ pageNumber, type, mutations: mutationsOf(output) }] : [],
);
const answer = (output: unknown): string => JSON.stringify({ result: JSON.stringify(output) });
const REASON =
  /^(?:the result does not fit this page: '[\w.]+' is an? \w+, not an? \w+|the result holds none of the fields of this page)$/u;
/** A choice and a number: what is neither says nothing. */
const WORDLESS = new Set<unknown>(['lead', 'page']);
const times = (text: string): number => text.split(WORD).length - 1;

describe.each(PAGES)('$type', ({ pageNumber, type, mutations }) => {
  test(`${mutations.length} ways: each is read with its words, or fails and says why`, () => {
    const wrong: string[] = [];
    let readCount = 0;
    for (const { name, path, output } of mutations) {
      const reading = readSection(answer(output), pageNumber);
      if (!reading.ok) {
        const { reason, retryable } = reading.failure;
        const message = worded(failures, reason);
        if (!REASON.test(message) || !retryable) wrong.push(`${name}: fails with '${message}'`);
        continue;
      }
      readCount += 1;
      const { section } = reading;
      const parsed = readOutput(type, section.output);
      if (!parsed.ok) wrong.push(`${name}: cannot be read again`);
      else if (
        !WORDLESS.has(path.at(-1)) &&
        times(JSON.stringify(parsed.parsed)) < times(JSON.stringify(output))
      )
        wrong.push(`${name}: its words are gone`);
      const [dropped] = filterPages([{ pageNumber, success: true, sectionData: section }]).dropped;
      const fields = dropped?.reason.kind === 'missing-data' ? dropped.reason.fields : [];
      if (fields.some((field) => field !== path[0] && type !== 'market-channels-analysis'))
        wrong.push(`${name}: left out for want of ${fields.join(', ')}`);
    }
    expect(wrong).toEqual([]);
    expect(readCount).toBeGreaterThan(mutations.length * 0.8);
  });
});

/** One deck of nineteen pages, each with a value of another type. */
async function rawOrLost(pick: (count: number) => number): Promise<string[]> {
  const chosen = PAGES.map(({ pageNumber, mutations }) => ({
    pageNumber,
    mutation: mutations[pick(mutations.length)],
  }));
  const sections = chosen.flatMap(
    ({ pageNumber, mutation }): { pageNumber: number; sectionData: Section }[] => {
      const reading = readSection(answer(mutation?.output), pageNumber);
      return reading.ok ? [{ pageNumber, sectionData: reading.section }] : [];
    },
  );
  const scene = await buildScene({
    proposal: { proposalId: 'p', title: 'Proposal 1', language: 'en', formData: emptyFormData() },
    sections,
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
  const drawn = new Set(scene.slides.map((slide) => slide.pageNumber));
  const wrong = scene.slides
    .filter(
      (slide) =>
        slide.screenOnly === true || /[{}]|\[object|"\w+":/u.test(JSON.stringify(wordsIn(slide.nodes))),
    )
    .map(({ id }) => `${id} is raw`);
  for (const { page } of filterPages(sections).kept)
    if (!drawn.has(page.pageNumber)) wrong.push(`page ${page.pageNumber} is lost`);
  return wrong.map((each) => `${each}: ${chosen.map(({ mutation }) => mutation?.name).join('; ')}`);
}

function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    key === 'text' && typeof item === 'string' ? [item] : wordsIn(item),
  );
}

test('decks of such pages are drawn without a raw or a lost one', async () => {
  const random = seeded(2019);
  const most = Math.max(...PAGES.map(({ mutations }) => mutations.length));
  for (let deck = 0; deck < (isWhole ? most : 6); deck += 1)
    expect(await rawOrLost((count) => (isWhole ? deck % count : Math.floor(random() * count)))).toEqual([]);
});
