import { model as words } from '../../copy/model.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { DIFFERS_FROM_PLAN, type WrittenByModel } from '../../shared/contract/model.ts';
import type { PageRecord } from '../../shared/domain/records.ts';
import { Text } from '../../components/Text.tsx';

/** Which model wrote, and the tokens that it took; nothing where no model did. */
export function WrittenBy({ pages }: { pages: readonly PageRecord[] }) {
  const t = useCopy(words);
  const written = pages.flatMap((page) => writtenByModel(page) ?? []);
  if (written.length === 0) return null;
  const names = [...new Set(written.map(({ model }) => model))];
  const tokens = written.reduce((sum, one) => sum + one.promptTokens + one.completionTokens, 0);
  const estimated = written.some((one) => one.estimated === true);
  return (
    <>
      <p className="mt-2 text-small text-quiet">
        {t.writtenBy(names.join(', '))} · {t.tokens(tokens.toLocaleString('en'), estimated)}
      </p>
      <Contradictions pages={pages} />
    </>
  );
}

/** Where the model did not keep to the plan: its words, and the plan's. */
function Contradictions({ pages }: { pages: readonly PageRecord[] }) {
  const t = useCopy(words);
  const found = pages.flatMap(({ pageNumber, sectionData }) =>
    (sectionData?.evidence ?? []).flatMap(({ basis, statement, source }) => {
      const at = source.indexOf(DIFFERS_FROM_PLAN);
      return basis === 'model statement' && at >= 0
        ? [{ pageNumber, statement, plan: source.slice(at + DIFFERS_FROM_PLAN.length) }]
        : [];
    }),
  );
  if (found.length === 0) return null;
  return (
    <details className="mt-2 border-y border-line">
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent-ink">
        {t.contradictions(found.length)}
      </summary>
      <ul className="divide-y divide-line border-t border-line text-small">
        {found.map(({ pageNumber, statement, plan }) => (
          <li key={`${pageNumber} ${statement}`} className="py-2 wrap-anywhere">
            <p>
              <Text>{t.said(pageNumber, statement)}</Text>
            </p>
            <p className="text-quiet">
              <Text>{t.planSays(plan)}</Text>
            </p>
          </li>
        ))}
      </ul>
    </details>
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
