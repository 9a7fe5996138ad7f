/** What a client tells the agency alone stands on no page. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

const deckOf = async (whyNeedNow: string): Promise<string> => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Harbour Bikes',
    productService: 'Bicycle repairs and hire',
    strengths: 'Repaired while you wait',
    whyNeedNow,
  });
  return JSON.stringify((await writeDeck(form, 'en')).map(({ title, output }) => [title, output]));
};

test.each([
  ['The landlord is selling the building, pls keep quiet about it', 'landlord'],
  ['We close the old workshop in June (staff dont know yet)', 'old workshop'],
  ['Buying the shop next door. Off the record', 'next door'],
  ['ซื้อกิจการข้าง ๆ อย่าบอกใครนะ', 'ซื้อกิจการ'],
])('%s', async (told, words) => expect(await deckOf(told)).not.toContain(words));

test('what may be told is told', async () =>
  expect(await deckOf('The bridge is closed until June and everybody cycles')).toContain('bridge is closed'));
