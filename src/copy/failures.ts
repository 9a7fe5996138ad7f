import { failures as en } from './en/failures.ts';

export const failures = { en };
