import { appearance as en } from './en/appearance.ts';

export const appearance = { en };
