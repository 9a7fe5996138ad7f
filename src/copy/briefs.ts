import { briefs as en } from './en/briefs.ts';

export const briefs = { en };
