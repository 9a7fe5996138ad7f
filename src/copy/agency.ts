import { agency as en } from './en/agency.ts';

export const agency = { en };
