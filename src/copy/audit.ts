import { audit as en } from './en/audit.ts';

export const audit = { en };
