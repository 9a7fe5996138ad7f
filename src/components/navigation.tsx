/**
 * Moving between views. The product has one level of addresses (a path and a query), so this is all the routing
 * it needs; a routing library costs 13 kB of the landing page's 95 and would be used for `Link` alone.
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
/** What is done about the browser's entries of dialogs and panels: `overlays.ts`, loaded with the first of them. */
export interface Overlays {
  /** Goes back under them, then moves on. False when there is nothing to go back from. */
  leave: (move: () => void) => boolean;
  /** The current entry was given this address. */
  replaced: (address: string) => void;
  /** The browser has come to another entry. */
  arrived: () => void;
}
let overlays: Overlays | undefined;
export const connectOverlays = (connected: Overlays): void => {
  overlays = connected;
};

/** The address that was announced last. */
let announced: string | undefined;
const announce = (by: Place['by']): void => {
  announced = location.href;
  const place = read(by);
  for (const listener of listeners) listener(place);
};

/**
 * Goes to an address of the product, or a number of entries back or forth. Outside components too.
 * The same address again replaces the entry, so that going back never seems to do nothing.
 */
export const navigate: Navigate = (to, { replace = false } = {}) => {
  if (typeof to === 'number') {
    if (overlays?.leave(() => history.go(to)) !== true) history.go(to);
    return undefined;
  }
  const target = new URL(to, location.href);
  const replaces = replace || target.href === location.href;
  if (replaces) {
    history.replaceState(history.state, '', target);
    overlays?.replaced(target.href);
  } else if (overlays?.leave(() => navigate(to)) === true) return undefined;
  else history.pushState(null, '', target);
  return announce(replaces ? 'replace' : 'push');
};

/**
 * Keeps the current place. A change is a transition: the old screen stays until the next one's code is there, and
 * `data-pending` on the document draws a line at the top where that takes a while. `start`: where there is no
 * address bar to read.
 */
export function Navigation({ start, children }: { start: Place | undefined; children: ReactNode }) {
  const [place, setPlace] = useState(() => start ?? read('load'));
  const [pending, startTransition] = useTransition();
  useEffect(() => {
    const listener = (next: Place): void => startTransition(() => setPlace(next));
    const onPop = (): void => {
      overlays?.arrived();
      // Only an overlay was closed: the view is the same.
      if (location.href !== announced) announce('pop');
    };
    announced = location.href;
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
