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
