import { outcome as en } from './en/outcome.ts';

export const outcome = { en };
