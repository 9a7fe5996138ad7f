import { landing as en } from './en/landing.ts';

export const landing = { en };
