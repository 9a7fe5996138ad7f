import type { SettingsState } from '../use-settings.ts';
import { TestedAddress } from './TestedAddress.tsx';

/** Services that hold whichever engine writes: the PowerPoint file's, and that of AI requests. */
export function OtherServices({ settings }: { settings: SettingsState }) {
  if (settings.view === undefined) return null;
  return (
    <div className="flex flex-col gap-8 rounded-card border border-line bg-surface px-4 py-6 tablet:px-6">
      <TestedAddress name="statusUrl" service="status" settings={settings} />
      <TestedAddress name="aiRequestUrl" service="ai-request" settings={settings} />
    </div>
  );
}
