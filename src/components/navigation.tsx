/**
 * Moving between views. The product has one level of addresses (a path and a query), so this is all the routing
 * it needs; a routing library costs 13 kB of the landing page's hundred and would be used for `Link` alone.
 * The names and signatures are the ones that everybody knows from such libraries.
 */
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useTransition,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';

export interface Place {
  pathname: string;
  /** With its '?', or ''. */
  search: string;
  /** With its '#', or ''. */
  hash: string;
  /** How the person got here; 'pop' is back or forward, 'load' the first view of a page load. */
  by: 'push' | 'replace' | 'pop' | 'load';
}

interface NavigateOptions {
  /** Takes the place of the current entry instead of adding one. */
  replace?: boolean;
}
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

const read = (by: Place['by']): Place => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  by,
});

const PlaceContext = createContext<Place | undefined>(undefined);
const listeners = new Set<(place: Place) => void>();
const announce = (by: Place['by']): void => {
  const place = read(by);
  for (const listener of listeners) listener(place);
};

/**
 * Goes to an address of the product, or a number of entries back or forth. Outside components too.
 * The same address again replaces the entry, so that going back never seems to do nothing.
 */
export const navigate: Navigate = (to, { replace = false } = {}) => {
  if (typeof to === 'number') return history.go(to);
  const target = new URL(to, location.href);
  const replaces = replace || target.href === location.href;
  if (replaces) history.replaceState(history.state, '', target);
  else history.pushState(null, '', target);
  return announce(replaces ? 'replace' : 'push');
};

/**
 * Keeps the current place. A change is a transition: the old screen stays until the next one's code is there, and
 * `data-pending` on the document draws a line at the top where that takes a while.
 */
export function Navigation({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => read('load'));
  const [pending, startTransition] = useTransition();
  useEffect(() => {
    const listener = (next: Place): void => startTransition(() => setPlace(next));
    const onPop = (): void => announce('pop');
    listeners.add(listener);
    addEventListener('popstate', onPop);
    return () => {
      listeners.delete(listener);
      removeEventListener('popstate', onPop);
    };
  }, []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-pending', pending);
  }, [pending]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** The current place. */
export function useLocation(): Place {
  const place = useContext(PlaceContext);
  if (place === undefined) throw new Error('useLocation outside <Navigation>.');
  return place;
}

/** The current query. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

export const useNavigate = (): Navigate => navigate;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** A path, with or without a query. */
  to: string;
}

/** A link to another view: a real address, so that it can be opened in a new tab, followed without a reload. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || (rest.target !== undefined && rest.target !== '_self')) return;
    event.preventDefault();
    navigate(to, { replace });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
