/**
 * Does one piece of work at a time, and next only the newest that was asked for meanwhile: what lies between is of no use
 * to anybody who types.
 */
export function latest<Q>(work: (question: Q) => Promise<void>): (question: Q) => void {
  let next: { question: Q } | undefined;
  let busy = false;
  const run = async (): Promise<void> => {
    busy = true;
    while (next !== undefined) {
      const { question } = next;
      next = undefined;
      await work(question);
    }
    busy = false;
  };
  return (question) => {
    next = { question };
    if (!busy) void run();
  };
}
