/** The questionnaire as react-hook-form holds it. */
import { get, useFormContext, useFormState, type FieldErrors, type FieldPath } from 'react-hook-form';
import type { FormData } from '../../shared/domain/questionnaire.ts';

export type FieldName = FieldPath<FormData>;

/** The form that the wizard provides. */
export const useAnswers = () => useFormContext<FormData>();

/** The message at a field or a list of fields, or undefined. */
function messageAt(errors: FieldErrors<FormData>, name: FieldName): string | undefined {
  const error: unknown = get(errors, name);
  const own = textOf(error, 'message');
  if (own !== undefined) return own;
  // A list of fields keeps its own message apart from those of its items.
  return typeof error === 'object' && error !== null && 'root' in error
    ? textOf(error.root, 'message')
    : undefined;
}

const textOf = (value: unknown, key: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** The message at a field, kept current. */
export function useMessage(name: FieldName): string | undefined {
  const { control } = useAnswers();
  const { errors } = useFormState({ control, name });
  return messageAt(errors, name);
}
