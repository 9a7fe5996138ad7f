import { lazy, Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { useLocation } from '../components/navigation.tsx';
import Landing from '../screens/landing/index.tsx';
import { viewOf, type View } from '../screen-kit/addresses.ts';
import { ScreenFallback } from '../screen-kit/ScreenFallback.tsx';

type Screen = ComponentType | LazyExoticComponent<ComponentType>;

/**
 * A chunk per screen: opening one never loads another's words, forms or slides. The landing screen alone is part of
 * the start: `index.html` holds it already drawn, and it is taken over at once.
 */
const SCREENS: Record<View, Screen> = {
  landing: Landing,
  proposals: lazy(() => import('../screens/landing/all-proposals.tsx')),
  wizard: lazy(() => import('../screens/wizard/index.tsx')),
  continue: lazy(() => import('../screens/continue/index.tsx')),
  settings: lazy(() => import('../screens/settings/index.tsx')),
  receive: lazy(() => import('../screens/receive/index.tsx')),
  generation: lazy(() => import('../screens/generation/index.tsx')),
  proposal: lazy(() => import('../screens/proposal/index.tsx')),
  slideshow: lazy(() => import('../screens/slideshow/index.tsx')),
  edit: lazy(() => import('../screens/edit/index.tsx')),
  versions: lazy(() => import('../screens/versions/index.tsx')),
  pages: lazy(() => import('../screens/pages/index.tsx')),
  example: lazy(() => import('../screens/example/index.tsx')),
  'ai-request': lazy(() => import('../screens/ai-request/index.tsx')),
  'not-found': lazy(() => import('../screens/not-found/index.tsx')),
};

/** The screen of the current address. */
export function CurrentScreen() {
  const { pathname, search } = useLocation();
  const { view, id } = viewOf(pathname, search);
  const Current = SCREENS[view];
  // One wizard at a time: the answers it holds outlive a change of its address.
  const key = view === 'wizard' ? view : `${view}/${id ?? ''}`;
  return (
    <Suspense fallback={<ScreenFallback />}>
      <Current key={key} />
      <Arrival key={`arrival ${key}`} />
    </Suspense>
  );
}

/**
 * Mounted together with a screen once its code is there. A view that was gone to starts at its top; going back keeps
 * the place where the person was. Either way the focus goes to its heading, so that it is read out.
 */
function Arrival() {
  const { by, hash } = useLocation();
  useEffect(() => {
    if (by === 'load') return undefined;
    if (hash !== '' && by !== 'pop') {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return undefined;
    }
    if (by !== 'pop') scrollTo(0, 0);
    return focusHeading();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the arrival counts, not later moves within the view
  }, []);
  return null;
}

/**
 * Focuses the view's heading, at once or as soon as it is there: some views read what they show first. Not where the
 * focus has found a place by then. Returns what ends the wait.
 */
function focusHeading(): () => void {
  const focus = (): boolean => {
    if (document.activeElement !== document.body) return true;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading === null) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  const later = new MutationObserver(() => {
    if (focus()) later.disconnect();
  });
  if (!focus()) later.observe(document.body, { childList: true, subtree: true });
  return () => later.disconnect();
}
