/** Draws the landing screen at build time, as the page draws it first: with no answer of the worker yet. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/App.tsx';

/** The markup of `#root`. */
export async function landingMarkup(): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App start={{ pathname: '/', search: '', hash: '', by: 'load' }} />
    </StrictMode>,
    // In one piece: pieces that come later would need inline scripts, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const markup = await new Response(prelude).text();
  // Where a part cannot be drawn, its fallback would stand in the page.
  if (errors.length > 0) throw errors[0];
  // Other addresses are answered with the same markup, hidden: they must load no picture.
  return markup.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
}
