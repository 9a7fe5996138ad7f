/** Draws elements aside from the page and hands over their markup, with the renderer that the page has already. */
import type { JSX } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What the person did meanwhile is answered before it resolves. */
export async function drawAside(element: JSX.Element): Promise<string> {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(element));
  const markup = place.innerHTML;
  root.unmount();
  await new Promise((done) => setTimeout(done));
  return markup;
}
