import { unfinished as en } from './en/unfinished.ts';

export const unfinished = { en };
