import { settings as en } from './en/settings.ts';

export const settings = { en };
