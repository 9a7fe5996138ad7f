/** What another tab has changed comes into the open form, and never under the hands of somebody who types. */
import type { UseFormReturn } from 'react-hook-form';
import { isSameAnswer, mergeAnswers } from '../../shared/domain/merge-answers.ts';
import { FORM_GROUPS, type Competitor, type FormData } from '../../shared/domain/questionnaire.ts';
import type { FieldName } from './form.ts';

const CARDS = 'competitiveAnalysis.competitors';

/**
 * Merges stored answers into the form: what has changed here after `since` stays. Returns what this form knows of them
 * now: all of them, or, where somebody stands in a text field that another tab has changed, all but that answer.
 */
export function takeOver(form: UseFormReturn<FormData>, since: FormData, stored: FormData): FormData {
  const now = structuredClone(form.getValues());
  const merged = mergeAnswers(since, now, stored);
  const held = heldField(form);
  const next = held === undefined ? merged : withAnswer(merged, held, now);
  put(form, now, next);
  return isSameAnswer(next, merged) || held === undefined ? stored : withAnswer(stored, held, since);
}

/** The answer that a person is in: of a card by its id, since cards change their places. */
interface Held {
  group: string;
  name: string;
  card?: string;
}

/** The text field that has the focus. What is chosen, not typed, needs no such care. */
function heldField(form: UseFormReturn<FormData>): Held | undefined {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  if (field.type === 'checkbox' || field.type === 'radio') return undefined;
  const [group = '', name = '', index, inCard] = field.name.split('.');
  if (!FORM_GROUPS.some((one) => one === group)) return undefined;
  if (inCard === undefined) return { group, name };
  const card = form.getValues(CARDS)[Number(index)]?.id;
  return card === undefined ? undefined : { group, name: inCard, card };
}

/** `form` with one answer as `from` has it; a card that it lacks comes along. */
function withAnswer(form: FormData, { group, name, card }: Held, from: FormData): FormData {
  const copy = structuredClone(form);
  if (card === undefined) {
    const [to, source] = [Reflect.get(copy, group), Reflect.get(from, group)];
    Reflect.set(to, name, Reflect.get(source, name));
    return copy;
  }
  const { competitors } = copy.competitiveAnalysis;
  const at = from.competitiveAnalysis.competitors.findIndex(({ id }) => id === card);
  const source = from.competitiveAnalysis.competitors[at];
  if (source === undefined) return copy;
  const target = competitors.find(({ id }) => id === card);
  if (target === undefined) competitors.splice(at, 0, { ...source });
  else Reflect.set(target, name, Reflect.get(source, name));
  return copy;
}

const isFieldName = (path: string): path is FieldName =>
  path === 'corrections' || FORM_GROUPS.some((group) => path.startsWith(`${group}.`));

/** Writes what differs into the form; fields that are drawn show it at once. */
function put(form: UseFormReturn<FormData>, now: FormData, next: FormData): void {
  const set = (path: string, before: unknown, value: unknown): void => {
    if (isSameAnswer(before, value) || !isFieldName(path)) return;
    // What is marked as wrong is judged anew; the rest waits until the person has been there.
    const shouldValidate = form.getFieldState(path).invalid;
    form.setValue(path, structuredClone(value), { shouldDirty: true, shouldValidate });
  };
  for (const group of FORM_GROUPS)
    for (const [name, value] of Object.entries(next[group]))
      if (`${group}.${name}` !== CARDS) set(`${group}.${name}`, Reflect.get(now[group], name), value);
  const cards = (of: FormData): Competitor[] => of.competitiveAnalysis.competitors;
  const ids = (of: FormData): string[] => cards(of).map(({ id }) => id);
  if (!isSameAnswer(ids(now), ids(next)))
    form.setValue(CARDS, structuredClone(cards(next)), { shouldDirty: true });
  for (const [index, card] of cards(next).entries()) {
    const before = cards(now)[index];
    if (before?.id !== card.id) continue;
    for (const name of ['name', 'website', 'strengths', 'weaknesses'] as const)
      set(`${CARDS}.${index}.${name}`, before[name], card[name]);
  }
  set('corrections', now.corrections, next.corrections);
}
