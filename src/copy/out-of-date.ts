import { outOfDate as en } from './en/out-of-date.ts';

export const outOfDate = { en };
