import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

const ID = 'content';

/** What a screen is about, below its header: where the skip link leads. */
export function Main({ className, ...rest }: ComponentProps<'main'>) {
  return <main id={ID} tabIndex={-1} {...rest} className={classes('outline-none', className)} />;
}

/** The first stop of the Tab key on every screen, seen only there. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href={`#${ID}`}
      onClick={(event) => {
        // The address does not get the link's '#…': that would add an entry to the history, and one more step back.
        event.preventDefault();
        const main = document.getElementById(ID);
        main?.scrollIntoView();
        main?.focus({ preventScroll: true });
      }}
      className="fixed top-2 left-2 z-60 rounded-card bg-primary px-4.5 py-3 font-semibold text-on-primary outline-offset-2 forced-colors:border not-focus:sr-only print:hidden"
    >
      {children}
    </a>
  );
}
