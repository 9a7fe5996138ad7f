import { Controller } from 'react-hook-form';
import { Field, TextInput } from '../../../components/Field.tsx';
import { wizard } from '../../../copy/wizard.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { MAX_AGE, MIN_AGE } from '../../../shared/domain/limits.ts';
import { GENDERS, TARGET_GROUPS } from '../../../shared/domain/options.ts';
import { SelectField, TextField } from '../fields.tsx';
import { useAnswers, useMessage } from '../form.ts';
import { Offers } from '../Offers.tsx';
import { usePrefilledHint } from '../prefilled.tsx';

/** Step 3 (specification, section 2, 'Step 3 fields'). */
export function TargetAudience() {
  const t = useCopy(wizard).targetAudience;
  return (
    <>
      <TextField
        name="targetAudience.targetDemographics"
        label={t.targetDemographics}
        required
        multiline
        placeholder={t.targetDemographicsHint}
      />
      <div className="grid grid-cols-[1.9fr_1fr_1fr] gap-x-3 gap-y-5.5 tablet:grid-cols-[2fr_1fr_1fr] tablet:gap-x-6">
        <SelectField
          name="targetAudience.targetGroup"
          label={t.targetGroup}
          options={TARGET_GROUPS.map((value) => ({ value, label: t.targetGroups[value] }))}
        />
        <AgeField end="ageRangeMin" />
        <AgeField end="ageRangeMax" />
        {/* Across all three: beside one another there is no room for words. */}
        <div className="col-span-3 -mt-3 grid items-start gap-3 empty:hidden tablet:grid-cols-2">
          <Offers name="targetAudience.ageRangeMin" label={t.ageRangeMin} named />
          <Offers name="targetAudience.ageRangeMax" label={t.ageRangeMax} named />
        </div>
      </div>
      <SelectField
        name="targetAudience.gender"
        label={t.gender}
        options={GENDERS.map((value) => ({ value, label: t.genders[value] }))}
      />
      <TextField
        name="targetAudience.geographicLocation"
        label={t.geographicLocation}
        required
        placeholder={t.geographicLocationHint}
      />
      <TextField name="targetAudience.additionalDemographics" label={t.additionalDemographics} multiline />
    </>
  );
}

/** One end of the age range; an empty field is 0, 'not given'. Both ends are judged together. */
function AgeField({ end }: { end: 'ageRangeMin' | 'ageRangeMax' }) {
  const t = useCopy(wizard).targetAudience;
  const { control, trigger } = useAnswers();
  const name = `targetAudience.${end}` as const;
  const error = useMessage(name);
  const hint = usePrefilledHint(name);
  return (
    <Field id={name} label={t[end]} error={error} hint={hint}>
      {(aria) => (
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <TextInput
              {...aria}
              ref={field.ref}
              name={name}
              type="number"
              inputMode="numeric"
              min={MIN_AGE}
              max={MAX_AGE}
              step={1}
              className="figures"
              value={field.value === 0 ? '' : field.value}
              onChange={({ target }) => field.onChange(target.value === '' ? 0 : target.valueAsNumber)}
              onBlur={() => {
                field.onBlur();
                void trigger(['targetAudience.ageRangeMin', 'targetAudience.ageRangeMax']);
              }}
            />
          )}
        />
      )}
    </Field>
  );
}
