/** Sends one answer over the wire, with whatever a rule does to it. */
import type { ServerResponse } from 'node:http';
import type { Answer } from './answers.ts';
import type { Rule } from './rules.ts';

/** An answer after a rule has had its say about what is in it. */
export function scriptedAnswer(usual: Answer, rule: Rule): Answer {
  const { redirect, status = redirect === undefined ? usual.status : 307 } = rule;
  const headers: Record<string, string> = { ...usual.headers };
  let { chunks } = usual;
  // An error has a body of its own or none, never the good answer's.
  if (redirect !== undefined || (status >= 400 && usual.status < 400)) chunks = [];
  if (rule.body !== undefined)
    chunks = [typeof rule.body === 'string' ? rule.body : JSON.stringify(rule.body)];
  if (redirect !== undefined) headers['location'] = redirect;
  for (const [name, value] of Object.entries(rule.headers ?? {})) headers[name.toLowerCase()] = value;
  if (rule.truncate !== undefined)
    chunks = [Buffer.from(chunks.join('')).subarray(0, rule.truncate).toString('latin1')];
  return { ...usual, status, headers, chunks };
}

/** 'held': nothing more is sent, and the other side has to go. */
export type Sent = 'answered' | 'dropped' | 'held';

export async function send(
  response: ServerResponse,
  { status, headers, chunks, chunkMs }: Answer,
  rule: Rule,
  sleep: (ms: number) => Promise<void>,
): Promise<Sent> {
  const { drop, stall, byteMs = 1000 } = rule;
  const { socket } = response;
  const gone = (): boolean => response.destroyed || socket === null || socket.destroyed;
  if (drop === 'before-headers') return cut(response);
  if (stall === 'before-headers') return 'held';
  const body = Buffer.from(chunks.join(''), rule.truncate === undefined ? 'utf8' : 'latin1');
  const streams = chunks.length > 1;
  response.writeHead(status, {
    ...headers,
    // Bodies have a length so that a cut one is known to be cut.
    ...(streams && drop === undefined && stall === undefined
      ? {}
      : { 'content-length': String(body.length) }),
  });
  response.flushHeaders();
  if (drop === 'after-headers') return cut(response, sleep);
  if (stall === 'after-headers') return 'held';
  const half = body.subarray(0, Math.floor(body.length / 2));
  if (drop === 'mid-body') {
    response.write(half);
    return cut(response, sleep);
  }
  if (stall === 'mid-body') {
    response.write(half);
    return 'held';
  }
  if (stall === 'dribble')
    for (const byte of body) {
      if (gone()) return 'held';
      response.write(Uint8Array.of(byte));
      await sleep(byteMs);
    }
  else if (streams)
    for (const chunk of chunks) {
      if (gone()) return 'held';
      response.write(chunk);
      if (chunkMs > 0) await sleep(chunkMs);
    }
  else response.write(body);
  response.end();
  return 'answered';
}

/** Lets go of the socket, after what was written has had time to leave. */
async function cut(response: ServerResponse, sleep?: (ms: number) => Promise<void>): Promise<'dropped'> {
  await sleep?.(20);
  response.socket?.destroy();
  return 'dropped';
}
