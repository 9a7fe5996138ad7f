/** What a client's rules keep out of a campaign is proposed on no page; what the client says of itself stays. */
import { expect, test } from 'vitest';
import type { Language } from '../../../../src/shared/domain/options.ts';
import { proposes, type Tactic } from '../../../../src/shared/domain/tactics.ts';
import { plain } from '../../../../src/shared/reading/plain.ts';
import { readBrief } from '../../../fixtures/briefs.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';
import { texts } from './support.ts';

const RULES: readonly [Tactic, string][] = [
  ['retargeting', 'No retargeting.'],
  ['discounts', 'No discounts, please.'],
  ['film', 'Nobody here can be filmed.'],
  ['calls', 'ห้ามโทรหาลูกค้า'],
  ['customers', 'No testimonials.'],
  ['messages', 'no emails'],
];

test.each(RULES.flatMap(([tactic, rule]) => (['en', 'th'] as const).map((l) => [rule, tactic, l] as const)))(
  '“%s” keeps %s out (%s)',
  async (rule, tactic, language: Language) => {
    for (const name of ['dental-clinic-th', 'barely-answered'] as const) {
      const { formData } = readBrief(name);
      const { competitiveAnalysis, campaignObjectives } = formData;
      const form = {
        ...formData,
        campaignObjectives: {
          ...campaignObjectives,
          advertisingChannels: ['facebook-ads', 'instagram-ads', 'google-ads', 'tiktok-ads'] as const,
        },
        competitiveAnalysis: {
          ...competitiveAnalysis,
          additionalNotes: `${rule} ${competitiveAnalysis.additionalNotes}`,
        },
      };
      // What the client tells apart may stand in one row: marks between are no words.
      const bare = (words: string): string => plain(words).replaceAll(/[\s.,;"]+/gu, '');
      const own = bare(JSON.stringify(form));
      const deck = await writeDeck(
        {
          ...form,
          campaignObjectives: {
            ...form.campaignObjectives,
            advertisingChannels: [...form.campaignObjectives.advertisingChannels],
          },
        },
        language,
      );
      const proposed = deck.flatMap(({ title, output, reckoned }) =>
        [title, ...texts(output), ...texts(reckoned ?? {})].filter((text) => {
          // The kind of a draft, for the one who draws it.
          if (text === 'video') return false;
          const at = proposes(tactic, text);
          const told =
            at &&
            bare(
              plain(text)
                .slice(Math.max(0, at.start - 2), at.end + 2)
                .replace(/\.(?:\s.*)?$/u, ''),
            );
          return told !== undefined && !own.includes(told);
        }),
      );
      expect(proposed).toEqual([]);
    }
  },
);
