import { Check } from 'lucide-react';
import { useWorded } from '../../../screen-kit/failures.ts';
import { AppearanceFields } from '../../../screen-kit/appearance/AppearanceFields.tsx';
import { useAsked } from '../../../screen-kit/use-asked.ts';
import { Field, TextInput } from '../../../components/Field.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { agency as words } from '../../../copy/agency.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { AGENCY_LINE, type AgencyProfile, type AgencyRecord } from '../../../shared/domain/agency.ts';
import { completeWebAddress, isWebAddress } from '../../../shared/domain/web-address.ts';
import { client } from '../../../worker-client/index.ts';
import { LogoField } from './LogoField.tsx';
import { Preview } from './Preview.tsx';
import { useAgencyForm } from './use-agency-form.ts';
import './agency.css';

/** 'Your agency': read first, then a form that saves itself. */
export function Agency() {
  const t = useCopy(words);
  const word = useWorded();
  const agency = useAsked('agency', () => client.agency());
  if (agency.state === 'failed' && agency.value === undefined)
    return (
      <Notice tone="failed" title={t.failed}>
        {word(agency.failure.reason)}
      </Notice>
    );
  // Its place is kept, so that nothing below it moves when it comes.
  return agency.value ? <Form stored={agency.value} /> : <div className="min-h-[60rem]" aria-busy="true" />;
}

type Line = 'name' | 'person' | 'email' | 'phone' | 'web';

function Form({ stored: { savedAt: _savedAt, ...initial } }: { stored: AgencyRecord }) {
  const t = useCopy(words);
  const form = useAgencyForm(initial);
  const { profile, change, settled } = form;
  const line = (
    name: Line,
    more: { type?: string; placeholder?: string; autoComplete: string; error?: string | undefined },
  ) => {
    const { error, ...input } = more;
    return (
      <Field label={t[name]} error={error}>
        {(control) => (
          <TextInput
            {...control}
            {...input}
            maxLength={AGENCY_LINE}
            value={profile[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        )}
      </Field>
    );
  };
  const { notEmail, notWeb } = problemsOf(settled.profile);
  return (
    <div className="agency-form grid gap-6">
      <Preview settled={settled} />
      <LogoField logo={profile.logo} onLogo={(logo) => change({ logo })} onRemove={form.removeLogo} />
      {line('name', { placeholder: t.namePlaceholder, autoComplete: 'organization' })}
      <div className="grid gap-x-5 gap-y-5.5 tablet:grid-cols-2">
        {line('person', { autoComplete: 'name' })}
        {line('email', {
          type: 'email',
          autoComplete: 'email',
          error: notEmail ? t.notEmail : undefined,
        })}
        {line('phone', { type: 'tel', autoComplete: 'tel' })}
        {line('web', {
          type: 'url',
          placeholder: t.webPlaceholder,
          autoComplete: 'url',
          error: notWeb ? t.notWeb : undefined,
        })}
      </div>
      <section aria-labelledby="agency-looks" className="border-t border-line pt-5">
        <h3 id="agency-looks" className="font-heading font-semibold">
          {t.looks}
        </h3>
        <p className="mt-1 mb-4 text-small text-quiet">{t.looksNote}</p>
        <AppearanceFields
          value={profile.appearance}
          onChange={(appearance) => change({ appearance })}
          cover={{
            key: `agency cover ${settled.turn}`,
            ask: (themeId) =>
              client.previewAgency(
                { ...settled.profile, appearance: { ...settled.profile.appearance, themeId } },
                [1],
              ),
          }}
        />
      </section>
      <output className="flex items-center gap-2 text-small text-quiet">
        {form.state === 'saving' && t.saving}
        {form.state === 'failed' && <span className="text-danger">{t.notSaved}</span>}
        {form.state === 'saved' && (
          <>
            <Icon of={Check} size={16} className="text-primary" />
            {t.saved}
          </>
        )}
      </output>
    </div>
  );
}

/** What does not look like what it is meant to be. It is kept, and shown without a link. */
const problemsOf = ({ email, web }: AgencyProfile): { notEmail: boolean; notWeb: boolean } => ({
  notEmail: email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()),
  notWeb: web.trim() !== '' && !isWebAddress(completeWebAddress(web)),
});
