import { common as en } from './en/common.ts';

export const common = { en };
