import { useEffect } from 'react';

const PRODUCT = 'Palmleaf';

/** Names the tab: '{title} – Palmleaf', or the product alone. */
export function useTitle(title = ''): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} – ${PRODUCT}`;
  }, [title]);
}
