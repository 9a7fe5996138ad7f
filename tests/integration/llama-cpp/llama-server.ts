/** llama.cpp's own server with the tiny model, where somebody has it: its source lies in the package, and takes minutes to build. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LlamaServer } from './server.ts';
import { tinyModel } from './tiny-model.ts';

/** Until it answers, ms. */
const START_MS = 20_000;

/** @param window tokens of a prompt with its answer */
export async function startLlamaServer(program: string, window: number): Promise<LlamaServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-model-'));
  const model = join(folder, 'tiny.gguf');
  writeFileSync(model, tinyModel());
  const port = await freePort();
  const child = spawn(
    program,
    [
      '--model',
      model,
      '--alias',
      'tiny',
      '--port',
      String(port),
      '--ctx-size',
      String(window),
      '--parallel',
      '1',
      '--threads',
      '1',
      '--jinja',
    ],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  const end = performance.now() + START_MS;
  for (;;) {
    const health = await fetch(`${url}/health`).catch(() => undefined);
    if (health?.ok === true) break;
    if (performance.now() > end || child.exitCode !== null) throw new Error(`${program} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: `${url}/v1`,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
