import { wizard } from '../../../copy/wizard.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { CHANNEL_FIELDS } from '../channel-fields.ts';
import { TextField } from '../fields.tsx';

/** Step 2 (specification, section 2, 'Step 2 fields'). */
export function MarketingChannels() {
  const t = useCopy(wizard).marketingChannels;
  return (
    <>
      <p className="-mt-3 text-quiet">{t.allOptional}</p>
      <div className="grid gap-x-6 gap-y-5.5 tablet:grid-cols-2">
        {CHANNEL_FIELDS.map(({ name, account }) => (
          <TextField
            key={name}
            name={`marketingChannels.${name}`}
            label={t[name]}
            plain
            inputMode={account ? 'text' : 'url'}
            placeholder={account ? t.accountHint : t.addressHint}
            {...(name === 'website' && { className: 'tablet:col-span-2' })}
          />
        ))}
      </div>
    </>
  );
}
