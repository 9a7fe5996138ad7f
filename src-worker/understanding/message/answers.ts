/** What was found in a brief, as a questionnaire. */
import { isSameAnswer } from '../../../src/shared/domain/merge-answers.ts';
import { normaliseFormData } from '../../../src/shared/domain/normalise.ts';
import {
  ACCOUNT_FIELDS,
  answerAt,
  CHANNEL_FIELDS,
  emptyFormData,
  FORM_GROUPS,
  type FormData,
} from '../../../src/shared/domain/questionnaire.ts';
import type { ExtractedField, OfferedAnswer, Prefilled } from '../../../src/shared/domain/records.ts';
import { completeWebAddress } from '../../../src/shared/domain/web-address.ts';

/** The answers; those of other paths than the questionnaire's are left out. */
export function answersOf(fields: readonly ExtractedField[]): FormData {
  const empty = emptyFormData();
  const groups: Record<string, Record<string, unknown>> = {};
  for (const name of FORM_GROUPS) groups[name] = { ...empty[name] };
  for (const { path, value } of fields) {
    const [group = '', name = ''] = path.split('.');
    const answers = groups[group];
    if (answers !== undefined && name in answers) answers[name] = value;
  }
  return withWholeAddresses(normaliseFormData(groups));
}

/** People leave out 'https://', which the questionnaire asks for. An account's name with a dot in it is no address. */
function withWholeAddresses(form: FormData): FormData {
  const channels = { ...form.marketingChannels };
  for (const name of CHANNEL_FIELDS)
    if (!ACCOUNT_FIELDS.has(name) || channels[name].includes('/'))
      channels[name] = completeWebAddress(channels[name]);
  const competitors = form.competitiveAnalysis.competitors.map((competitor) => ({
    ...competitor,
    website: completeWebAddress(competitor.website),
  }));
  return {
    ...form,
    marketingChannels: channels,
    competitiveAnalysis: { ...form.competitiveAnalysis, competitors },
  };
}

/** Where the answers differ from a new questionnaire: by path, the sentence that says so, or ''. */
export function prefilledBy(formData: FormData, fields: readonly ExtractedField[]): Prefilled {
  const empty = emptyFormData();
  const marks: Record<string, string> = {};
  for (const group of FORM_GROUPS) {
    const fresh = new Map<string, unknown>(Object.entries(empty[group]));
    for (const [name, value] of Object.entries(formData[group])) {
      if (JSON.stringify(value) === JSON.stringify(fresh.get(name))) continue;
      const path = `${group}.${name}`;
      marks[path] = fields.find((field) => field.path === path)?.source ?? '';
    }
  }
  return marks;
}

/** Offers as the questionnaire would hold them, so that one tap puts them in; what it could not hold is none. */
export function usableOffers(offered: readonly OfferedAnswer[]): OfferedAnswer[] {
  const fresh = emptyFormData();
  return offered.flatMap((one) => {
    const value = answerAt(answersOf([one]), one.path);
    return value === undefined || isSameAnswer(value, answerAt(fresh, one.path)) ? [] : [{ ...one, value }];
  });
}

/** Thai where its letters are not rare: Thai briefs keep the names of brands and platforms in Latin letters. */
export function languageOf(text: string): 'en' | 'th' {
  const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
  return thai * 5 > (text.match(/\p{L}/gu)?.length ?? 0) ? 'th' : 'en';
}
