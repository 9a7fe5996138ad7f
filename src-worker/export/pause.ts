/** Keeps the worker answering while a file is made: questions from the page wait for a pause at most. */

/** How long work may go on before others have their turn, ms: half of what a person notices. */
const BUDGET_MS = 24;

/** By a message and not by a timer: a timer waits four milliseconds every time, as long as a slide takes. */
function othersFirst(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  }).finally(() => port1.close());
}

/** To be awaited between the steps of a long work; it pauses when the last pause was long enough ago. */
export function pauses(now: () => number = () => performance.now()): () => Promise<void> {
  let last = now();
  return async () => {
    if (now() - last < BUDGET_MS) return;
    await othersFirst();
    last = now();
  };
}
