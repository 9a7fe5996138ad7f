import { share as en } from './en/share.ts';

export const share = { en };
