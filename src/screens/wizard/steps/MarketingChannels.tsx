import { wizard } from '../../../copy/wizard.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { ACCOUNT_FIELDS, CHANNEL_FIELDS } from '../../../shared/domain/questionnaire.ts';
import { TextField } from '../fields.tsx';

/** Step 2 (specification, section 2, 'Step 2 fields'). */
export function MarketingChannels() {
  const t = useCopy(wizard).marketingChannels;
  return (
    <>
      <p className="-mt-3 text-quiet">{t.allOptional}</p>
      <div className="grid gap-x-6 gap-y-5.5 tablet:grid-cols-2">
        {CHANNEL_FIELDS.map((name) => (
          <TextField
            key={name}
            name={`marketingChannels.${name}`}
            label={t[name]}
            plain
            inputMode={ACCOUNT_FIELDS.has(name) ? 'text' : 'url'}
            placeholder={ACCOUNT_FIELDS.has(name) ? t.accountHint : t.addressHint}
            {...(name === 'website' && { className: 'tablet:col-span-2' })}
          />
        ))}
      </div>
    </>
  );
}
