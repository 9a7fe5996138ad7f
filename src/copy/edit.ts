import { edit as en } from './en/edit.ts';

export const edit = { en };
