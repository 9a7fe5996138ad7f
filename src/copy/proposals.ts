import { proposals as en } from './en/proposals.ts';

export const proposals = { en };
