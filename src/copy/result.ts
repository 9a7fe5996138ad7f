import { result as en } from './en/result.ts';

export const result = { en };
