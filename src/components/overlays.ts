/**
 * What lies over a view (dialogs, sheets, panels) has an entry of its own in the browser's history, so that going back
 * closes the topmost one before it leaves the view. An entry's state says how many were open in it. Closed any other way,
 * an overlay takes its entry back; what is left ahead of it, or after a reload, leads to the view without it.
 */
import { useEffect, useEffectEvent } from 'react';
import { connectOverlays } from './navigation.tsx';

interface Overlay {
  close: () => void;
}

/** The open ones, the topmost last. */
const open: Overlay[] = [];
/** The browser was told to go to another entry and has not arrived there yet. */
let travelling = false;
/** What is to be done once it has arrived. */
const waiting: (() => void)[] = [];
/**
 * The view under the overlays, if its address was replaced while they were open: the new address, and the one in its
 * entry.
 */
let below: { address: string; instead: string | undefined } | undefined;
/** Address of the view when the first overlay opened. */
let opened: string | undefined;

/** How many overlays the current entry stands for. */
function overlaysHere(): number {
  const state: unknown = history.state;
  const count: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'overlays') : 0;
  return typeof count === 'number' ? count : 0;
}

/** Makes the browser's entries those of the overlays that are open. */
function settle(): void {
  if (travelling) return;
  const here = overlaysHere();
  if (here === 0 && open.length > 0) {
    opened = location.href;
    // A person who scrolled beside an open panel stays at that place when it closes.
    history.scrollRestoration = 'manual';
  }
  for (let count = here + 1; count <= open.length; count += 1)
    history.pushState({ ...history.state, overlays: count }, '');
  if (here > open.length) travel(open.length - here);
}

function travel(by: number): void {
  travelling = true;
  history.go(by);
}

/** Goes back under the overlays, which closes them, and moves on from there. True when `move` waits for that. */
function leave(move: () => void): boolean {
  if (!travelling && overlaysHere() === 0) return false;
  waiting.push(move);
  if (!travelling) travel(-overlaysHere());
  return true;
}

/** The current entry was given this address. The view under the overlays gets it when they are closed. */
function replaced(address: string): void {
  if (overlaysHere() > 0) below = { address, instead: opened };
}

/** The browser has come to another entry. */
function arrived(): void {
  travelling = false;
  const here = overlaysHere();
  if (below !== undefined && [undefined, location.href].includes(below.instead)) {
    history.replaceState(history.state, '', below.address);
    if (here === 0) below = undefined;
  }
  if (here === 0) history.scrollRestoration = 'auto';
  while (open.length > here) open.pop()?.close();
  for (const move of waiting.splice(0)) move();
  settle();
}

/** The current entry says that an overlay is open and none is: replaces it by an entry of the view alone. */
export function forgetOverlays(): void {
  if (overlaysHere() === 0 || open.length > 0 || travelling) return;
  below = { address: location.href, instead: undefined };
  settle();
}

connectOverlays({ leave, replaced, arrived });

/** While `isOpen`, going back calls `onClose` and stays in the view. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const overlay: Overlay = { close: () => close() };
    open.push(overlay);
    // Once for all overlays that open or close at the same time.
    queueMicrotask(settle);
    return () => {
      const index = open.indexOf(overlay);
      if (index >= 0) open.splice(index, 1);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}
