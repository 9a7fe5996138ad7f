/**
 * A part of the worker that is loaded when it is needed and cannot be had: the product was updated behind an open tab,
 * or the network is gone. Nobody's mistake, and no verdict on the work that needed it.
 */

/** Whether an error is of an `import()` whose file is gone: each browser words it differently. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed/iu.test(error.message);
