/** Texts that are no field of their page: each says where it is changed, on every deck. */
import { describe, expect, test } from 'vitest';
import { bareTexts, type BareText } from '../../../../src/screens/edit/bare-texts.ts';
import { evenly } from '../../../../src/screens/edit/line-ranges.ts';
import { neighbour } from '../../../../src/screens/edit/neighbour.ts';
import { placesOf } from '../../../../src/screens/edit/places.ts';
import { pageNumbered } from '../../../../src/screens/edit/use-deck-keys.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { sceneWithFields } from '../../../../src-worker/deck/fields/index.ts';
import { FIELD_DECKS, inputOf } from '../../deck/support/field-decks.ts';

const form = emptyFormData();
const formData = { ...form, clientInfo: { ...form.clientInfo, companyName: 'VoltNest Home Charging' } };

describe.each(FIELD_DECKS.slice(2, 3))('$name', (deck) => {
  test('every text is edited where it stands, or says where it is', { timeout: 60_000 }, async () => {
    const { slides } = await sceneWithFields(inputOf(deck));
    const found: BareText[] = [];
    for (const slide of slides) {
      const places = placesOf(slide, evenly);
      const section = deck.pages.find(({ pageNumber }) => pageNumber === slide.pageNumber)?.sectionData;
      const bare = bareTexts(slide, { places, section, formData, isPlanned: true });
      expect(bare.every(({ box }) => box.width > 0 && box.height > 0)).toBe(true);
      found.push(...bare);
      const kind = (key: string) => bare.find((each) => each.key === key)?.origin.kind;
      if (slide.layout === 'cover') continue;
      expect([kind('label'), kind('footer'), kind('page-number')]).toEqual(['name', 'cover', 'order']);
    }
    const told = found.filter(({ origin }) => !['name', 'cover', 'order', 'sources'].includes(origin.kind));
    expect(told.length).toBeGreaterThan(0);
    // A part of a text leads to that text.
    for (const { said, origin } of told)
      if (origin.kind === 'text')
        expect(origin.place.said.toLowerCase()).toContain(said.toLowerCase().slice(0, 3));
  });
});

test('arrow keys go to what lies ahead, and to what lies aside last', () => {
  const at = (x: number, y: number) => ({ box: { x, y, width: 40, height: 10 } });
  const [left, right, below, far] = [at(0, 0), at(100, 2), at(10, 50), at(300, 30)];
  const all = [left, right, below, far];
  expect(neighbour(all, left, 'ArrowRight')).toBe(right);
  expect(neighbour(all, left, 'ArrowDown')).toBe(below);
  expect(neighbour(all, below, 'ArrowUp')).toBe(left);
  expect(neighbour(all, left, 'ArrowLeft')).toBeUndefined();
  expect(neighbour(all, left, 'Enter')).toBeUndefined();
});

test('the digits of a page lead there at once where no other number begins with them', () => {
  const slides = Array.from({ length: 19 }, (_, at) => ({ id: `${at + 1}`, pageNumber: at + 1, part: 1 }));
  expect(pageNumbered(slides, '3')).toMatchObject({ slide: { id: '3' }, isOpen: false });
  expect(pageNumbered(slides, '1')).toMatchObject({ slide: { id: '1' }, isOpen: true });
  expect(pageNumbered(slides, '13')).toMatchObject({ slide: { id: '13' }, isOpen: false });
  expect(pageNumbered(slides, '0').slide).toBeUndefined();
});
