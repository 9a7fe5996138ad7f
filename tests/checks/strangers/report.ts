/** How much of what strangers answered is read right: per kind right, missing and wrong. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { compare } from './compare.ts';
import { KINDS, type Facts, type Verdict } from './facts.ts';
import { factsOf, spansOf } from './read.ts';

/** The day on which the cases are read: their dates lie after it. */
export const TODAY = new Date('2026-11-28T00:00:00Z');

export interface Case {
  name: string;
  formData: FormData;
  expected: Facts;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** A case file, or all of a folder. */
export function readCases(path: string): Case[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(path, name))
    : [path];
  return files.map((file) => {
    const read: Omit<Case, 'name'> = JSON.parse(readFileSync(file, 'utf8'));
    return { ...read, name: basename(file, '.json') };
  });
}

const count = (verdicts: readonly Verdict[], verdict: Verdict['verdict']): number =>
  verdicts.filter((one) => one.verdict === verdict).length;

function printCounts(verdicts: readonly Verdict[]): void {
  print('kind            right  missing  wrong   share');
  for (const kind of [...KINDS, 'all'] as const) {
    const of = kind === 'all' ? verdicts : verdicts.filter((one) => one.kind === kind);
    const [right, missing, wrong] = [count(of, 'right'), count(of, 'missing'), count(of, 'wrong')];
    const share = of.length === 0 ? '' : `${((right / of.length) * 100).toFixed(1)}%`;
    print(
      `${kind.padEnd(15)} ${String(right).padStart(5)} ${String(missing).padStart(8)} ${String(wrong).padStart(6)} ${share.padStart(7)}`,
    );
  }
}

export function main(args: readonly string[]): number {
  const path = args.find((arg) => !arg.startsWith('--'));
  if (path === undefined) {
    print('Usage: node tests/checks/strangers/answers.mjs <folder or file> [--counts]');
    return 1;
  }
  const cases = readCases(path);
  const countsOnly = args.includes('--counts');
  const all: Verdict[] = [];
  for (const { name, formData, expected } of cases) {
    const facts = factsOf(formData, TODAY);
    // A case judges what it states.
    const verdicts = compare({ ...facts, ...expected }, facts).filter(({ kind }) => kind in expected);
    all.push(...verdicts);
    if (countsOnly) continue;
    const told = cases.length === 1 ? verdicts : verdicts.filter(({ verdict }) => verdict !== 'right');
    if (told.length > 0) print(`\n${name}`);
    if (cases.length === 1) for (const line of spansOf(formData)) print(`  ${line}`);
    for (const { kind, verdict, expected: wanted, read } of told)
      print(
        `  ${verdict.padEnd(7)} ${kind.padEnd(14)} ${wanted}${verdict === 'missing' ? '' : ` | ${read}`}`,
      );
  }
  print('');
  printCounts(all);
  return 0;
}
