/** When a draft is complete (specification, section 4, 'Draft status', and section 9). */
import { DRAFT_COMPLETE_STEP } from './limits.ts';
import { emptyFormData, FORM_GROUPS, type FormData, type FormGroup } from './questionnaire.ts';

/**
 * True when a group holds an answer that a person gave: a text, a choice, or a number other than what a new
 * questionnaire begins with. Blank competitor cards and their ids are none.
 */
export function isGroupFilled(group: FormGroup, formData: FormData): boolean {
  if (group === 'competitiveAnalysis') {
    const { competitors, marketContext, additionalNotes } = formData.competitiveAnalysis;
    return [
      marketContext,
      additionalNotes,
      ...competitors.flatMap(({ id: _id, ...card }) => Object.values(card)),
    ].some((text) => text.trim() !== '');
  }
  const fresh = new Map<string, unknown>(Object.entries(emptyFormData()[group]));
  return Object.entries(formData[group]).some(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return value.length > 0;
    return typeof value === 'string'
      ? value.trim() !== '' && value !== fresh.get(name)
      : value !== fresh.get(name);
  });
}

/** A draft is complete from step 5 onward, when no group is empty. */
export const isDraftComplete = (currentStep: number, formData: FormData): boolean =>
  currentStep >= DRAFT_COMPLETE_STEP && FORM_GROUPS.every((group) => isGroupFilled(group, formData));
