/** An OpenAI-compatible chat endpoint: one answer, whole or as server-sent events. */
import { sectionFor } from './content.ts';
import { field, isObject } from './json.ts';

/** What the model says next; a bare text is its content. */
export type ChatAnswer =
  | string
  | {
      content?: string;
      refusal?: string;
      /** 'stop' when absent. */
      finishReason?: string;
      /** In place of the usual division into pieces. */
      pieces?: readonly string[];
      /** Between two pieces of a stream, ms. */
      pieceMs?: number;
    };

export interface ChatReply {
  contentType: string;
  chunks: readonly string[];
  chunkMs: number;
}

const MODEL_ID = 'palmleaf-reference';
/** Fixed, so that the same call is answered with the same bytes. */
const CREATED = 1_760_000_000;

export const modelList = (): unknown => ({
  object: 'list',
  data: [{ id: MODEL_ID, object: 'model', created: CREATED, owned_by: 'reference' }],
});

export function chatReply(request: unknown, scripted: ChatAnswer | undefined): ChatReply {
  const given = typeof scripted === 'string' ? { content: scripted } : (scripted ?? {});
  const refusal = given.refusal ?? null;
  const content = given.content ?? given.pieces?.join('') ?? (refusal === null ? usualAnswer(request) : null);
  const finishReason = given.finishReason ?? 'stop';
  const model = field(request, 'model');
  const base = {
    id: 'chatcmpl-reference',
    created: CREATED,
    model: typeof model === 'string' ? model : MODEL_ID,
  };
  const usage = usageOf(request, content ?? '');
  if (field(request, 'stream') !== true) {
    const message = { role: 'assistant', content, refusal };
    const choices = [{ index: 0, message, logprobs: null, finish_reason: finishReason }];
    const body = { ...base, object: 'chat.completion', choices, usage };
    return { contentType: 'application/json', chunks: [JSON.stringify(body)], chunkMs: 0 };
  }
  const piece = (delta: unknown, finish: string | null): string =>
    event({
      ...base,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    });
  const pieces = given.pieces ?? content?.match(/[\s\S]{1,24}/gu) ?? [];
  return {
    contentType: 'text/event-stream',
    chunks: [
      piece({ role: 'assistant', content: '' }, null),
      ...(refusal === null ? [] : [piece({ refusal }, null)]),
      ...pieces.map((text) => piece({ content: text }, null)),
      piece({}, finishReason),
      ...(field(field(request, 'stream_options'), 'include_usage') === true
        ? [event({ ...base, object: 'chat.completion.chunk', choices: [], usage })]
        : []),
      'data: [DONE]\n\n',
    ],
    chunkMs: given.pieceMs ?? 0,
  };
}

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

/** The section whose type the schema's name or the last message names; else a sentence. */
function usualAnswer(request: unknown): string {
  const schemaName = field(field(field(request, 'response_format'), 'json_schema'), 'name');
  const messages = field(request, 'messages');
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined;
  const text = JSON.stringify(field(last, 'content') ?? '');
  // A prompt that says which section it wants is taken at its word: others may be mentioned in it.
  const [, named] = /section type: ([a-z-]+)/iu.exec(text) ?? [];
  const asked = `${typeof schemaName === 'string' ? schemaName : ''} ${named ?? text}`;
  const section = sectionFor(asked);
  return section === undefined
    ? 'The reference model hears you.'
    : JSON.stringify({ title: section.title, output: section.output });
}

/** Four characters a token: near enough for a bill that nobody pays. */
function usageOf(request: unknown, content: string): Record<string, number> {
  const prompt = Math.ceil(JSON.stringify(isObject(request) ? request['messages'] : '')?.length / 4) || 0;
  const completion = Math.ceil(content.length / 4);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}
