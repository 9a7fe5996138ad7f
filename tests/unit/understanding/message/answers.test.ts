import { expect, test } from 'vitest';
import { answersOf } from '../../../../src-worker/understanding/message/answers.ts';
import type { ExtractedField } from '../../../../src/shared/domain/records.ts';

const field = (path: string, value: ExtractedField['value']): ExtractedField => ({ path, value, source: '' });

test('addresses of a brief are whole, names of accounts stay names', () => {
  const form = answersOf([
    field('marketingChannels.website', 'siamsmile.com.'),
    field('marketingChannels.facebookPage', 'facebook.com/siamsmile'),
    field('marketingChannels.shopeeShop', 'Siam Smile Official'),
    field('marketingChannels.instagramAccount', 'siam.smile'),
    field('marketingChannels.tiktokProfile', 'tiktok.com/@siamsmile'),
    field('competitiveAnalysis.competitors', [
      { id: '1', name: 'Other', website: 'www.other.co.th/a?b', strengths: '', weaknesses: '' },
    ]),
  ]);
  expect(form.marketingChannels).toMatchObject({
    website: 'https://siamsmile.com',
    facebookPage: 'https://facebook.com/siamsmile',
    shopeeShop: 'Siam Smile Official',
    instagramAccount: 'siam.smile',
    tiktokProfile: 'https://tiktok.com/@siamsmile',
  });
  expect(form.competitiveAnalysis.competitors[0]?.website).toBe('https://www.other.co.th/a?b');
});
