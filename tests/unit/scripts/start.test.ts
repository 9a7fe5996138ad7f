/** `npm start` in a folder of its own, with an npm and a page that have remarks to make. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const START = resolve('.scripts/start.mjs');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palmleaf-start-'));
  const write = (name: string, content: string): void => writeFileSync(join(folder, name), content);
  write('package.json', '{ "type": "module", "engines": { "node": ">=20.19" } }');
  write('package-lock.json', '{}');
  mkdirSync(join(folder, 'public'));
  write('public/_headers', '');
  // The bundler remarks on an `eval`.
  write('index.html', '<script type="module" src="./page.js"></script>');
  write('page.js', 'const here = 1; console.log(eval("here"));');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What it prints until it has said `until`, or has ended. */
function start(install: string, until: string): Promise<string> {
  // The lockfile as it is: `npm install` might write another.
  const onlyCi = `[ "$*" = ci ] || { echo "npm $*" >&2; exit 1; }`;
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${onlyCi}\necho 'added 900 packages'\n${install}\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, PORT: '0' };
  const program = spawn(process.execPath, [START], { cwd: folder, env });
  return new Promise((done) => {
    let printed = '';
    const add = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (printed.includes(until)) program.kill();
    };
    program.stdout.on('data', add);
    program.stderr.on('data', add);
    program.once('close', () => done(printed));
  });
}

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it(
    'says that it installs, builds and runs, and nothing that its tools remark',
    { timeout: 60_000 },
    async () => {
      const lines = (await start('exit 0', 'runs at')).trim().split('\n');
      expect(lines).toEqual([
        'Installing packages (about a minute, the first time only)…',
        'Building…',
        expect.stringMatching(/^Palmleaf runs at http:\/\/localhost:\d+ \(Ctrl\+C ends it\)$/),
      ]);
    },
  );

  it('says what to do where packages cannot be installed, with the reason', async () => {
    const printed = await start("echo 'ENOTFOUND' >&2; exit 1", 'again');
    expect(printed).toContain('ENOTFOUND');
    expect(printed).toMatch(/could not be installed: check the network connection/);
    expect(printed).not.toMatch(/added 900|Building/);
  });
});
