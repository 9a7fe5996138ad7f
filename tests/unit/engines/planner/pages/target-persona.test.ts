/** Who stands on page 7, and what is said of them. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { writeTargetPersona } from '../../../../../src-worker/engines/planner/pages/target-persona.ts';

function careerOf(targetDemographics: string): string | undefined {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Doi Saket',
    productService: 'Roasted coffee beans by post',
    strengths: 'Roasted within 9 days of order',
  });
  form.targetAudience.targetDemographics = targetDemographics;
  const { output } = writeTargetPersona(makePlan(form, '2026-11-21T03:00:00Z', 'en'));
  const written: { personas: { demographic: { career: string } }[] } = JSON.parse(JSON.stringify(output));
  return written.personas[0]?.demographic.career;
}

describe('what they do is glued to no place of it', () => {
  test.each([
    'Office workers and remote workers who brew at home and care where their coffee comes from',
    'Students and teachers who eat in class, and nurses',
    'Bakers or caterers that bake at night for hotels',
  ])('%s', (told) => {
    const career = careerOf(told) ?? '';
    expect(career === '' || told.toLowerCase().includes(career.toLowerCase())).toBe(true);
  });
});

test('another group behind a comma is not what the first one does', () =>
  expect(careerOf('students, NHS + office 24-38, lapsed gym people')).toBe(''));

const pageOf = (targetDemographics: string, additionalDemographics: string) => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Chimney sweeping';
  Object.assign(form.targetAudience, { targetDemographics, additionalDemographics });
  return writeTargetPersona(makePlan(form, '2026-11-21T03:00:00Z', 'en'));
};

test.each([
  ['They are afraid of soot on a cream carpet', 'They are afraid of soot on a cream carpet'],
  ['They worry that a label does harm', 'They are worried that a label does harm'],
])('%s: what they fear is told of them', (told, title) => expect(pageOf('', told).title).toBe(title));

test('beside who decides all groups of the client stand together', () => {
  const { output } = pageOf(
    'Founders, office managers, country managers',
    'Office manager makes shortlist, board signs',
  );
  expect(JSON.stringify(output)).toContain('Founders, office managers and country managers');
});

describe('who has a say stands beside those who buy', () => {
  const cards = (targetDemographics: string, additionalDemographics: string) => {
    const { output } = pageOf(targetDemographics, additionalDemographics);
    const written: {
      personas: { name: string; psychology: { behaviors: string[] }; geographic: { location: string } }[];
    } = JSON.parse(JSON.stringify(output));
    return written.personas;
  };

  test('each has a card, with what this one does', () => {
    const made = cards('renters, letting agents', 'Site manager rings, office pays');
    expect(made.map(({ name }) => name)).toEqual(['Renters and letting agents', 'Office', 'Site manager']);
    expect(made.map(({ psychology }) => psychology.behaviors).slice(1)).toEqual([
      ['Office pays'],
      ['Site manager rings'],
    ]);
  });

  test('the audience stays the first, and nobody by name gets no card', () => {
    expect(cards('Families', 'foreman rings').map(({ name }) => name)).toEqual(['Families', 'Foreman']);
    expect(cards('Families', 'She books').map(({ name }) => name)).toEqual(['Families']);
  });
});

describe('nobody of the audience is left out of the first card', () => {
  const nameOf = (told: string, beside = ''): string => {
    const { output } = pageOf(told, beside);
    const written: { personas: { name: string }[] } = JSON.parse(JSON.stringify(output));
    return written.personas[0]?.name ?? '';
  };

  test.each([
    ['british, dutch, irish that travel with parents', 'British, Dutch, Irish that travel with parents'],
    ['retired, anglers, Portland people w cabins', 'Retired, anglers, Portland people with cabins'],
    ['Ladies buying for family. Also offices', 'Ladies buying for family, offices'],
    ['owners of old houses, landlords too', 'Owners of old houses, landlords'],
    ['bilingual women, CNA, teachers aides', 'Bilingual women, CNA, teachers aides'],
    ['Families, NRI', 'Families, NRI'],
    ['women 30-60, a handful of men, physios send people', 'Women 30-60, a handful of men'],
    ['mums in apartments, expats, small restaurants no (they pay late)', 'Mums in apartments, expats'],
    ['renters, letting agents', 'Renters and letting agents'],
  ])('%s', (told, name) => expect(nameOf(told)).toBe(name));

  test('who decides is not taken for those who buy', () =>
    expect(nameOf('Owners of craft firms with 3-25 employees', 'Meister decides')).toBe(
      'Owners of craft firms with 3-25 employees',
    ));
});

test('who buys and decides alone is one card', () => {
  const { output } = pageOf('เจ้าของเพิ่งจดบริษัท', 'เจ้าของตัดสินเอง');
  const written: { personas: { psychology: { behaviors: string[] } }[] } = JSON.parse(JSON.stringify(output));
  expect(written.personas).toHaveLength(1);
});

test('a doubt that nothing answers heads no page where what starts it is told, and stands beside it', () => {
  const { title, reckoned } = pageOf('Homeowners', 'Trigger: the nest falls down. doubt: the dog');
  expect(title).toContain('The nest falls down');
  expect(JSON.stringify(reckoned)).toMatch(/the dog/iu);
});

test('ages that the name tells stand beside it no more', () => {
  const form = emptyFormData();
  form.clientInfo.productService = 'พักฟื้นหลังผ่าตัด';
  Object.assign(form.targetAudience, {
    targetDemographics: 'ลูกวัย 35-55 ของผู้สูงอายุ',
    ageRangeMin: 35,
    ageRangeMax: 55,
  });
  const { output } = writeTargetPersona(makePlan(form, '2026-11-21T03:00:00Z', 'th'));
  expect(JSON.stringify(output).match(/35[-–]55/gu)).toHaveLength(1);
});

describe('what stands in a place of its own is no habit of the buyers', () => {
  test.each([
    'wings on the windowsill!! realtor letter, neighbors tented. fear = chemicals in the house',
    'lobola is done. stain from the previous bride. her aunts must nod',
    'Think you need experience. Think its wiping bottoms. A friend who works here is the usual reason',
  ])('%s', (told) => {
    const form = emptyFormData();
    form.clientInfo.companyName = 'Bay Co';
    form.clientInfo.productService = 'Termite treatment';
    form.targetAudience.targetDemographics = 'homeowners';
    form.targetAudience.additionalDemographics = told;
    const { output } = writeTargetPersona(makePlan(form, '2026-11-21T03:00:00Z', 'en'));
    const written: { personas: { psychology: { behaviors: string[] } }[] } = JSON.parse(
      JSON.stringify(output),
    );
    expect(written.personas[0]?.psychology.behaviors).toEqual([]);
  });
});
