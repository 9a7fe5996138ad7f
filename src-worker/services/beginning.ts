/** The beginning of a body: what sends without end is not heard out. */
import { unless } from './unless.ts';

/** As text, so many bytes and the rest of the piece that they end in. Throws when the body breaks off, or the signal says so. */
export async function beginningOf(
  { body }: Pick<Response, 'body'>,
  bytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (body === null) return '';
  const pieces = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  try {
    while (read < bytes) {
      const { done, value } = await unless(signal, pieces.read());
      if (done) break;
      read += value.byteLength;
      text += decoder.decode(value, { stream: true });
    }
    return text;
  } finally {
    // Without effect once the body was read to its end.
    pieces.cancel().catch(() => undefined);
  }
}
