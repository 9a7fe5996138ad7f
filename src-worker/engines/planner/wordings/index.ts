/** The planner's sentences in a language: `wordingsIn('th').contrast.headline({…})`. */
import type { Language } from '../../../../src/shared/domain/options.ts';
import { en } from './en/index.ts';
import { th } from './th/index.ts';

/** English settles which places there are and what each is told. */
export type Wordings = typeof en;

const ALL: Readonly<Record<Language, Wordings>> = { en, th };

export const wordingsIn = (language: Language): Wordings => ALL[language];
