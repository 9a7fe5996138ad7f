/** What the client calls those who come to it, where its goal counts them: nobody wins 'buyers' of a clinic that counts patients. */
import type { Language } from '../../../../src/shared/domain/options.ts';
import { singularWord } from '../inflection.ts';
import type { Readings } from '../readings/index.ts';
import type { PeopleWords } from '../wordings/en/people.ts';

/** What each of them does, and has done. Who is called so once it is bought only, a member or a subscriber, is none to be won. */
const DOES: Readonly<Record<string, readonly [buy: string, bought: string]>> = {
  patients: ['book', 'came'],
  tenants: ['rent', 'rented'],
  residents: ['move in', 'moved in'],
  clients: ['sign', 'signed'],
  players: ['join', 'joined'],
  learners: ['enrol', 'enrolled'],
  pupils: ['enrol', 'enrolled'],
};
const DOES_TH: Readonly<Record<string, readonly [buy: string, bought: string]>> = {
  คนไข้: ['นัด', 'มาแล้ว'],
  ผู้ป่วย: ['นัด', 'มาแล้ว'],
  ผู้เช่า: ['เช่า', 'เช่าแล้ว'],
  ผู้เรียน: ['สมัครเรียน', 'เรียน'],
  นักเรียน: ['สมัครเรียน', 'เรียน'],
};

type Known = Pick<Readings, 'people' | 'goals'>;

/** Words in the place of 'buyers' and 'customers'; none where the goal counts no people, or they have a name of their own. */
export function roleWords({ people, goals }: Known, language: Language): Partial<PeopleWords> {
  if (people !== 'buyers') return {};
  for (const { metric } of goals) {
    const told =
      language === 'th'
        ? Object.keys(DOES_TH).find((word) => metric.trim().startsWith(word))
        : metric
            .toLowerCase()
            .split(/[^\p{L}-]+/u)
            .find((word) => word in DOES);
    const does = told === undefined ? undefined : (language === 'th' ? DOES_TH : DOES)[told];
    if (told === undefined || does === undefined) continue;
    const one = language === 'th' ? told : singularWord(told);
    const [buy, bought] = does;
    return { buyers: told, buyer: one, customers: told, customer: one, buy, bought };
  }
  return {};
}
