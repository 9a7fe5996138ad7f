/** How much of twelve realistic briefs the built-in extractor gets right: at least 73 %; at most 5 % of its fields are wrong. */
import { beforeAll, describe, expect, test } from 'vitest';
import { readDocument } from '../../../../src-worker/services/documents/index.ts';
import { readMessage } from '../../../../src-worker/understanding/message/index.ts';
import type { ExtractedField } from '../../../../src/shared/domain/records.ts';
import { REQUESTS, type RequestFixture, type Stated } from '../../../fixtures/requests/requests.ts';

interface Measured {
  name: string;
  stated: number;
  right: number;
  filled: number;
  /** Stated and not right, or filled and not right, each as a line. */
  missed: string[];
  wrong: string[];
  unsourced: string[];
}

const measured: Measured[] = [];
beforeAll(async () => {
  for (const fixture of REQUESTS) measured.push(await measure(fixture));
  process.stdout.write(`${measured.map(report).join('\n')}\n`);
});

async function measure(fixture: RequestFixture): Promise<Measured> {
  const document = await readDocument({ name: fixture.fileName, bytes: fixture.bytes() });
  if (!document.ok) throw new Error(`${fixture.fileName}: ${document.problem}`);
  const fields = readMessage(document.text).fields;
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const right = Object.entries(fixture.stated).filter(([path, stated]) =>
    matches(byPath.get(path)?.value, stated),
  );
  const judged: Record<string, Stated | undefined> = { ...fixture.allowed, ...fixture.stated };
  const isWrong = ({ path, value }: ExtractedField): boolean => {
    const stated = judged[path];
    return stated === undefined || !matches(value, stated);
  };
  return {
    name: fixture.name,
    stated: Object.keys(fixture.stated).length,
    right: right.length,
    filled: fields.length,
    missed: Object.entries(fixture.stated)
      .filter(([path]) => !byPath.has(path))
      .map(([path, stated]) => `${path}: ${String(stated)}`),
    wrong: fields.filter(isWrong).map(({ path, value }) => `${path} = ${JSON.stringify(shown(value))}`),
    unsourced: fields.filter(({ source }) => source.trim() === '').map(({ path }) => path),
  };
}

const names = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.map((item: unknown) =>
        typeof item === 'object' && item !== null && 'name' in item ? item.name : item,
      )
    : [];
const shown = (value: unknown): unknown => (Array.isArray(value) ? names(value) : value);
const plain = (text: unknown): string => String(text).toLowerCase().replace(/\s+/gu, ' ').trim();

function matches(value: unknown, stated: Stated): boolean {
  if (value === undefined) return false;
  if (stated instanceof RegExp) return typeof value === 'string' && stated.test(value);
  if (typeof stated === 'number') return value === stated;
  if (typeof stated === 'string') return plain(value) === plain(stated);
  return (
    names(value)
      .map((name) => plain(name))
      .toSorted()
      .join('|') ===
    stated
      .map((name) => plain(name))
      .toSorted()
      .join('|')
  );
}

const report = ({ name, stated, right, filled, missed, wrong }: Measured): string =>
  [
    `${name}: ${right}/${stated} right, ${wrong.length}/${filled} wrong`,
    ...missed.map((line) => `    missed ${line}`),
    ...wrong.map((line) => `    wrong  ${line}`),
  ].join('\n');

const sum = (pick: (one: Measured) => number): number =>
  measured.reduce((total, one) => total + pick(one), 0);

describe('the built-in extractor, on twelve briefs', () => {
  test('there are twelve, in English, Thai and both', () => {
    expect(measured).toHaveLength(12);
  });
  test('gets at least 70 % of the stated fields right', () => {
    expect(sum(({ right }) => right) / sum(({ stated }) => stated)).toBeGreaterThanOrEqual(0.7);
  });
  test('fills at most 5 % of its fields wrongly', () => {
    expect(sum(({ wrong }) => wrong.length) / sum(({ filled }) => filled)).toBeLessThanOrEqual(0.05);
  });
  test('names the sentence of every field that it fills', () => {
    expect(measured.flatMap(({ unsourced }) => unsourced)).toEqual([]);
  });
});
