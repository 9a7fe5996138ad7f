import { sharpen as en } from './en/sharpen.ts';

export const sharpen = { en };
