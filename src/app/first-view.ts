/** The landing screen as `index.html` holds it: drawn by the build, shown before any script of the page has come. */
import { viewOf } from '../screen-kit/views.ts';

/** True where that is what the address shows. Every other address is answered with the same `index.html`. */
export const showsFirstView = (pathname: string, search: string): boolean =>
  viewOf(pathname, search).view === 'landing';
