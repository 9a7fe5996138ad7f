import { useEffect, useEffectEvent } from 'react';
import { commandOf, type KeyCommand } from './keys.ts';

/** Listens to the keyboard while the slideshow is shown. */
export function useKeys(run: (command: KeyCommand) => void): void {
  const listen = useEffectEvent((event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : undefined;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const fullScreen = document.fullscreenElement !== null;
    const focused = target?.tagName;
    const command = commandOf({ key, ctrlKey, metaKey, altKey, shiftKey, focused, fullScreen });
    if (command === undefined || event.defaultPrevented) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => listen(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
