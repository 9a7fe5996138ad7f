import { Field, TextInput } from '../../../components/Field.tsx';
import { Select } from '../../../components/Select.tsx';
import { readings } from '../../../copy/readings.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { GOAL_KINDS, PERIODS, type GoalMeaning } from '../../../shared/domain/corrections.ts';
import { NumberInput } from './NumberInput.tsx';
import { Rows } from './Rows.tsx';

/** As many as the plan has room for. */
const MOST_GOALS = 4;
const NEW_GOAL: GoalMeaning = {
  kind: 'count',
  metric: '',
  from: null,
  to: null,
  unit: '',
  per: '',
  months: null,
  by: '',
};

export interface GoalsFieldsProps {
  value: readonly GoalMeaning[];
  onChange: (value: readonly GoalMeaning[]) => void;
}

/** Goals one below the other: what is counted, from, to, and by when. */
export function GoalsFields({ value, onChange }: GoalsFieldsProps) {
  const t = useCopy(readings).editor;
  return (
    <Rows
      value={value}
      onChange={onChange}
      blank={NEW_GOAL}
      most={MOST_GOALS}
      words={{ name: t.goal, remove: t.removeGoal, add: t.addGoal }}
    >
      {(goal, put) => <GoalFields goal={goal} onChange={put} />}
    </Rows>
  );
}

function GoalFields({
  goal,
  onChange,
}: {
  goal: GoalMeaning;
  onChange: (changes: Partial<GoalMeaning>) => void;
}) {
  const t = useCopy(readings).editor;
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t.metric} className="col-span-2">
        {(control) => (
          <TextInput
            {...control}
            value={goal.metric}
            onChange={(event) => onChange({ metric: event.target.value })}
          />
        )}
      </Field>
      <Field label={t.kind}>
        {(control) => (
          <Select
            {...control}
            value={goal.kind}
            options={GOAL_KINDS.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
            onChange={(chosen) => {
              const kind = GOAL_KINDS.find((one) => one === chosen) ?? 'count';
              onChange({
                kind,
                ...(kind === 'ramp' ? {} : { from: null }),
                ...(kind === 'text' ? { to: null } : {}),
              });
            }}
          />
        )}
      </Field>
      <Field label={t.unit} hint={t.unitHint}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={20}
            value={goal.unit}
            onChange={(event) => onChange({ unit: event.target.value })}
          />
        )}
      </Field>
      {goal.kind === 'ramp' && (
        <Field label={t.fromValue}>
          {(control) => (
            <NumberInput {...control} value={goal.from} onChange={(from) => onChange({ from })} />
          )}
        </Field>
      )}
      {goal.kind !== 'text' && (
        <Field label={t.toValue}>
          {(control) => <NumberInput {...control} value={goal.to} onChange={(to) => onChange({ to })} />}
        </Field>
      )}
      <Field label={t.per}>
        {(control) => (
          <Select
            {...control}
            value={goal.per}
            placeholder={t.perNone}
            options={PERIODS.map((one) => ({ value: one, label: t.periods[one] }))}
            onChange={(chosen) => onChange({ per: PERIODS.find((one) => one === chosen) ?? '' })}
          />
        )}
      </Field>
      <Field label={t.months}>
        {(control) => (
          <NumberInput
            {...control}
            most={120}
            value={goal.months}
            onChange={(months) => onChange({ months, ...(months === null ? {} : { by: '' }) })}
          />
        )}
      </Field>
      <Field label={t.by}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={goal.by}
            onChange={(event) =>
              onChange({ by: event.target.value, ...(event.target.value === '' ? {} : { months: null }) })
            }
          />
        )}
      </Field>
    </div>
  );
}
