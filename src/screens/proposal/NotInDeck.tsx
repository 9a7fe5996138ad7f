import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import * as addresses from '../../screen-kit/addresses.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/navigation.tsx';
import { outcome } from '../../copy/outcome.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Cause } from './causes.ts';
import type { DeckState, Place } from './deck-state.ts';
import { useSlideNumbers } from '../../screen-kit/slide-numbers.ts';
import { retryPages } from './retry-pages.ts';

interface Props {
  proposalId: string;
  deck: DeckState;
  causes: readonly Cause[];
}

/** The pages that failed or were left out, each with its reason, told once where several share it. */
export const NotInDeck = memo(function NotInDeck({ proposalId, deck, causes }: Props) {
  const t = useCopy(outcome);
  const words = useCopy(result);
  const shown = useSlideNumbers();
  const pages = [...deck.failed, ...deck.leftOut].toSorted((a, b) => a - b);
  if (pages.length === 0) return null;
  const leftOut = deck.places.filter(({ place }) => place.state === 'left-out');
  // What a service or a model could not write, the device can.
  const byOthers = deck.places.filter(
    ({ pageNumber, engine }) => pages.includes(pageNumber) && engine !== 'planner',
  );
  return (
    <section aria-label={t.region} className="border-b border-line pb-2 text-small print:hidden">
      <div className="flex flex-wrap items-center gap-x-5">
        <p
          className={`flex min-h-11 items-center gap-2.5 font-semibold max-tablet:w-full ${deck.failed.length > 0 ? 'text-danger' : 'text-accent-ink'}`}
        >
          <Icon of={CircleAlert} />
          {t.notInDeck(deck.failed.length, deck.leftOut.length)}
        </p>
        {!deck.live && (
          <>
            <button
              type="button"
              className="text-link min-h-11"
              onClick={() => void retryPages(proposalId, pages, words.notAsked)}
            >
              {words.retryAll(pages.length)}
            </button>
            {/* A single page has it in its place. */}
            {pages.length > 1 && byOthers.length > 0 && (
              <button
                type="button"
                className="text-link min-h-11"
                onClick={() => void retryPages(proposalId, numbers(byOthers), words.notAsked, 'planner')}
              >
                {words.writeWithPlanner(byOthers.length)}
              </button>
            )}
          </>
        )}
      </div>
      <ul className="max-w-[52rem] pb-1">
        {causes.map((cause) => (
          <li key={cause.sentence} className="py-1.5 text-pretty wrap-anywhere">
            <strong className="font-semibold">{t.failedPages(shown(cause.pages))}.</strong> {cause.sentence}{' '}
            {cause.remedy === 'settings' && (
              <Link to={addresses.engineSettings} className="text-link">
                {t.openSettings}
              </Link>
            )}
            {cause.remedy === 'edit' && (
              <Link to={addresses.editProposal(proposalId)} className="text-link">
                {t.edit}
              </Link>
            )}
          </li>
        ))}
        {leftOut.map(({ pageNumber, number = pageNumber, title, place }) => (
          <li key={pageNumber} className="py-1.5 text-pretty">
            <strong className="font-semibold">{t.leftOutPage(number, title)}.</strong>{' '}
            {place.state === 'left-out' && t.why(t.lacks(place.missing), place.missing)}
          </li>
        ))}
      </ul>
    </section>
  );
});

const numbers = (places: readonly Place[]): number[] => places.map(({ pageNumber }) => pageNumber);
