import { ChevronDown, CircleAlert, ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { Link } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { audit as words } from '../../copy/audit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { AuditReport } from '../../shared/domain/audit/audit.ts';
import type { DeckState } from './deck-state.ts';
import { PlanFindings } from './PlanFindings.tsx';
import { useAudit, useBroken, useOtherwise, useUnsourced } from './Audit.tsx';

const BASES = [
  'client answer',
  'computed',
  'public data',
  'planning assumption',
  'stated by',
  'model statement',
] as const;

/** What the audit found: broken rules and figures without a source first, each with its slide; else that all have one. */
export const FigureAudit = memo(function FigureAudit(props: { deck: DeckState; proposalId: string }) {
  const t = useCopy(words);
  const { deck, proposalId } = props;
  const report = useAudit();
  if (report === undefined) return null;
  const { unsourced, unverified, broken, figures, byBasis, findings: otherwise } = report;
  if (figures + broken.length + otherwise.length === 0) return null;
  const missing = unsourced.length + broken.length + otherwise.length > 0;
  const findings: FindingEntry[] = [
    ...broken.map(({ words: figure, rule, ...entry }) => ({
      ...entry,
      figure,
      rule,
      state: t.breaksRule,
      danger: true,
    })),
    ...unsourced.map((entry) => ({ ...entry, state: t.noSource, danger: true })),
    ...unverified.map((entry) => ({ ...entry, state: t.notVerified, danger: false })),
  ];
  return (
    <details className="group min-w-0 border-y border-line print:hidden laptop:col-start-1">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-2.5 rounded-input py-2 [&::-webkit-details-marker]:hidden">
        <Icon of={missing ? CircleAlert : ShieldCheck} className={missing ? 'text-danger' : 'text-primary'} />
        <h2 className={`font-heading text-base font-semibold ${missing ? 'text-danger' : ''}`}>
          {headlineOf(t, report)}
        </h2>
        <span className="min-w-0 text-small text-quiet">
          {unverified.length > 0
            ? t.unverified(unverified.length)
            : missing
              ? t.of(figures)
              : t.clean(figures)}
        </span>
        <Icon of={ChevronDown} className="ml-auto text-quiet transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">
        {otherwise.length > 0 && (
          <PlanFindings
            findings={otherwise}
            placeOf={(page) => deck.places.find(({ pageNumber }) => pageNumber === page)}
            proposalId={proposalId}
          />
        )}
        {unsourced.length + broken.length > 0 && (
          <p className="pb-2 text-small text-quiet">{broken.length > 0 ? t.ruleAdvice : t.advice}</p>
        )}
        {findings.length > 0 && (
          <ul className="divide-y divide-line border-t border-line text-small">
            {findings.map((entry, i) => (
              <Finding
                // oxlint-disable-next-line react/no-array-index-key -- the same figure may stand twice in one text
                key={`${entry.pageNumber} ${i}`}
                entry={entry}
                deck={deck}
                proposalId={proposalId}
              />
            ))}
          </ul>
        )}
        <ul className="flex flex-wrap gap-x-5 gap-y-1 py-2 text-dense text-quiet">
          {BASES.filter((basis) => byBasis[basis] > 0).map((basis) => (
            <li key={basis}>{t.basis[basis](byBasis[basis])}</li>
          ))}
        </ul>
      </div>
    </details>
  );
});

/** What weighs most: a sentence against the plan or a rule, then a figure that nobody stands behind. */
function headlineOf(t: (typeof words)['en'], { findings, broken, unsourced }: AuditReport): string {
  if (broken.length > 0) return t.broken(broken.length);
  if (findings.length > 0) return t.otherwise(findings.length);
  return unsourced.length > 0 ? t.unsourced(unsourced.length) : t.label;
}

interface FindingEntry {
  pageNumber: number;
  /** The figure, or the words that break a rule. */
  figure: string;
  text: string;
  /** What is wrong with it, in words. */
  state: string;
  danger: boolean;
  /** The client's rule that it breaks. */
  rule?: string;
}

function Finding(props: { entry: FindingEntry; deck: DeckState; proposalId: string }) {
  const t = useCopy(words);
  const { entry, deck, proposalId } = props;
  const { state, danger } = entry;
  const place = deck.places.find(({ pageNumber }) => pageNumber === entry.pageNumber);
  return (
    <li className="grid gap-x-4 py-2 tablet:grid-cols-[7rem_minmax(0,1fr)]">
      <span>
        <span className="figures font-semibold break-words">
          <Text>{entry.figure}</Text>
        </span>
        <span className={`block text-dense ${danger ? 'text-danger' : 'text-accent-ink'}`}>{state}</span>
      </span>
      <span className="min-w-0">
        <span className="block break-words">
          <Text>{entry.text === '' ? t.chart : `“${entry.text}”`}</Text>
        </span>
        {entry.rule !== undefined && (
          <span className="block break-words text-quiet">
            <Text>{t.rule(entry.rule)}</Text>
          </span>
        )}
        <Link
          to={addresses.slideshow(proposalId, place?.slideNumber)}
          className="text-link inline-flex min-h-8 items-center text-dense"
        >
          <Text>{t.slide(place?.number, place?.title ?? '')}</Text>
        </Link>
      </span>
    </li>
  );
}

/** Beside a section in the list: what of it breaks a rule, and how many of its figures have no source. */
export function AuditMark({ pageNumber }: { pageNumber: number }) {
  const t = useCopy(words);
  const [count, broken] = [useUnsourced(pageNumber), useBroken(pageNumber)];
  const otherwise = useOtherwise(pageNumber);
  return (
    <>
      {otherwise > 0 && <span className="block text-danger">{t.otherwiseMark(otherwise)}</span>}
      {broken > 0 && <span className="block text-danger">{t.brokenMark(broken)}</span>}
      {count > 0 && <span className="block text-danger">{t.mark(count)}</span>}
    </>
  );
}
