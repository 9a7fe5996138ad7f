/** What people do first, in the word that the client has for it: calls, messages, reservations, orders; else inquiries. */
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { Tactic } from '../../../../src/shared/domain/tactics.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { StepId } from '../../../understanding/figures/steps.ts';
import { plural, singular } from '../inflection.ts';
import type { Act } from '../data/acts.ts';
import type { Readings } from '../readings/index.ts';
import type { Reckoning } from '../reckoning/index.ts';
import { wordingsIn, type Wordings } from '../wordings/index.ts';
import { unheldIn } from './presumed.ts';
import { inLetters, isOwnWord } from './own-word.ts';
import { roleWords } from './role-word.ts';

/** Words that stand in the place of the usual ones. */
interface ContactWords {
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
    ? inLetters(plural(step.name.trim().toLowerCase()))
    : say.reckoned.steps[step.kind].many;
}

/** English spells it in two ways: as the client does. */
const SPELT = /\benquir(?:y|ies)\b/iu;

function contactWords(say: Wordings, reckoning: Reckoning, r: Readings): ContactWords {
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

/** Who has no better word for what the adverts ask for asks for what people do first. */
const actCalled = (act: Act, { contacts, contact }: ContactWords): Act =>
  act.id === 'lead' && contacts !== undefined && contact !== undefined
    ? { ...act, one: { ...act.one, en: contact }, many: { ...act.many, en: contacts } }
    : act;

/** What the adverts ask for, spelt as the client spells it. */
export const actSpelt = ({ act, answers }: Pick<Readings, 'act' | 'answers'>): Act =>
  act.many.en === 'inquiries' && Object.values(answers).some((answer) => SPELT.test(answer))
    ? { ...act, one: { ...act.one, en: 'enquiry' }, many: { ...act.many, en: 'enquiries' } }
    : act;

/** How this plan speaks, and what it calls the step that the adverts ask for. */
export function spokenAs(
  language: Language,
  without: ReadonlySet<Tactic>,
  r: Readings,
  reckoning: Reckoning,
): { say: Wordings; act: Act } {
  const unheld = unheldIn(r);
  const role = roleWords(r, language);
  if (language === 'th') return { say: wordingsIn(language, without, r.people, unheld, role), act: r.act };
  const called = contactWords(wordingsIn(language, without, r.people, unheld), reckoning, r);
  return {
    say: wordingsIn(language, without, r.people, unheld, { ...role, ...called }),
    act: actCalled(r.act, called),
  };
}
