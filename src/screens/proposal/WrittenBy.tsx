import { model as words } from '../../copy/model.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { WrittenByModel } from '../../shared/contract/model.ts';
import type { PageRecord } from '../../shared/domain/records.ts';

/** Which model wrote, and the tokens that it took; nothing where no model did. */
export function WrittenBy({ pages }: { pages: readonly PageRecord[] }) {
  const t = useCopy(words);
  const written = pages.flatMap((page) => writtenByModel(page) ?? []);
  if (written.length === 0) return null;
  const names = [...new Set(written.map(({ model }) => model))];
  const tokens = written.reduce((sum, one) => sum + one.promptTokens + one.completionTokens, 0);
  const estimated = written.some((one) => one.estimated === true);
  return (
    <p className="mt-2 text-small text-quiet">
      {t.writtenBy(names.join(', '))} · {t.tokens(tokens.toLocaleString('en'), estimated)}
    </p>
  );
}

function writtenByModel({ sectionData }: PageRecord): WrittenByModel | undefined {
  const written: unknown = sectionData?.['written'];
  if (typeof written !== 'object' || written === null) return undefined;
  const { model, promptVersion, promptTokens, completionTokens, estimated } = Object.fromEntries(
    Object.entries(written),
  ) as Readonly<Record<string, unknown>>;
  if (typeof model !== 'string' || typeof promptTokens !== 'number' || typeof completionTokens !== 'number')
    return undefined;
  return {
    model,
    promptVersion: typeof promptVersion === 'number' ? promptVersion : 0,
    promptTokens,
    completionTokens,
    ...(estimated === true ? { estimated } : {}),
  };
}
