import { useLocation } from '../components/navigation.tsx';
import { viewOf } from './views.ts';

/** The id in the current address: a proposal's in '/{id}', a request's in '/ai/{id}'; '' where there is none. */
export function useAddressId(): string {
  const { pathname, search } = useLocation();
  return viewOf(pathname, search).id ?? '';
}
