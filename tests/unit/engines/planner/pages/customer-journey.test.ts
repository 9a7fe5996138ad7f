/** Page 8 tells how many doubts stand on the way; pages 8 and 11 use what the client says for itself before they leave one open. */
import { expect, test } from 'vitest';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import type { Language } from '../../../../../src/shared/domain/options.ts';
import { planOf } from '../plans.ts';

const wash = (language: Language = 'en') =>
  planOf(
    {
      companyName: 'Suds Express',
      productService: 'Express tunnel car wash. Unlimited monthly washes',
      strengths: 'Cancel in the app in 2 taps. Free vacuums and towels. Money back if you are not happy',
      additionalDemographics:
        'Monsoon mud, new car. They say "I’ll forget to cancel" and "the brushes scratch"',
    },
    language,
  );

test('the title counts the doubts that the page shows', () => {
  const { title, output } = WRITERS['customer-journey'](wash());
  expect(title).toMatch(/ the doubts? to answer on the way$|^They say “/u);
  expect(JSON.stringify(output)).not.toContain('in one film');
});

test('an answer to a doubt is what follows for the work, before any rule of how ads are made', () => {
  const { output } = WRITERS['winning-zone'](wash());
  expect(output['positioningImplications']).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Answer “I’ll forget to cancel” with “cancel in the app/iu),
    ]),
  );
});

test('what they fear is not what they say', () => {
  const plan = planOf({
    productService: 'Portable toilets for sites',
    strengths: 'Texts a photo after each clean',
    additionalDemographics: 'They are afraid it is filthy by week 2',
  });
  const { title } = WRITERS['customer-journey'](plan);
  expect(title).not.toContain('They say “Afraid');
});

test.each([
  ['en', 'Handmade coffins and caskets', 'Triggers: a diagnosis, a death at home'],
  ['th', 'โลงศพและหีบศพไม้สัก', 'เริ่มจาก: ญาติเสียชีวิต, หมอบอกระยะท้าย'],
] as const)(
  'of a death no page speaks as of a moment to sell in: %s',
  (language, productService, additionalDemographics) => {
    const words = (sold: string, triggers: string): string =>
      (['customer-journey', 'winning-zone', 'suggestion-idea'] as const)
        .map((type) =>
          JSON.stringify(
            WRITERS[type](
              planOf(
                { companyName: 'Rowan', additionalDemographics: triggers, productService: sold },
                language,
              ),
            ),
          ),
        )
        .join('\n');
    const ofMoment =
      language === 'en'
        ? /(?:At|moment of|look first when) “?(?:a )?(?:diagnosis|death|new baby)|First lines/iu
        : /จังหวะ/u;
    // Whoever sells anything else begins with what is no blow.
    const [family, happy] =
      language === 'en'
        ? ['Insurance for families', 'Triggers: a new baby, a first home']
        : ['ประกันครอบครัว', 'เริ่มจาก: ลูกเข้าโรงเรียน, กู้บ้านผ่าน'];
    expect(words(family, happy)).toMatch(ofMoment);
    expect(words(productService, additionalDemographics)).not.toMatch(ofMoment);
  },
);

test.each([
  ['new customers', 'lead-generation', '81% come back'],
  ['many come back already', 'customer-retention', '81% come back'],
] as const)('that some do not come back is no finding: %s', (_, objective, onlineAdIssues) => {
  const plan = planOf({ productService: 'Dog grooming', onlineAdIssues, marketingObjectives: [objective] });
  expect(JSON.stringify(WRITERS['customer-journey'](plan))).not.toContain('do not come back');
});

test('what is paid for each time is summed up by no month', () => {
  const plan = planOf({
    productService: 'Online voting software for shareholder meetings, renewed yearly',
    startingPrice: '$2,400 per meeting',
  });
  expect(plan.journey.after).not.toBe('monthly');
});

test.each(['en', 'th'] as const)('a website is called one thing in each language, and shows no clips: %s', (language) => {
  const { output } = WRITERS['customer-journey'](
    planOf({ companyName: 'x', productService: language === 'th' ? 'ชั้นวางของเหล็ก' : 'Steel shelves', website: 'https://x.example' }, language),
  );
  const said = JSON.stringify(output);
  if (language === 'th') expect(said).not.toMatch(/Website|วิดีโอสั้น/u);
  else expect(said).not.toContain('Short video');
}); // prettier-ignore
