import { Field, TextInput } from '../../../components/Field.tsx';
import { Select } from '../../../components/Select.tsx';
import { readings } from '../../../copy/readings.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { KNOWN_KINDS, type KnownMeaning } from '../../../shared/domain/corrections.ts';
import { NumberInput } from './NumberInput.tsx';
import { Rows } from './Rows.tsx';

const MOST_FIGURES = 6;
const NEW_FIGURE: KnownMeaning = { kind: 'cost', per: '', now: 0, from: null, currency: '' };

export interface KnownFieldsProps {
  value: readonly KnownMeaning[];
  onChange: (value: readonly KnownMeaning[]) => void;
}

/** Costs and rates that the client knows, one below the other. */
export function KnownFields({ value, onChange }: KnownFieldsProps) {
  const t = useCopy(readings).editor;
  return (
    <Rows
      value={value}
      onChange={onChange}
      blank={NEW_FIGURE}
      most={MOST_FIGURES}
      words={{ name: t.figure, remove: t.removeFigure, add: t.addFigure }}
    >
      {(figure, put) => <FigureFields figure={figure} onChange={put} />}
    </Rows>
  );
}

function FigureFields({
  figure,
  onChange,
}: {
  figure: KnownMeaning;
  onChange: (changes: Partial<KnownMeaning>) => void;
}) {
  const t = useCopy(readings).editor;
  const cost = figure.kind === 'cost';
  const named = figure.per.trim() !== '';
  // An empty one is none; half of one would be lost.
  const half = cost && (named || figure.now > 0 || figure.from !== null) && !(named && figure.now > 0);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t.kind} className={cost ? '' : 'col-span-2'}>
        {(control) => (
          <Select
            {...control}
            value={figure.kind}
            options={KNOWN_KINDS.map((kind) => ({ value: kind, label: t.knownKinds[kind] }))}
            onChange={(chosen) => {
              const kind = KNOWN_KINDS.find((one) => one === chosen) ?? 'cost';
              onChange({ kind, ...(kind === 'cost' ? {} : { per: '', from: null, currency: '' }) });
            }}
          />
        )}
      </Field>
      {cost && (
        <Field label={t.costOf} hint={t.costOfHint} error={half && !named ? t.invalidFigure : undefined}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={40}
              value={figure.per}
              onChange={(event) => onChange({ per: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label={cost ? t.costNow : t.rateNow} error={half && named ? t.invalidFigure : undefined}>
        {(control) => (
          <NumberInput
            {...control}
            {...(cost ? {} : { most: 100 })}
            value={figure.now === 0 ? null : figure.now}
            onChange={(now) => onChange({ now: now ?? 0 })}
          />
        )}
      </Field>
      {cost && (
        <>
          <Field label={t.costBefore}>
            {(control) => (
              <NumberInput {...control} value={figure.from} onChange={(from) => onChange({ from })} />
            )}
          </Field>
          <Field label={t.currency} hint={t.currencyHint} className="col-span-2">
            {(control) => (
              <TextInput
                {...control}
                maxLength={3}
                autoCapitalize="characters"
                value={figure.currency}
                onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
