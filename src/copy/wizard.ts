import { wizard as en } from './en/wizard.ts';

export const wizard = { en };
