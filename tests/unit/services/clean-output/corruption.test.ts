/** Damaged outputs: whatever comes, an answer comes, and soon. `CLEANING=whole` takes 10,000 of them. */
import { describe, expect, test, vi } from 'vitest';
import { cleanOutput } from '../../../../src-worker/services/clean-output/index.ts';
import { outputs, seeded } from './outputs.ts';

// Much work on a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000 });

const COUNT = process.env['CLEANING'] === 'whole' ? 10_000 : 2000;
const REASONS = /^output-(?:invalid|wrong-type|no-json|truncated|too-long|too-deep)$/u;

const PIECES =
  '" \' \\ { } [ ] , : ` ``` /* // \\u00 \\" {"output": <think> None 1e999 &quot; “ ๆ "__proto__":{"a":1}, [[[[ {{{{ ...'
    .split(' ')
    .concat('\n', '\u0000', '\u200B', '\uFEFF', '\ud83d', '\udc00', '\u202E', '\u00A0', '\u200D');

type Damage = (text: string, random: () => number) => string;
const at = (text: string, random: () => number): number => Math.floor(random() * (text.length + 1));
const piece = (random: () => number): string => PIECES[Math.floor(random() * PIECES.length)] ?? '';
const DAMAGES: readonly Damage[] = [
  (text, random) => text.slice(0, at(text, random)),
  (text, random) => text.slice(at(text, random)),
  (text, random) => {
    const from = at(text, random);
    return text.slice(0, from) + text.slice(from + Math.ceil(random() * 9));
  },
  (text, random) => {
    const from = at(text, random);
    return text.slice(0, from) + piece(random) + text.slice(from);
  },
  (text, random) => text.replaceAll(piece(random), piece(random)),
  (text, random) => JSON.stringify(text).slice(random() < 0.5 ? 0 : 1),
  (text, random) => piece(random).repeat(Math.ceil(random() * 400)) + text,
  (text, random) => text + text.slice(at(text, random)),
  (text, random) => `${piece(random)} ${text} ${piece(random)}`,
];

function damaged(seed: number): string {
  const random = seeded(seed);
  const output = outputs[seed % outputs.length]?.output;
  let text = JSON.stringify(random() < 0.5 ? output : [{ output }], undefined, random() < 0.5 ? 0 : 2);
  for (let count = Math.ceil(random() * 5); count > 0; count -= 1)
    text = (DAMAGES[Math.floor(random() * DAMAGES.length)] ?? ((same) => same))(text, random);
  return text;
}

/** Work that this process has done, ms: how busy the machine is with others does not matter. */
function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function textsOf(output: object): string {
  const texts: string[] = [];
  JSON.stringify(output, (key, value: unknown) => {
    texts.push(key, typeof value === 'string' ? value : '');
    return value;
  });
  return texts.join(' ');
}

test(`${COUNT} of them: an output that can be stored, or a reason`, () => {
  const wrong: string[] = [];
  let cleanedCount = 0;
  for (let seed = 1; seed <= COUNT; seed += 1) {
    const started = workedMs();
    const cleaned = cleanOutput(damaged(seed));
    const ms = workedMs() - started;
    if (ms > 1000) wrong.push(`${seed}: ${ms} ms`);
    if (cleaned.ok) cleanedCount += 1;
    else if (!REASONS.test(cleaned.reason.code)) wrong.push(`${seed}: ${cleaned.reason.code}`);
    if (cleaned.ok && /\p{Cs}|[^\P{Cc}\n\r\t]/u.test(textsOf(cleaned.output)))
      wrong.push(`${seed}: signs that no file takes`);
  }
  expect(wrong).toEqual([]);
  // Most of the damage is small: were nothing read any more, the rest would prove nothing.
  expect(cleanedCount).toBeGreaterThan(COUNT / 2);
  expect(Object.prototype).not.toHaveProperty('a');
});

describe('time grows with the length alone', () => {
  const sized = (part: string) => (length: number) => part.repeat(Math.ceil(length / part.length));
  const item = '{"brand":"A \\"B\\" ก","swot":{"s":["x",1.5,null]}},';
  test.each<[string, (length: number) => string]>([
    ['a list', (length) => `{"competitors":[${sized(item)(length)}{}]}`],
    ['a list that is cut off', (length) => `{"competitors":[${sized(item)(length)}`],
    ['a list with a comma too many', (length) => `{"competitors":[${sized(item)(length)}]}`],
    ['a list without commas', (length) => `{"takeaways":[${sized('"a" ')(length)}]}`],
    ['single quotes, cut off', (length) => `{'takeaways':[${sized("'a', ")(length)}`],
    ['one long text, cut off', (length) => `{"summary":"${sized('ก')(length)}`],
    ['encoded, cut off', (length) => JSON.stringify(`{"a":[${sized(item)(length)}`).slice(0, -1)],
    ['prose', sized('I would {rather} not [say] "so". ')],
    ...[
      '{"a"',
      '{"a":',
      '{a:',
      '["',
      "['",
      '[',
      '{"a":1 ',
      '{\\"',
      '{\\"\\x',
      '```{',
      '{"a"```',
      '\\',
      '{"a":\u00A0x ',
      '“',
      '{/*',
      '{ \n',
      "{'",
      '{"a":1}',
      '[{}],',
      '{"a":"\\u',
      '{&quot;',
    ].map((part): [string, (length: number) => string] => [
      `${JSON.stringify(part)} again and again`,
      sized(part),
    ]),
  ])('%s', (_name, make) => {
    const sent = make(1_000_000);
    const started = workedMs();
    cleanOutput(sent);
    // A tenth of a second; a square would take minutes.
    expect(workedMs() - started).toBeLessThan(5000);
  });
});
