/** Sketches of clients in which a person judged what may lead: `tests/fixtures/marked/leads`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyFormData, type FormData } from '../../src/shared/domain/questionnaire.ts';
import { withoutMarks } from './marked.ts';

/** What a statement may be for a client: what leads, what may stand second, what never leads; '' where nobody judged it. */
export type Judged = 'lead' | 'second' | 'never' | '';

export interface Sketch {
  name: string;
  language: 'en' | 'th';
  form: FormData;
  /** Statements as judged, in the client's words. */
  statements: readonly { words: string; judged: Judged }[];
  /** Of each rival, by its place: the pairs that may be drawn. */
  pairs: readonly (readonly { ours: string; theirs: string }[])[];
}

const judgedBy = (tag: string): Judged => (tag === 'lead' || tag === 'second' || tag === 'never' ? tag : '');

const FOLDER = fileURLToPath(new URL('../../tests/fixtures/marked/leads', import.meta.url));

function sketchOf(part: string): Sketch {
  const [heading = '', ...lines] = part.trim().split('\n');
  const [name = '', group = '', language = ''] = heading.split('|').map((each) => each.trim());
  const form = emptyFormData();
  const statements: { words: string; judged: Judged }[] = [];
  const pairs: { ours: string; theirs: string }[][] = [];
  const { clientInfo: client, targetAudience: audience, campaignObjectives: campaign } = form;
  const rivals: FormData['competitiveAnalysis']['competitors'][number][] = [];
  client.companyName = name;
  audience.targetGroup = group === 'b2b' ? 'B2B' : 'B2C';
  const plain = (value: string): string => {
    const { text, marks } = withoutMarks(value);
    for (const { tag, start, end } of marks)
      statements.push({ words: text.slice(start, end), judged: judgedBy(tag) });
    return text;
  };
  const fields: Record<string, (value: string) => void> = {
    offer: (value) => (client.productService = plain(value)),
    hero: (value) => (client.heroProduct = plain(value)),
    price: (value) => (client.startingPrice = plain(value)),
    after: (value) => (client.afterSalesService = plain(value)),
    who: (value) => (audience.targetDemographics = value),
    goal: (value) => (campaign.specificObjectives = value),
    told: (value) => (campaign.currentChallenges = value),
    strengths: (value) => (client.strengths = plain(value)),
    rival: (value) => {
      const [rival = '', strengths = '', weaknesses = ''] = value.split('|').map((each) => each.trim());
      rivals.push({ id: String(rivals.length + 1), name: rival, website: '', strengths, weaknesses });
      pairs.push([]);
    },
    pair: (value) => {
      const [ours = '', theirs = ''] = value.split(' ~ ');
      pairs.at(-1)?.push({ ours, theirs });
    },
  };
  for (const line of lines) {
    const at = line.indexOf(':');
    fields[line.slice(0, at)]?.(line.slice(at + 1).trim());
  }
  form.competitiveAnalysis.competitors = rivals;
  return { name, language: language === 'th' ? 'th' : 'en', form, statements, pairs };
}

/** @param aside those that were not learnt from */
export function readSketches(aside = false): Sketch[] {
  const folder = aside ? join(FOLDER, 'aside') : FOLDER;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^### /mu).slice(1).map(sketchOf));
}

/** Characters that two texts have in common as one run, of the shorter. */
function overlap(a: string, b: string): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.includes(short)) return short.length;
  return 0;
}

/** How a statement of a reading was judged: by the marked words that it stands in, or that stand in it. */
export function judgedOf({ statements }: Sketch, words: string): Judged {
  const low = words.toLowerCase();
  const [best] = statements
    .map(({ words: marked, judged }) => ({ judged, common: overlap(low, marked.toLowerCase()) }))
    .filter(({ common }) => common > 0)
    .toSorted((a, b) => b.common - a.common);
  return best?.judged ?? '';
}
