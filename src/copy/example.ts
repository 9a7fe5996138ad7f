import { example as en } from './en/example.ts';

export const example = { en };
