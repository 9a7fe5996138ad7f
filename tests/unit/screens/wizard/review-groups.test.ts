import { describe, expect, it } from 'vitest';
import { wizard } from '../../../../src/copy/wizard.ts';
import {
  emptyCompetitor,
  emptyFormData,
  type FormData,
} from '../../../../src/shared/domain/questionnaire.ts';
import { validateFormData } from '../../../../src/shared/domain/validation.ts';
import { pathLabel, reviewGroups } from '../../../../src/screens/wizard/review-groups.ts';

const t = wizard.en;
const review = (form: FormData) => {
  const groups = reviewGroups(form, validateFormData(form, { engine: 'planner' }), t);
  return Object.fromEntries(
    groups.map(({ group, lines }) => [group, lines.map(({ label, value }) => `${label}: ${value}`)]),
  );
};

describe('the review dialog', () => {
  it('says Not specified for the six answers of the specification, and leaves other empty ones out', () => {
    expect(review(emptyFormData())).toEqual({
      clientInfo: [
        'Company: Not specified',
        'Business Type: Not specified',
        'Product/Service: Not specified',
        'Online ad experience: Not specified',
      ],
      marketingChannels: [],
      targetAudience: [
        'Demographics: Not specified',
        'Location: Not specified',
        'Target Group: All',
        'Gender: All',
      ],
      campaignObjectives: [],
      competitiveAnalysis: [],
    });
  });

  it.each([
    [0, 0, undefined],
    [25, 44, 'Age range: 25-44 years'],
    [25, 0, 'Age range: 25 years and over'],
    [0, 44, 'Age range: up to 44 years'],
  ])('shows the age range of %i and %i only if one is above 0', (ageRangeMin, ageRangeMax, line) => {
    const form = emptyFormData();
    Object.assign(form.targetAudience, { ageRangeMin, ageRangeMax });
    expect(review(form)['targetAudience']?.find((text) => text.startsWith('Age range'))).toBe(line);
  });

  it('reads names in the interface language and lists what was chosen', () => {
    const form = emptyFormData();
    Object.assign(form.clientInfo, {
      businessType: 'Health & Beauty / สุขภาพและความงาม',
      hasOnlineAdExperience: 'no',
    });
    form.campaignObjectives.advertisingChannels = ['facebook-ads', 'tiktok-ads'];
    form.competitiveAnalysis.competitors = [
      emptyCompetitor('1'),
      { ...emptyCompetitor('2'), name: ' Akha Hill ', strengths: 'Award-winning' },
    ];
    const lines = review(form);
    expect(lines['clientInfo']).toContain('Business Type: Health & Beauty');
    expect(lines['clientInfo']).toContain('Online ad experience: No');
    expect(lines['campaignObjectives']).toContain('Channels: Facebook Ads, TikTok Ads');
    expect(lines['competitiveAnalysis']).toEqual(['Competitor 2: Akha Hill\nAward-winning']);
  });

  it('marks an invalid answer', () => {
    const form = emptyFormData();
    form.marketingChannels.lazadaShop = 'lazada/doisaket';
    form.marketingChannels.website = 'https://doisaket.example';
    const groups = reviewGroups(form, validateFormData(form, { engine: 'planner' }), t);
    expect(groups[1]?.lines).toEqual([
      { label: 'Website', value: 'https://doisaket.example', attention: false },
      { label: 'Lazada', value: 'lazada/doisaket', attention: true },
    ]);
  });

  it('names the field of every issue', () => {
    const form = emptyFormData();
    form.clientInfo.hasOnlineAdExperience = 'yes';
    form.marketingChannels.lazadaShop = 'x';
    form.competitiveAnalysis.competitors = [{ ...emptyCompetitor('1'), strengths: 'Loud' }];
    const issues = validateFormData(form, { engine: 'planner' });
    expect(issues.map((issue) => `${issue.step} ${pathLabel(issue.path, t)}`)).toEqual([
      '1 Company Name',
      '1 Business Type',
      '1 Product/Service to Market',
      '1 Product/Service Strengths',
      '1 What issues have you encountered with online advertising?',
      '2 Lazada Shop',
      '3 Target Demographics',
      '3 Target Locations',
      '4 Advertising channels',
      '4 Marketing Media Budget',
      '4 Marketing objectives',
      '5 Competitor 1',
    ]);
  });
});
