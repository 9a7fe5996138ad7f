/** A kind of chart, of node, of section or of engine that somebody adds stops the compiler wherever its case is missing. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;

/** What is added where. */
const ADDED: readonly (readonly [file: string, text: string, more: string])[] = [
  ['src/shared/scene/scene.ts', "chart: 'bar'", "chart: 'radar' | 'bar'"],
  ['src/shared/scene/scene.ts', "  kind: 'list';", "  kind: 'list' | 'map';"],
  ['src/shared/domain/pages.ts', 'SECTION_TYPES = [', "SECTION_TYPES = ['new-section', "],
  ['src/shared/domain/records.ts', 'ENGINE_IDS = [', "ENGINE_IDS = ['new-engine', "],
];

let folder = '';
let errors = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'missing-cases-'));
  for (const part of ['src', 'src-worker', '.scripts', 'package.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text, more] of ADDED) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(text)) throw new Error(`${file} has no ${text}`);
    writeFileSync(path, source.replace(text, more));
  }
  for (const project of ['src', 'src-worker'])
    try {
      const compiler = join(ROOT, 'node_modules/.bin/tsc');
      execFileSync(compiler, ['-b', join(folder, project)], { cwd: folder, encoding: 'utf8' });
    } catch (error) {
      errors += error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a kind of chart, drawn', 'src/shared/scene/chart/draw-chart.ts'],
  ['a kind of chart, in PowerPoint', 'src-worker/export/pptx/chart/part.ts'],
  ['a kind of node, read', 'src/shared/scene/drawn-text.ts'],
  ['a kind of node, in PowerPoint', 'src-worker/export/pptx/nodes/node.ts'],
  ['a kind of node, in the PDF file', 'src-worker/export/pdf/nodes/node.ts'],
  ['a section, its schema', 'src/shared/domain/sections.ts'],
  ['a section, its required fields', 'src/shared/domain/slide-filter.ts'],
  ['a section, its layout', 'src-worker/deck/pages/index.ts'],
  ['a section, the planner', 'src-worker/engines/planner/pages/index.ts'],
  ['a section, its prompt', 'src-worker/engines/model/prompts/needs.ts'],
  ['an engine, loaded', 'src-worker/engines/load.ts'],
])('%s: %s', (_name, file) => {
  expect(errors.split('\n').filter((line) => line.startsWith(`${file}(`))).not.toEqual([]);
});
