/** Page 17: every group is used, and what is not offered is kept away. */
import { expect, test } from 'vitest';
import { writeDeck } from '../../../../fixtures/write-deck.ts';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeAudienceMapping } from '../../../../../src-worker/engines/planner/pages/audience-mapping.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';

type Channels = ReturnType<typeof emptyFormData>['campaignObjectives']['advertisingChannels'];
function notesOf(productService: string, targetDemographics: string, channels: Channels): string[] {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { companyName: 'Ring', productService });
  form.targetAudience.targetDemographics = targetDemographics;
  form.campaignObjectives.advertisingChannels = channels;
  const { output } = writeAudienceMapping(makePlan(form, '2026-11-21T03:00:00Z', 'en'));
  const { audienceMatrix }: { audienceMatrix: { notes: string }[] } = JSON.parse(JSON.stringify(output));
  return audienceMatrix.map(({ notes }) => notes);
}

test('several groups get an ad each, one does not', () => {
  const [notes] = notesOf('Lesson blocks', 'renters, letting agents', ['facebook-ads']);
  expect(notes).toContain('Each group gets an ad of its own: renters and letting agents.');
  expect(notesOf('Lesson blocks', 'letting agents', ['facebook-ads'])[0]).not.toContain('Each group');
  expect(notesOf('Chair yoga', 'retired teachers, cancer survivors', ['facebook-ads'])[0]).not.toContain(
    'cancer',
  );
});

test('what is not offered is blocked where people search, else the ad says it', () => {
  const sold = 'Plantation shutters, measured and fitted. No lamp bases, no rewiring.';
  const [feed, search] = notesOf(sold, 'home owners', ['facebook-ads', 'google-ads']);
  expect(search).toContain('Never bid on “lamp bases”, “rewiring” or');
  expect(feed).not.toContain('not offered');
  expect(notesOf(sold, 'home owners', ['facebook-ads'])[0]).toMatch(
    /No ad shows what you do not offer \(“no lamp bases/u,
  );
});

test.each(['Dont retarget anyone', 'ห้าม retarget คนเข้าเว็บเด็ดขาด'])(
  'nobody is followed on any page: %s',
  async (rule) => {
    const form = emptyFormData();
    Object.assign(form.clientInfo, { companyName: 'Quiet Days', productService: 'End of life care at home' });
    form.campaignObjectives.advertisingChannels = ['facebook-ads', 'google-ads'];
    form.campaignObjectives.marketingMediaBudget = '$400 a month';
    form.competitiveAnalysis.additionalNotes = rule;
    const sections = await writeDeck(form, 'en');
    const [media, funnel, audience] = [15, 16, 17].map((page) => JSON.stringify(sections[page - 1]?.output));
    for (const page of [media, funnel, audience])
      expect(page).not.toMatch(
        /Retention|Referral|reacted, \d+|in the last|Custom Audience|Your data segments/u,
      );
    expect(JSON.stringify(sections[16])).not.toContain('we follow');
  },
);
