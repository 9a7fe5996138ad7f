import { ChevronDown } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { example } from '../../copy/example.ts';
import { useCopy } from '../../copy/use-copy.ts';

export interface ContentsProps {
  sections: readonly { pageNumber: number; title: string }[];
}

/** The way to each section: beside the slides on a laptop, folded above them on anything smaller. */
export function Contents({ sections }: ContentsProps) {
  const t = useCopy(example);
  const links = (
    <ol className="text-small tablet:max-laptop:columns-2">
      {sections.map(({ pageNumber, title }) => (
        <li key={pageNumber} className="break-inside-avoid">
          <a
            href={`#page-${pageNumber}`}
            className="flex min-h-8 items-baseline gap-3 rounded-input py-1.5 hover:bg-sunk touch:min-h-11 touch:items-center"
          >
            <span className="figures w-5 shrink-0 text-right text-quiet">{pageNumber}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t.sections} className="laptop:sticky laptop:top-6 laptop:self-start">
      <details className="group mb-6 rounded-card bg-surface px-4 ring-1 ring-line laptop:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold">
          {t.sections}
          <Icon of={ChevronDown} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-3">{links}</div>
      </details>
      <div className="max-laptop:hidden">{links}</div>
    </nav>
  );
}
