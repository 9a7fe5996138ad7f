/** Faces of other scripts, added to the page when a deck needs them; the browser loads a file when a text uses it. */
import type { SceneTheme } from '../shared/scene/theme.ts';

const added = new Set<string>();

/** Once for each file, however many slides are drawn. */
export function addScriptFaces({ scriptFaces = [] }: SceneTheme): void {
  for (const { family, weight, address, range } of scriptFaces) {
    if (added.has(address)) continue;
    added.add(address);
    document.fonts.add(
      new FontFace(`Deck ${family}`, `url(${JSON.stringify(address)}) format('woff')`, {
        weight: String(weight),
        display: 'block',
        ...(range === undefined ? {} : { unicodeRange: range }),
      }),
    );
  }
}
