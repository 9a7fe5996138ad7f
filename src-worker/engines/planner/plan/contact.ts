/** What people do first, in the word that the client has for it: calls, messages, reservations, orders; else inquiries. */
import { isMostlyThai } from '../../../understanding/text.ts';
import type { StepId } from '../../../understanding/figures/steps.ts';
import { plural, singular } from '../inflection.ts';
import type { Act } from '../data/acts.ts';
import type { Readings } from '../readings/index.ts';
import type { Reckoning } from '../reckoning/index.ts';
import type { Wordings } from '../wordings/index.ts';
import { isOwnWord } from './own-word.ts';

/** Words that stand in the place of the usual ones. */
export interface ContactWords {
  contacts?: string;
  contact?: string;
  inquiries?: string;
  inquiry?: string;
}

/** Nobody is met yet. */
const UNMET: ReadonlySet<StepId> = new Set(['impression', 'click', 'like']);
/** What is no contact: who turns up, is approved, goes on or leaves made one before. */
const LATER: ReadonlySet<StepId> = new Set([
  'attendance',
  'approval',
  'onward',
  'loss',
  'purchase',
  'subscription',
]);

/** The first step at which somebody is met, else what the adverts ask for. */
function contactsOf(say: Wordings, { chain }: Reckoning, r: Readings): string {
  const step = chain.steps.find(({ kind }) => !UNMET.has(kind));
  if (step === undefined || LATER.has(step.kind)) return actSpelt(r).many.en;
  return isOwnWord(step) && !isMostlyThai(step.name)
    ? plural(step.name.trim().toLowerCase())
    : say.reckoned.steps[step.kind].many;
}

/** English spells it in two ways: as the client does. */
const SPELT = /\benquir(?:y|ies)\b/iu;

export function contactWords(say: Wordings, reckoning: Reckoning, r: Readings): ContactWords {
  const isSpelt = Object.values(r.answers).some((answer) => SPELT.test(answer));
  const inquiries = isSpelt ? { inquiries: 'enquiries', inquiry: 'enquiry' } : {};
  const contacts = contactsOf(say, reckoning, r);
  return {
    ...inquiries,
    ...(contacts === 'inquiries' || contacts === 'enquiries'
      ? {}
      : { contacts, contact: singular(contacts) }),
  };
}

/** What the adverts ask for, spelt as the client spells it. */
export const actSpelt = ({ act, answers }: Pick<Readings, 'act' | 'answers'>): Act =>
  act.many.en === 'inquiries' && Object.values(answers).some((answer) => SPELT.test(answer))
    ? { ...act, one: { ...act.one, en: 'enquiry' }, many: { ...act.many, en: 'enquiries' } }
    : act;
