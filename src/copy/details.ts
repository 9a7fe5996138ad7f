import { details as en } from './en/details.ts';

export const details = { en };
