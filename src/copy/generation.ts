import { generation as en } from './en/generation.ts';

export const generation = { en };
