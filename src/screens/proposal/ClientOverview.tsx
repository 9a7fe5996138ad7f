import { longDate } from '../../screen-kit/dates.ts';
import { common } from '../../copy/common.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import { nameIn } from '../../shared/domain/taxonomy.ts';
import { Text } from '../../components/Text.tsx';

/** The client's facts as they were answered (specification, section 2); rules instead of a box. */
export function ClientOverview({ proposal }: { proposal: ProposalRecord }) {
  const t = useCopy(result).overview;
  const none = useCopy(common).notSpecified;
  const { clientInfo: client, targetAudience: audience, campaignObjectives: objectives } = proposal.formData;
  const { ageRangeMin: min, ageRangeMax: max } = audience;
  const rows: readonly (readonly [string, string, boolean?])[] = [
    [t.company, client.companyName],
    [t.businessType, nameIn(client.businessType, 'en')],
    [t.subType, nameIn(client.businessSubType, 'en')],
    [t.heroProduct, client.heroProduct],
    [t.startingPrice, client.startingPrice],
    [t.generatedDate, proposal.generatedAt === '' ? t.notFinished : longDate(proposal.generatedAt)],
    [t.keyMessage, client.keyMessage],
    [t.productService, client.productService],
    [t.budget, objectives.marketingMediaBudget],
    [t.demographics, audience.targetDemographics],
    [t.ageRange, min > 0 || max > 0 ? t.years(min, max) : ''],
    [t.location, audience.geographicLocation],
  ];
  return (
    <section aria-labelledby="client-overview">
      <h2 id="client-overview" className="font-heading text-base font-semibold">
        {t.title}
      </h2>
      <dl className="mt-2 text-dense">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[6.75rem_minmax(0,1fr)] gap-3 border-t border-line py-1.5"
          >
            <dt className="text-quiet">{name}</dt>
            <dd className={`break-words ${value.trim() === '' ? 'text-quiet' : ''}`}>
              <Text>{value.trim() === '' ? none : value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
