import { useEffect } from 'react';

/**
 * While the screen is printed, the document has this title, which browsers propose as the file's name, and the light
 * theme, since paper is white (specification, section 9, 'Print document title').
 */
export function usePaper(title: string): void {
  useEffect(() => {
    let before: { title: string; theme: string | undefined } | undefined;
    const begin = (): void => {
      const root = document.documentElement;
      before ??= { title: document.title, theme: root.dataset['theme'] };
      document.title = title;
      root.dataset['theme'] = 'light';
    };
    const end = (): void => {
      if (!before) return;
      document.title = before.title;
      if (before.theme !== undefined) document.documentElement.dataset['theme'] = before.theme;
      before = undefined;
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      end();
    };
  }, [title]);
}
