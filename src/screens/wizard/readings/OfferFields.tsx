import { Field, TextInput } from '../../../components/Field.tsx';
import { Select } from '../../../components/Select.tsx';
import { readings } from '../../../copy/readings.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { OfferMeaning } from '../../../shared/domain/corrections.ts';
import { CLOSES, DELIBERATIONS, OFFER_KINDS, REPEATS } from '../../../shared/domain/offer.ts';

export interface OfferFieldsProps {
  value: OfferMeaning;
  onChange: (value: OfferMeaning) => void;
}

/** What is offered, facet by facet; each may be left to the answers. */
export function OfferFields({ value, onChange }: OfferFieldsProps) {
  const t = useCopy(readings).editor;
  const set = (changes: Partial<OfferMeaning>): void => onChange({ ...value, ...changes });
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t.offerName} className="col-span-2">
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={value.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <Choice
        label={t.offerKind}
        values={OFFER_KINDS}
        names={t.offerKinds}
        value={value.kind}
        onChange={(kind) => set({ kind })}
      />
      <Choice
        label={t.close}
        values={CLOSES}
        names={t.closes}
        value={value.close}
        onChange={(close) => set({ close })}
      />
      <Choice
        label={t.deliberation}
        values={DELIBERATIONS}
        names={t.deliberations}
        value={value.deliberation}
        onChange={(deliberation) => set({ deliberation })}
      />
      <Choice
        label={t.repeat}
        values={REPEATS}
        names={t.repeats}
        value={value.repeat}
        onChange={(repeat) => set({ repeat })}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  values: readonly T[];
  names: Readonly<Record<T, string>>;
  value: T | '';
  onChange: (value: T | '') => void;
}

function Choice<T extends string>({ label, values, names, value, onChange }: ChoiceProps<T>) {
  const { asRead } = useCopy(readings).editor;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={[
            { value: '', label: asRead },
            ...values.map((one) => ({ value: one, label: names[one] })),
          ]}
          onChange={(next) => onChange(values.find((one) => one === next) ?? '')}
        />
      )}
    </Field>
  );
}
