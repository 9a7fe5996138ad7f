import { Text } from '../../../components/Text.tsx';
import { audit } from '../../../copy/audit.ts';
import { edit } from '../../../copy/edit.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AuditReport } from '../../../shared/domain/audit/audit.ts';

/** What of a page that a model wrote again says otherwise than the plan, breaks a rule, or has nobody's word. */
export function HeldAgainst({ report }: { report: AuditReport }) {
  const t = useCopy(audit);
  const own = useCopy(edit).take.wish;
  const { findings, broken, unsourced, unverified } = report;
  const entries = [
    ...findings.map(({ words, kind, text, fact }) => ({
      words,
      why: t.kinds[kind],
      text,
      holds: fact === '' ? '' : t.plan(fact),
    })),
    ...broken.map(({ words, text, rule }) => ({ words, why: t.breaksRule, text, holds: t.rule(rule) })),
    ...[...unsourced, ...unverified].map(({ figure, text }) => ({
      words: figure,
      why: t.notVerified,
      text,
      holds: '',
    })),
  ];
  if (entries.length === 0) return <p className="mt-4 text-small text-quiet">{own.clean}</p>;
  return (
    <section className="mt-4 text-small" aria-label={own.look}>
      <h2 className="font-semibold">{own.look}</h2>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {entries.map(({ words, why, text, holds }) => (
          <li
            key={`${words} ${why} ${text}`}
            className="grid gap-x-4 py-2 tablet:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <span>
              <span className="figures font-semibold break-words">
                <Text>{words}</Text>
              </span>
              <span className="block text-dense text-danger">{why}</span>
            </span>
            <span className="min-w-0 break-words">
              <Text>{`“${text}”`}</Text>
              {holds !== '' && (
                <span className="block text-quiet">
                  <Text>{holds}</Text>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
