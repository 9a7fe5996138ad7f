/**
 * Reads a chat answer as it comes: server-sent events, or one JSON document, whichever the body turns out to be. Its
 * content type is no witness: servers stream as text/plain, and answer whole when asked to stream.
 */
import { createParser } from 'eventsource-parser';

/** Tokens as the server counted them. */
export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

export interface ChatReader {
  /** Takes the next piece of the body. True when it brought anything of the answer, a thought included. */
  feed(piece: string): boolean;
  /** Call when the body has ended. */
  end(): void;
  /** What was written so far. */
  readonly text: string;
  readonly refusal: string;
  /** Why the model stopped; undefined when it did not say, as after a connection that broke off. */
  readonly finish: string | undefined;
  readonly usage: Usage | undefined;
  /** What a server says in the middle of its stream. */
  readonly error: unknown;
  /** The body was neither form. */
  readonly unreadable: boolean;
}

/** Characters of one event or document; a page has some thousands. */
const LONGEST_EVENT = 4_000_000;

export function chatReader(): ChatReader {
  let form: 'unknown' | 'events' | 'document' = 'unknown';
  let body = '';
  let text = '';
  let refusal = '';
  let finish: string | undefined;
  let usage: Usage | undefined;
  let error: unknown;
  let unreadable = false;
  let isOver = false;
  let hasNews = false;

  const take = (value: unknown): void => {
    const answer = asObject(value);
    if (answer['error'] != null) error = answer['error'];
    usage = usageOf(answer['usage']) ?? usage;
    const { choices } = answer;
    const choice = asObject(Array.isArray(choices) ? choices[0] : undefined);
    if (typeof choice['finish_reason'] === 'string') finish = choice['finish_reason'];
    // A whole answer has a `message`, a piece of one a `delta`; one old server calls it `text`.
    for (const part of [asObject(choice['delta']), asObject(choice['message'])]) {
      const content = textOf(part['content']);
      const refused = typeof part['refusal'] === 'string' ? part['refusal'] : '';
      text += content;
      refusal += refused;
      const thought = part['reasoning_content'] ?? part['reasoning'] ?? part['thinking'];
      if (content !== '' || refused !== '' || (typeof thought === 'string' && thought !== '')) hasNews = true;
    }
  };
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ data }) => {
      if (isOver) return;
      if (data.trim() === '[DONE]') {
        isOver = true;
        finish ??= 'stop';
        return;
      }
      const value = parsed(data);
      if (value === undefined) unreadable = true;
      else take(value);
    },
    // A sign of life, such as a gateway that says it is waiting.
    onComment: () => (hasNews ||= text !== ''),
  });
  const pass = (piece: string): void => {
    if (form === 'document') {
      if (body.length > LONGEST_EVENT) return;
      body += piece;
      hasNews = true;
      return;
    }
    try {
      parser.feed(piece);
    } catch {
      unreadable = true;
    }
  };

  return {
    feed(piece) {
      hasNews = false;
      if (form !== 'unknown') {
        pass(piece);
        return hasNews;
      }
      // What is empty at the beginning says nothing.
      const head = piece.trimStart();
      const [first] = head;
      if (first === undefined) return false;
      form = first === '{' || first === '[' || first === '<' ? 'document' : 'events';
      pass(head);
      return hasNews;
    },
    end() {
      if (form === 'events') {
        // A last event without its empty line.
        pass('\n\n');
        return;
      }
      const value = form === 'document' && body.length <= LONGEST_EVENT ? parsed(body) : undefined;
      if (value === undefined) unreadable = true;
      else {
        take(value);
        if (error === undefined) finish ??= 'stop';
      }
    },
    get text() {
      return text;
    },
    get refusal() {
      return refusal;
    },
    get finish() {
      return finish;
    },
    get usage() {
      return usage;
    },
    get error() {
      return error;
    },
    get unreadable() {
      return unreadable;
    },
  };
}

/** Content is a text, or a list of parts with one each. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => textOf(asObject(part)['text'])).join('');
}

function usageOf(value: unknown): Usage | undefined {
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = asObject(value);
  if (typeof promptTokens !== 'number' || typeof completionTokens !== 'number') return undefined;
  return { promptTokens, completionTokens };
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    return undefined;
  }
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
