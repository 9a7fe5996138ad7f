import { FileText } from 'lucide-react';
import { lazy, startTransition, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import * as addresses from '../../screen-kit/start-addresses.ts';
import { SiteHeader } from '../../screen-kit/SiteHeader.tsx';
import { useTitle } from '../../screen-kit/use-title.ts';
import { ButtonLink, buttonClasses } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/Icon.tsx';
import { Main } from '../../components/Main.tsx';
import { common } from '../../copy/common.ts';
import { landing } from '../../copy/landing.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Deck } from './Deck.tsx';
import { EXAMPLE_DECK } from './example-deck.ts';
import { markReturning } from './returning.ts';
import { BRIEF_ID } from './brief-id.ts';
import { Work } from './Work.tsx';

const Brief = lazy(() => import('./Brief.tsx'));

/**
 * Home: the promise, the button and a real deck at first sight, then unfinished work, history and features. For a
 * person who has work here the promise is short, and on a phone the deck makes room: the work comes first.
 */
export default function Landing() {
  const t = useCopy(landing);
  const words = useCopy(common);
  useTitle();
  useLayoutEffect(markReturning, []);
  // What stands below a person's own work waits for it: nothing that was painted moves.
  const [isWorkShown, setWorkShown] = useState(false);
  // A transition: any other update would empty the panel below for as long as its code is on the way.
  const showRest = useCallback(() => startTransition(() => setWorkShown(true)), []);
  const rest = !isWorkShown && 'returning:hidden';
  return (
    <div className="toast-room overflow-x-clip pb-18">
      <SiteHeader />
      <Main>
        <div className="page-grid grid gap-9 pt-5 max-tablet:returning:pt-2 laptop:grid-cols-[520fr_704fr] laptop:items-start laptop:gap-14 laptop:pt-11 laptop:returning:grid-cols-[680fr_544fr] laptop:returning:pt-7">
          <div>
            <h1 className="font-heading text-hero font-semibold max-laptop:returning:text-section tablet:text-display laptop:text-[clamp(2.75rem,3.9vw,3.5rem)]">
              {t.headline.map((line, index) => (
                <span key={line} className="block max-laptop:returning:inline">
                  {index > 0 && ' '}
                  {line}
                </span>
              ))}
            </h1>
            <p className="mt-5 max-w-[32rem] text-[1.0625rem]/[1.5] text-quiet max-laptop:returning:hidden tablet:mt-7 tablet:text-lead">
              {t.promise}
            </p>
            <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 max-laptop:returning:mt-4 max-tablet:returning:flex-nowrap tablet:mt-9">
              <ButtonLink
                to={addresses.wizard()}
                variant="primary"
                size="main"
                className="w-full max-tablet:returning:flex-1 tablet:w-auto"
              >
                {words.createYourProposal}
              </ButtonLink>
              <a
                href={`#${BRIEF_ID}`}
                className={classes(
                  buttonClasses('quiet'),
                  'w-full max-tablet:returning:size-14 tablet:min-h-14 tablet:w-auto tablet:text-[1.0625rem]',
                )}
              >
                <Icon of={FileText} />
                <span className="max-tablet:returning:sr-only">{t.brief.title}</span>
              </a>
            </div>
            <p className="mt-4 text-small text-quiet max-laptop:returning:hidden tablet:mt-6">
              {t.reassurance}
            </p>
          </div>
          <div className="min-w-0 max-laptop:returning:hidden">
            <Deck slides={EXAMPLE_DECK} pageCount={19} />
          </div>
        </div>
        <Work onShown={showRest} />
        <ul
          className={classes('page-grid mt-12 grid gap-8 tablet:grid-cols-3 tablet:gap-6 laptop:mt-9', rest)}
        >
          {t.features.map((feature) => (
            <li key={feature.title} className="border-t-2 border-ink pt-4">
              <h2 className="font-heading text-feature font-semibold">{feature.title}</h2>
              <p className="mt-1.5 max-w-[22rem] text-quiet">{feature.body}</p>
            </li>
          ))}
        </ul>
        {/* Its size beforehand, so that its arrival moves nothing. */}
        <div
          id={BRIEF_ID}
          className={classes('page-grid mt-14 min-h-100 scroll-mt-6 laptop:mt-19 laptop:min-h-80', rest)}
        >
          <Suspense fallback={null}>
            <Brief onGiven={showRest} />
          </Suspense>
        </div>
      </Main>
    </div>
  );
}
