import { useState, type ReactNode } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { settings as words } from '../../copy/settings.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { ENGINE_IDS, type EngineId } from '../../shared/domain/records.ts';
import { OwnAddress, TestedAddress } from './services/TestedAddress.tsx';
import { ModelFields } from './model/ModelFields.tsx';
import type { SettingsState } from './use-settings.ts';

/** The three engines as one list; the fields of the chosen one open inside it. */
export function Engines({ settings }: { settings: SettingsState }) {
  const t = useCopy(words);
  const { view, save } = settings;
  /** The choice that is being saved: it shows at once. */
  const [picked, setPicked] = useState<EngineId>();
  const chosen =
    picked ?? (view === undefined ? undefined : (view.settings.engine ?? view.deployment.engine));
  const pick = async (engine: EngineId): Promise<void> => {
    setPicked(engine);
    await save({ engine });
    setPicked(undefined);
  };
  const fields: Partial<Record<EngineId, ReactNode>> = {
    model: <ModelFields settings={settings} />,
    agency: <AgencyFields settings={settings} />,
  };
  return (
    <fieldset className="rounded-card border border-line bg-surface">
      <legend className="sr-only">{t.sections.engine}</legend>
      {ENGINE_IDS.map((engine) => {
        const { name, body } = t.engines[engine];
        return (
          <div key={engine} className="border-line not-first-of-type:border-t">
            <label className="grid grid-cols-[auto_1fr_auto] gap-x-4 px-4 py-4.5 has-disabled:cursor-not-allowed tablet:px-6">
              <input
                type="radio"
                name="engine"
                value={engine}
                checked={engine === chosen}
                onChange={() => void pick(engine)}
                disabled={view === undefined}
                className="row-span-2 mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-edge bg-surface checked:border-[6px] checked:border-primary disabled:border-line disabled:bg-sunk"
              />
              <span className="font-semibold">{name}</span>
              <span className="text-small text-quiet">
                <Mark engine={engine} settings={settings} />
              </span>
              <span className="col-span-2 col-start-2 mt-0.5 text-small text-quiet">{body}</span>
            </label>
            {engine === chosen && view !== undefined && fields[engine] !== undefined && (
              <div className="px-4 pb-6 tablet:pr-6 tablet:pl-15">{fields[engine]}</div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** What there is to know of an engine before it is chosen. */
function Mark({ engine, settings: { view } }: { engine: EngineId; settings: SettingsState }) {
  const t = useCopy(words).marks;
  if (engine === 'model') return view?.settings.model?.model ? t.own : t.notSetUp;
  if (engine === 'agency') {
    if (view?.settings.addresses?.proxyUrl !== undefined) return t.own;
    return view?.deployment.proxyUrl === undefined ? t.notSetUp : t.given;
  }
  return engine === (view?.deployment.engine ?? 'planner') ? t.usual : null;
}

/** The agency's own page service, and what it is told to call. */
function AgencyFields({ settings }: { settings: SettingsState }) {
  const t = useCopy(words);
  return (
    <div className="flex flex-col gap-5.5">
      {settings.view?.config.proxyUrl === undefined && (
        <Notice tone="waiting" title={t.needsAddress}>
          {t.needsAddressDetail}
        </Notice>
      )}
      <TestedAddress name="proxyUrl" service="proxy" settings={settings} />
      <OwnAddress name="workflowUrl" settings={settings} />
      <OwnAddress name="ragAgentUrl" settings={settings} />
    </div>
  );
}
