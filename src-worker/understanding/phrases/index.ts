/** The phrases of one client's answers, read once and shared by everything that is planned from them. */
import learnt from './learnt.json' with { type: 'json' };
import type { PhraseField } from './features.ts';
import { openPhraseModel, readBy, type Phrase, type PhraseModel } from './read.ts';

let model: PhraseModel | undefined;

export function phrasesIn(text: string, field: PhraseField): Phrase[] {
  if (text === '') return [];
  model ??= openPhraseModel(learnt);
  return readBy(model, text, field);
}

export type { Phrase } from './read.ts';
