import { describe, expect, it } from 'vitest';
import {
  BUSINESS_SUB_TYPES,
  BUSINESS_TYPES,
  businessSubTypeById,
  businessTypeById,
  businessTypeByName,
  matchBusinessSubType,
  matchBusinessType,
  nameIn,
  subTypesOf,
} from '../../../../src/shared/domain/taxonomy.ts';

const THAI = /[\u0E00-\u0E7F]/u;

describe('business taxonomy', () => {
  it('has the thirteen types of the specification, in order', () => {
    expect(BUSINESS_TYPES.map((type) => type.en)).toEqual([
      'Animals & Pet',
      'Apparel & Accessories',
      'Arts, Game & Entertainment',
      'Building & Tool Materials',
      'Electronics & Software',
      'Food, Beverages & Tobacco',
      'Health & Beauty',
      'Home-Office & Garden',
      'Religious, Belief & Ceremonial',
      'Sport & Exercise',
      'Vehicles & Parts',
      'Industrial',
      'Other Business',
    ]);
    expect(BUSINESS_TYPES.map((type) => type.id)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  });

  it('has 84 sub-categories with ids 1 to 84, 3 to 26 per type', () => {
    expect(BUSINESS_SUB_TYPES.map((subType) => subType.id)).toEqual(
      Array.from({ length: 84 }, (_, i) => i + 1),
    );
    const counts = BUSINESS_TYPES.map((type) => type.subTypes.length);
    expect(Math.min(...counts)).toBe(3);
    expect(Math.max(...counts)).toBe(26);
    expect(BUSINESS_TYPES.every((type) => type.subTypes.every((sub) => sub.typeId === type.id))).toBe(true);
  });

  it('names every entry once, in English and in Thai', () => {
    const all = [...BUSINESS_TYPES, ...BUSINESS_SUB_TYPES];
    for (const part of ['en', 'th', 'name'] as const) {
      expect(new Set(all.map((one) => one[part].toLowerCase())).size).toBe(13 + 84);
    }
    for (const { en, th, name } of all) {
      expect(en).not.toMatch(THAI);
      expect(th).toMatch(THAI);
      expect(name.split(' / ')).toEqual([en, th]);
      expect([en, th].map((part) => part.trim())).toEqual([en, th]);
    }
  });

  it('finds by id and by stored string', () => {
    expect(businessTypeById(6)?.en).toBe('Food, Beverages & Tobacco');
    expect(businessTypeById(0)).toBeUndefined();
    expect(businessTypeById(14)).toBeUndefined();
    expect(businessSubTypeById(84)?.typeId).toBe(13);
    expect(businessSubTypeById(85)).toBeUndefined();
    for (const type of BUSINESS_TYPES) {
      expect(businessTypeByName(type.name)).toBe(type);
      expect(subTypesOf(type.name)).toBe(type.subTypes);
    }
    expect(subTypesOf('')).toEqual([]);
  });

  it('speaks one language of a bilingual name, and leaves any other text whole', () => {
    expect(nameIn('Coffee & Tea / กาแฟและชา', 'en')).toBe('Coffee & Tea');
    expect(nameIn('Coffee & Tea / กาแฟและชา', 'th')).toBe('กาแฟและชา');
    expect(nameIn('Tailoring', 'th')).toBe('Tailoring');
    expect(nameIn('', 'en')).toBe('');
  });

  it.each(BUSINESS_TYPES)('matches $en and its sub-categories by either part, in any case', (type) => {
    const spellings = [
      type.en,
      type.th,
      type.name,
      `${type.th} / ${type.en}`,
      `${type.th}/${type.en}`,
      type.en.toUpperCase(),
    ];
    expect(spellings.map((text) => matchBusinessType(text)?.id)).toEqual(spellings.map(() => type.id));
    for (const { id, en, th, name } of type.subTypes) {
      for (const text of [en, th, name, ` ${en.toLowerCase().replaceAll('&', 'and')} `]) {
        expect([text, matchBusinessSubType(text)?.id, matchBusinessSubType(text, type)?.id]).toEqual([
          text,
          id,
          id,
        ]);
      }
    }
  });

  it.each([
    ['food and beverage', 'Food, Beverages & Tobacco'],
    ['Pets', 'Animals & Pet'],
    ['Vehicles', 'Vehicles & Parts'],
    ['', undefined],
    ['  / ', undefined],
    ['Space travel', undefined],
    ['accessories and tobacco', undefined],
  ])('reads the type %j as %j', (text, expected) => {
    expect(matchBusinessType(text)?.en).toBe(expected);
  });

  it('guesses nothing among sub-categories of several types that fit', () => {
    expect(matchBusinessSubType('Repair')).toBeUndefined();
    expect(matchBusinessSubType('Accessories')).toBeUndefined();
  });

  it.each([
    ['Coffee', 6, 'Coffee & Tea'],
    ['Clinics', 7, 'Clinic'],
    ['Dental clinic', 7, 'Clinic'],
    ['Clinic', 6, undefined],
    ['Adhesives', 12, undefined],
    ['Clothing', 2, undefined],
    ['Repair', 13, 'Repair & Home Services'],
    ['Coffee, tea and desserts', 6, 'Coffee & Tea'],
  ])('reads the sub-category %j of type %i as %j', (text, typeId, expected) => {
    expect(matchBusinessSubType(text, businessTypeById(typeId))?.en).toBe(expected);
  });
});
