/**
 * A copy of somebody's work may be dropped anywhere. What takes files itself (the panel for a brief, a logo) has prevented
 * the browser's own way by then; nowhere else may a dropped file take the place of the page.
 */
import { isCopyByName } from '../screen-kit/archive/is-copy.ts';
import { openCopy } from '../screen-kit/archive/opened.ts';

function take(event: DragEvent): void {
  if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  const copy = [...event.dataTransfer.files].find(({ name }) => isCopyByName(name));
  if (event.type === 'drop' && copy !== undefined) openCopy(copy);
}
addEventListener('dragover', take);
addEventListener('drop', take);
