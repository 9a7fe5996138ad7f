import { useController, useWatch } from 'react-hook-form';
import { ChoiceGroup, Radio } from '../../../components/Choice.tsx';
import { wizard } from '../../../copy/wizard.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { BUSINESS_TYPES, nameIn, subTypesOf } from '../../../shared/domain/taxonomy.ts';
import { SelectField, TextField } from '../fields.tsx';
import { useAnswers, useMessage } from '../form.ts';
import { Offers } from '../Offers.tsx';
import { usePrefilledHint } from '../prefilled.tsx';

const TYPES = BUSINESS_TYPES.map(({ name }) => ({ value: name, label: nameIn(name, 'en') }));

/** Step 1 (specification, section 2, 'Step 1 fields'). */
export function ClientInformation() {
  const words = useCopy(wizard);
  const t = words.clientInfo;
  const { control, getValues, setValue } = useAnswers();
  const type = useWatch({ control, name: 'clientInfo.businessType' });
  const subTypes = subTypesOf(type);
  const keepSubType = (chosen: string): void => {
    const current = getValues('clientInfo.businessSubType');
    if (current === '' || subTypesOf(chosen).some(({ name }) => name === current)) return;
    setValue('clientInfo.businessSubType', '', { shouldDirty: true });
  };
  return (
    <>
      <TextField name="clientInfo.companyName" label={t.companyName} required />
      <div className="grid gap-x-6 gap-y-5.5 tablet:grid-cols-2">
        <SelectField
          name="clientInfo.businessType"
          label={t.businessType}
          required
          options={TYPES}
          placeholder={t.businessTypePlaceholder}
          onChosen={keepSubType}
        />
        <SelectField
          name="clientInfo.businessSubType"
          label={t.businessSubType}
          mark={words.optional}
          options={subTypes.map(({ name }) => ({ value: name, label: nameIn(name, 'en') }))}
          placeholder={type === '' ? t.businessSubTypeWaiting : t.businessSubTypePlaceholder}
          disabled={type === ''}
        />
      </div>
      <TextField name="clientInfo.keyMessage" label={t.keyMessage} />
      <TextField
        name="clientInfo.productService"
        label={t.productService}
        required
        multiline
        placeholder={t.productServiceHint}
      />
      <div className="grid gap-x-6 gap-y-5.5 tablet:grid-cols-2">
        <TextField name="clientInfo.heroProduct" label={t.heroProduct} />
        <TextField name="clientInfo.startingPrice" label={t.startingPrice} />
      </div>
      <TextField name="clientInfo.afterSalesService" label={t.afterSalesService} multiline />
      <TextField
        name="clientInfo.strengths"
        label={t.strengths}
        required
        multiline
        placeholder={t.strengthsHint}
      />
      <Experience />
    </>
  );
}

/** The yes/no question and the one that follows from it; changing the answer clears the other's text. */
function Experience() {
  const t = useCopy(wizard).clientInfo;
  const name = 'clientInfo.hasOnlineAdExperience';
  const { control, setValue, clearErrors, trigger } = useAnswers();
  const { field } = useController({ control, name });
  const answer = field.value;
  const error = useMessage(name);
  const hint = usePrefilledHint(name);
  const choose = (next: 'yes' | 'no'): void => {
    const other = next === 'no' ? 'clientInfo.onlineAdIssues' : 'clientInfo.whyNeedNow';
    setValue(other, '', { shouldDirty: true });
    clearErrors(other);
    field.onChange(next);
    void trigger(name);
  };
  return (
    <>
      <ChoiceGroup id={name} legend={t.hasOnlineAdExperience} required error={error} hint={hint}>
        <div
          className="flex gap-9"
          onBlur={(event) => {
            // Only when the whole question is left, not on the way from one answer to the other.
            if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
          }}
        >
          {(['no', 'yes'] as const).map((value) => (
            <Radio
              key={value}
              name={name}
              value={value}
              label={t[value]}
              checked={answer === value}
              onChange={() => choose(value)}
              {...(value === 'no' && { ref: field.ref })}
            />
          ))}
        </div>
        <Offers name={name} label={t.hasOnlineAdExperience} />
      </ChoiceGroup>
      {answer === 'no' && <TextField name="clientInfo.whyNeedNow" label={t.whyNeedNow} required multiline />}
      {answer === 'yes' && (
        <TextField name="clientInfo.onlineAdIssues" label={t.onlineAdIssues} required multiline />
      )}
    </>
  );
}
