import { useId, useState } from 'react';
import { Field, TextInput } from '../../../components/Field.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Select } from '../../../components/Select.tsx';
import { model as words } from '../../../copy/model.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ModelReport, ModelSettings } from '../../../shared/contract/model.ts';
import type { Result } from '../../../shared/domain/failure.ts';
import { isWebAddress } from '../../../shared/domain/web-address.ts';
import { client } from '../../../worker-client/index.ts';
import { ConnectionTest } from '../services/ConnectionTest.tsx';
import type { SettingsState } from '../use-settings.ts';
import { ModelKey } from './ModelKey.tsx';
import { ModelLimits } from './ModelLimits.tsx';
import { modelReportWords } from './model-report-words.ts';
import { PRESETS } from './presets.ts';

const NONE: ModelSettings = { preset: 'ollama', baseUrl: 'http://localhost:11434/v1', model: '' };

/** A person's own model: where it is, what it is called, its key, and whether it answers. */
export function ModelFields({ settings }: { settings: SettingsState }) {
  const t = useCopy(words);
  const { view, save } = settings;
  const stored = view?.settings.model;
  // What is typed holds at once; it is stored when the field is left.
  const [typed, setTyped] = useState<Partial<ModelSettings>>({});
  const now: ModelSettings = { ...(stored ?? NONE), ...typed };
  const [key, setKey] = useState('');
  const [models, setModels] = useState<{ of: string; names: readonly string[] }>();
  const list = useId();
  const known = models?.of === now.baseUrl ? models.names : [];
  const [left, setLeft] = useState(false);
  const isWrong = !isWebAddress(now.baseUrl.trim());

  const keep = (change: Partial<ModelSettings> = {}): void => {
    const next = { ...now, ...change };
    setTyped(next);
    const baseUrl = next.baseUrl.trim();
    if (isWebAddress(baseUrl)) void save({ model: { ...next, baseUrl, model: next.model.trim() } });
  };
  const test = async (): Promise<Result<ModelReport>> => {
    const answer = await client.testModel({ baseUrl: now.baseUrl.trim(), model: now.model.trim() }, key);
    if (answer.ok && answer.value.models.length > 0)
      setModels({ of: now.baseUrl, names: answer.value.models });
    return answer;
  };

  /** The models to choose from. Nothing is said where the server does not answer: the connection test does that. */
  const showChoices = async (): Promise<void> => {
    if (isWrong || models?.of === now.baseUrl) return;
    setModels({ of: now.baseUrl, names: [] });
    const answer = await client.testModel({ baseUrl: now.baseUrl.trim(), model: '' }, key);
    if (answer.ok) setModels({ of: now.baseUrl, names: answer.value.models });
  };

  return (
    <div className="flex flex-col gap-5.5">
      {(stored === undefined || stored.model === '') && (
        <Notice tone="waiting" title={t.missing}>
          {t.missingDetail}
        </Notice>
      )}
      <Field label={t.preset} hint={t.presetHints[now.preset]}>
        {(control) => (
          <Select
            {...control}
            value={now.preset}
            placeholder={t.another}
            options={PRESETS.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(preset) => {
              const baseUrl = PRESETS.find(({ id }) => id === preset)?.baseUrl ?? now.baseUrl;
              // Another server has other models.
              keep({ preset, baseUrl, model: baseUrl === now.baseUrl ? now.model : '' });
            }}
          />
        )}
      </Field>
      <div className="grid gap-5.5 tablet:grid-cols-2 tablet:gap-x-5">
        <Field label={t.baseUrl} hint={t.baseUrlHint} error={left && isWrong ? t.wrongUrl : undefined}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              spellCheck={false}
              autoCapitalize="none"
              value={now.baseUrl}
              onChange={({ target }) => {
                setTyped({ ...typed, baseUrl: target.value });
                setLeft(false);
              }}
              onBlur={() => {
                setLeft(true);
                keep();
              }}
            />
          )}
        </Field>
        <Field label={t.name} hint={t.nameHint(known.length)}>
          {(control) => (
            <>
              <TextInput
                {...control}
                spellCheck={false}
                autoCapitalize="none"
                list={list}
                value={now.model}
                onChange={({ target }) => setTyped({ ...typed, model: target.value })}
                onBlur={() => keep()}
                onFocus={() => void showChoices()}
              />
              <datalist id={list}>
                {known.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
      <ModelKey kept={view?.modelKeyKept === true} typed={key} onType={setKey} onChanged={settings.reread} />
      <ConnectionTest
        of={t.name}
        subject={`${now.baseUrl} ${now.model} ${key}`}
        disabled={isWrong}
        run={test}
        words={(report) => modelReportWords(report, now.baseUrl.trim(), t, location.origin)}
      />
      <ModelLimits model={now} onSave={keep} />
    </div>
  );
}
