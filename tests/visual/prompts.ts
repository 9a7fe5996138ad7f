/**
 * What a model is asked for each page of a whole run, as it is sent, for reading: `node tests/visual/prompts.mjs
 * [brief …]`, in both languages and for both sizes of window. Prints the tokens of each page and of the run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '../../src/shared/domain/options.ts';
import { BRIEF_NAMES, readBrief } from '../fixtures/briefs.ts';
import { askedPages, type AskedPage } from '../fixtures/prompts.ts';

const FOLDER = '.cache/visual/prompts';
const SIZES = ['whole', 'short'] as const;

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
    for (const language of LANGUAGES)
      for (const size of SIZES) {
        const pages = await askedPages(readBrief(name).formData, language, size);
        const file = `${FOLDER}/${name}-${language}-${size}.md`;
        writeFileSync(file, asText(pages));
        const tokens = pages.map((page) => page.tokens);
        const sum = tokens.reduce((all, each) => all + each, 0);
        process.stdout.write(`${file}: ${sum.toLocaleString('en')} tokens; by page ${tokens.join(' ')}\n`);
      }
  }
  return 0;
}

/** The system's words are the same for every page. */
const asText = (pages: readonly AskedPage[]): string =>
  pages
    .flatMap(({ pageNumber, messages, tokens }) =>
      messages
        .slice(pageNumber === 1 ? 0 : 1)
        .map(
          ({ role, content }) =>
            `<!-- page ${pageNumber}, ${role}, ${tokens} tokens in all -->\n\n${content}\n`,
        ),
    )
    .join('\n---\n\n');
