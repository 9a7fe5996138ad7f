/**
 * What a model is asked for each page of a whole run, as it is sent, for reading: `node tests/visual/prompts.mjs
 * [brief …]`. Pages before are the planner's, since no model is at hand. Also counts what a run would take.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { planFacts } from '../../src-worker/engines/model/facts.ts';
import { promptFor } from '../../src-worker/engines/model/prompts/index.ts';
import { answerSchema } from '../../src-worker/engines/model/strict-schema.ts';
import { estimatedUsage } from '../../src-worker/engines/model/usage.ts';
import type { SectionRequest } from '../../src-worker/engines/engine.ts';
import { createPlanner } from '../../src-worker/engines/planner/index.ts';
import { PAGES } from '../../src/shared/domain/pages.ts';
import type { Section } from '../../src/shared/domain/sections.ts';
import { BRIEF_CREATED_AT, BRIEF_NAMES, readBrief } from '../fixtures/briefs.ts';

const FOLDER = '.cache/visual/prompts';

export async function main(asked: readonly string[]): Promise<number> {
  const unknown = asked.filter((name) => !BRIEF_NAMES.some((known) => known === name));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no brief '${unknown.join("', '")}'. There are: ${BRIEF_NAMES.join(', ')}.\n`,
    );
    return 1;
  }
  mkdirSync(FOLDER, { recursive: true });
  for (const name of BRIEF_NAMES) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const { text, tokens } = await promptsOf(name);
    const file = `${FOLDER}/${name}.md`;
    writeFileSync(file, text);
    process.stdout.write(`${file}: 19 prompts, about ${tokens.toLocaleString('en')} tokens\n`);
  }
  return 0;
}

async function promptsOf(name: (typeof BRIEF_NAMES)[number]): Promise<{ text: string; tokens: number }> {
  const { formData, language } = readBrief(name);
  const planner = createPlanner();
  const draft = async (request: SectionRequest): Promise<Section | undefined> => {
    const answer = await planner.writeSection(request, new AbortController().signal);
    return answer.ok ? answer.section : undefined;
  };
  const earlier = new Map<number, Section>();
  const parts: string[] = [];
  let tokens = 0;
  for (const { pageNumber, type } of PAGES) {
    const request: SectionRequest = {
      proposalId: name,
      pageNumber,
      formData,
      language,
      createdAt: BRIEF_CREATED_AT,
      requestId: '',
      earlier: new Map(earlier),
    };
    const facts = await planFacts(request, draft);
    const messages = promptFor({ request, type, facts, schema: answerSchema(type), format: 'json_schema' });
    tokens += estimatedUsage(messages, '').promptTokens;
    // The system's words are the same for every page.
    const shown = pageNumber === 1 ? messages : messages.slice(1);
    parts.push(...shown.map(({ role, content }) => `<!-- page ${pageNumber}, ${role} -->\n\n${content}`));
    const section = await draft(request);
    if (section !== undefined) earlier.set(pageNumber, section);
  }
  return { text: `${parts.join('\n\n---\n\n')}\n`, tokens };
}
