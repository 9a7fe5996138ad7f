/** Puts the cursor into the field (or the first box of a group) whose path is given, and into view. */
export function focusField(path: string): boolean {
  const found = document.getElementById(path);
  if (found === null) return false;
  const controls = 'input, textarea, button, select';
  const target = found.matches(controls) ? found : (found.querySelector<HTMLElement>(controls) ?? found);
  target.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  return true;
}
