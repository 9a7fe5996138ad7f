import { model as en } from './en/model.ts';

export const model = { en };
