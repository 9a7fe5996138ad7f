/**
 * A server of the chat-completions protocol around llama.cpp: its tokens, its grammars, its sampling. What it does not do
 * itself (routes, pieces, errors) is done in the words of the server that llama.cpp brings.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { field, isObject, parseJson } from '../../service/json.ts';
import { tinyModel } from './tiny-model.ts';

/** Of the package, what is used here. */
interface LlamaCpp {
  getLlama(options: object): Promise<Llama>;
  LlamaCompletion: new (options: { contextSequence: Sequence }) => {
    generateCompletionWithMeta(
      tokens: readonly number[],
      options: object,
    ): Promise<{ response: string; metadata: { stopReason: string } }>;
  };
}
interface Llama {
  loadModel(options: { modelPath: string }): Promise<Model>;
  createGrammarForJsonSchema(schema: unknown): Promise<object>;
  dispose(): Promise<void>;
}
interface Model {
  tokenize(text: string): number[];
  createContext(options: object): Promise<{ getSequence(): Sequence; dispose(): Promise<void> }>;
}
interface Sequence {
  dispose(): void;
}

export interface LlamaServer {
  /** Base of the protocol's paths. */
  url: string;
  close(): Promise<void>;
}

/** Like the server's own, so that lists end. */
const SAMPLING = { temperature: 0.8, seed: 7 };

/**
 * @param entry the package's module
 * @param window tokens of a prompt with its answer
 */
export async function startLlama(entry: string, window: number): Promise<LlamaServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-model-'));
  const modelPath = join(folder, 'tiny.gguf');
  writeFileSync(modelPath, tinyModel());
  const llamaCpp: LlamaCpp = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  // Threads of so small a model would only wait for one another.
  const llama = await llamaCpp.getLlama({ gpu: false, build: 'never', logLevel: 'error', maxThreads: 1 });
  const model = await llama.loadModel({ modelPath });

  const write = async (body: unknown, answer: ServerResponse): Promise<void> => {
    const prompt = model.tokenize(messagesIn(body).join('\n\n'));
    if (prompt.length >= window) return refuse(answer, prompt.length, window);
    const schema = field(field(field(body, 'response_format'), 'json_schema'), 'schema');
    const grammar = schema === undefined ? undefined : await llama.createGrammarForJsonSchema(schema);
    const context = await model.createContext({ contextSize: window, sequences: 1 });
    const sequence = context.getSequence();
    const left = new AbortController();
    answer.on('close', () => left.abort());
    const isStream = field(body, 'stream') === true;
    const wanted = field(body, 'max_tokens');
    const room = window - prompt.length;
    let text = '';
    try {
      const { response, metadata } = await new llamaCpp.LlamaCompletion({
        contextSequence: sequence,
      }).generateCompletionWithMeta(prompt, {
        ...SAMPLING,
        ...(grammar === undefined ? {} : { grammar }),
        maxTokens: typeof wanted === 'number' ? Math.min(wanted, room) : room,
        signal: left.signal,
        stopOnAbortSignal: true,
        onTextChunk(piece: string) {
          text += piece;
          if (isStream)
            event(answer, { choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] });
        },
      });
      const finish = metadata.stopReason === 'maxTokens' ? 'length' : 'stop';
      const completion = model.tokenize(response).length;
      const usage = { prompt_tokens: prompt.length, completion_tokens: completion };
      if (!isStream) {
        json(answer, 200, {
          choices: [{ index: 0, message: { role: 'assistant', content: response }, finish_reason: finish }],
          usage,
        });
        return;
      }
      event(answer, {
        choices: [{ index: 0, delta: { content: response.slice(text.length) }, finish_reason: finish }],
      });
      if (field(field(body, 'stream_options'), 'include_usage') === true)
        event(answer, { choices: [], usage });
      answer.end('data: [DONE]\n\n');
    } finally {
      sequence.dispose();
      await context.dispose();
    }
  };

  /** One at a time, as a model on somebody's own machine writes. */
  let turn: Promise<void> = Promise.resolve();
  const server = createServer((request, answer) => {
    if (request.method === 'GET') {
      json(answer, 200, { object: 'list', data: [{ id: 'tiny', object: 'model' }] });
      return;
    }
    turn = turn
      .then(async () => {
        const body = parseJson(await bodyOf(request));
        await write(body, answer);
      })
      .catch((error: unknown) => {
        if (!answer.headersSent) json(answer, 500, { error: { code: 500, message: String(error) } });
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await turn;
      await llama.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const messagesIn = (body: unknown): string[] => {
  const messages = field(body, 'messages');
  return Array.isArray(messages)
    ? messages.filter(isObject).flatMap(({ content }) => (typeof content === 'string' ? [content] : []))
    : [];
};

/** The package would drop the oldest of what is too long; llama.cpp's own server says this. */
const refuse = (answer: ServerResponse, tokens: number, window: number): void =>
  json(answer, 400, {
    error: {
      code: 400,
      message: `request (${tokens} tokens) exceeds the available context size (${window} tokens), try increasing it`,
      type: 'exceed_context_size_error',
      n_prompt_tokens: tokens,
      n_ctx: window,
    },
  });

const json = (answer: ServerResponse, status: number, body: unknown): void =>
  void answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function event(answer: ServerResponse, body: object): void {
  if (!answer.headersSent) answer.writeHead(200, { 'content-type': 'text/event-stream' });
  answer.write(`data: ${JSON.stringify(body)}\n\n`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}
