import { memo } from 'react';
import { longDate } from '../../screen-kit/dates.ts';
import { common } from '../../copy/common.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import { nameIn } from '../../shared/domain/taxonomy.ts';
import { Text } from '../../components/Text.tsx';
import { AnswerInPlace } from './AnswerInPlace.tsx';

/**
 * The client's facts as they were answered (specification, section 2); rules instead of a box. What was answered in words
 * is changed where it stands.
 */
export const ClientOverview = memo(function ClientOverview({
  proposal,
  writing,
}: {
  proposal: ProposalRecord;
  writing: boolean;
}) {
  const t = useCopy(result).overview;
  const none = useCopy(common).notSpecified;
  const { clientInfo: client, targetAudience: audience, campaignObjectives: objectives } = proposal.formData;
  const { ageRangeMin: min, ageRangeMax: max } = audience;
  const rows: readonly (readonly [name: string, value: string, field?: string])[] = [
    [t.company, client.companyName, 'clientInfo.companyName'],
    [t.businessType, nameIn(client.businessType, 'en')],
    [t.subType, nameIn(client.businessSubType, 'en')],
    [t.heroProduct, client.heroProduct, 'clientInfo.heroProduct'],
    [t.startingPrice, client.startingPrice, 'clientInfo.startingPrice'],
    [t.generatedDate, proposal.generatedAt === '' ? t.notFinished : longDate(proposal.generatedAt)],
    [t.keyMessage, client.keyMessage, 'clientInfo.keyMessage'],
    [t.productService, client.productService, 'clientInfo.productService'],
    [t.budget, objectives.marketingMediaBudget, 'campaignObjectives.marketingMediaBudget'],
    [t.demographics, audience.targetDemographics, 'targetAudience.targetDemographics'],
    [t.ageRange, min > 0 || max > 0 ? t.years(min, max) : ''],
    [t.location, audience.geographicLocation, 'targetAudience.geographicLocation'],
  ];
  return (
    <section aria-labelledby="client-overview">
      <h2 id="client-overview" className="font-heading text-base font-semibold">
        {t.title}
      </h2>
      <dl className="mt-2 text-dense">
        {rows.map(([name, value, field]) => (
          <div
            key={name}
            className="grid grid-cols-[6.75rem_minmax(0,1fr)] gap-3 border-t border-line py-1.5"
          >
            <dt className="text-quiet">{name}</dt>
            <dd className={`min-w-0 break-words ${value.trim() === '' ? 'text-quiet' : ''}`}>
              {field === undefined || writing ? (
                <Text>{value.trim() === '' ? none : value}</Text>
              ) : (
                <AnswerInPlace proposalId={proposal.proposalId} field={field} label={name} value={value} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
