/** Every output cut off at every character. `CLEANING=whole` takes all decks and all characters. */
import { describe, expect, test, vi } from 'vitest';
import { cleanOutput } from '../../../../src-worker/services/clean-output/index.ts';
import { outputs, seeded, wholeIn, withoutHalf, write, type Written } from './outputs.ts';

// Much work on a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000 });

const isWhole = process.env['CLEANING'] === 'whole';
const random = seeded(6);
/** By default nineteen outputs, at every character, of one English and one Thai deck. */
const chosen = isWhole
  ? outputs
  : outputs.filter(({ name }) => name.startsWith('coffee') || name.startsWith('dental'));
/** The other ways to send them: some characters of each by default. */
const sample = (): boolean => isWhole || random() < 0.06;

/** What is expected changes only where a value becomes whole; a text for the comparison. */
function expectations(written: Written): (length: number) => string | undefined {
  const found = new Map<number, string | undefined>();
  const steps = written.wholes.map(({ from }) => from);
  let index = 0;
  return (length) => {
    if (index > 0 && length < (steps[index - 1] ?? 0)) index = 0;
    while (index < steps.length && (steps[index] ?? 0) <= length) index += 1;
    if (!found.has(index)) found.set(index, JSON.stringify(wholeIn(written, length)));
    return found.get(index);
  };
}

/** The half of a text is marked, and told apart from what is whole. */
function parted({ output, cut }: { output: object; cut?: string }): {
  rest: unknown;
  half?: string;
  cut?: string;
} {
  if (cut === undefined) return { rest: output };
  const { rest, half } = withoutHalf(output, cut);
  return { rest, half: String(half), cut };
}

/** The lengths at which the cleaned beginning is not what it should be, with what it is. */
function wrongAt(
  sent: string,
  expected: (length: number) => string | undefined,
  isLooked: (length: number) => boolean,
  output: object,
): string[] {
  const wrong: string[] = [];
  for (let length = 1; length <= sent.length; length += 1) {
    if (!isLooked(length)) continue;
    const cleaned = cleanOutput(sent.slice(0, length));
    const want = expected(length);
    const { rest, half, cut } = cleaned.ok ? parted(cleaned) : {};
    const text = String(cut?.split('.').reduce((value: unknown, key): unknown => Object(value)[key], output));
    if (half !== undefined && !text.startsWith(half)) wrong.push(`${length}: '${half}' for '${text}'`);
    const is = rest === undefined ? undefined : JSON.stringify(rest);
    const isRight =
      want === undefined && !cleaned.ok ? cleaned.reason.code === 'output-truncated' : is === want;
    if (!isRight) wrong.push(`${length}: ${is ?? JSON.stringify(cleaned)} instead of ${want ?? 'an error'}`);
  }
  return wrong;
}

describe('cut off at every character, all complete values, the half of a text, and nothing else', () => {
  test.each(chosen)('$name', ({ output }) => {
    const written = write(output);
    expect(wrongAt(written.text, expectations(written), () => true, output)).toEqual([]);
  });
});

describe('and so when it was sent', () => {
  test.each(chosen)('over many lines, in a fence after a phrase: $name', ({ output }) => {
    const written = write(output, '\r\n  ');
    const before = 'Sure! Here is the JSON [as asked]:\n```json\n';
    const expected = expectations(written);
    const sent = `${before}${written.text}\n\`\`\`\nHope this helps!`;
    const inBlock = (length: number): boolean => length > before.length && sample();
    expect(wrongAt(sent, (length) => expected(length - before.length), inBlock, output)).toEqual([]);
  });

  test.each(chosen)('in both wrappers: $name', ({ output }) => {
    const written = write([{ output }], ' ');
    const expected = expectations(write({ output }, ' '));
    const within = (length: number): string | undefined => {
      // The list's bracket and its gap stand before it.
      const whole = expected(length - 2);
      return whole?.slice('{"output":'.length, -1);
    };
    expect(wrongAt(written.text, within, sample, output)).toEqual([]);
  });

  test.each(chosen)('encoded twice: $name', ({ output }) => {
    const written = write(output, '\n');
    const expected = expectations(written);
    const sent = JSON.stringify(written.text);
    const decoded = decodedLengths(sent);
    expect(
      wrongAt(
        sent,
        (length) => expected(decoded[length] ?? 0),
        (length) => length > 1 && sample(),
        output,
      ),
    ).toEqual([]);
  });

  test.each(chosen)('encoded in its wrapper: $name', ({ output }) => {
    const written = write(output);
    const expected = expectations(written);
    const before = '{"output":';
    const encoded = JSON.stringify(written.text);
    const decoded = decodedLengths(encoded);
    const sent = `${before}${encoded}}`;
    const inText = (length: number): boolean => length > before.length + 1 && sample();
    expect(
      wrongAt(
        sent,
        (length) => expected(decoded[length - before.length] ?? written.text.length),
        inText,
        output,
      ),
    ).toEqual([]);
  });

  test.each(chosen)('in a fence that closes what was cut off: $name', ({ output }) => {
    const written = write(output);
    const expected = expectations(written);
    for (let length = 1; length < written.text.length; length += 1) {
      if (!sample()) continue;
      const cleaned = cleanOutput(`\`\`\`json\n${written.text.slice(0, length)}\n\`\`\`\n`);
      expect(cleaned.ok ? JSON.stringify(parted(cleaned).rest) : undefined).toBe(expected(length));
    }
  });
});

/** For each length of an encoded text, how many characters of its content are whole. */
function decodedLengths(encoded: string): number[] {
  const lengths = [0, 0];
  let content = 0;
  for (let at = 1; at < encoded.length - 1; content += 1) {
    const step = encoded[at] !== '\\' ? 1 : encoded[at + 1] === 'u' ? 6 : 2;
    for (let part = 1; part < step; part += 1) lengths.push(content);
    lengths.push(content + 1);
    at += step;
  }
  return [...lengths, content];
}

test('the half of a number, a word or an escape is not taken for a value', () => {
  const sent = '{"a":120,"b":true,"c":-1.5e3,"d":"x\\u0e01\\n","e":null}';
  const at = (cut: string): unknown => cleanOutput(sent.slice(0, sent.indexOf(cut) + cut.length));
  const output = (value: object): unknown => ({ ok: true, title: '', output: value });
  expect(at('"a":12')).toEqual({ ok: false, reason: { code: 'output-truncated' } });
  expect(at('"a":120,"b":tru')).toEqual(output({ a: 120 }));
  expect(at('-1.5e3')).toEqual(output({ a: 120, b: true }));
  for (const [cut, d] of [
    ['-1.5e3,"d":"x\\', 'x'],
    ['\\u0e0', 'x'],
    ['\\u0e01\\', 'xก'],
  ] as const)
    expect(at(cut)).toEqual({ ok: true, title: '', output: { a: 120, b: true, c: -1500, d }, cut: 'd' });
  expect(at('nul')).toEqual(output({ a: 120, b: true, c: -1500, d: 'xก\n' }));
});
