import { receive as en } from './en/receive.ts';

export const receive = { en };
