import { assumptions as en } from './en/assumptions.ts';

export const assumptions = { en };
