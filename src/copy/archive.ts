import { archive as en } from './en/archive.ts';

export const archive = { en };
