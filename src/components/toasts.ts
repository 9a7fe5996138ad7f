import { create } from 'zustand';

/** 'done' for what worked, 'waiting' for what to know, 'failed' for what did not work. */
type ToastTone = 'done' | 'waiting' | 'failed';

export interface ToastInput {
  tone: ToastTone;
  /** One sentence. */
  title: string;
  /** What it is about, where the same sentence may be said of several things; the sentence itself when absent. */
  key?: string;
  /** What happened or what to do. */
  detail?: string;
  /** One thing to do about it, for instance Undo. */
  action?: { label: string; run: () => void };
  /** How long it stays, ms; Infinity: until closed, as failed ones do. */
  duration?: number;
}
export interface Toast extends ToastInput {
  id: number;
}

interface Toasts {
  toasts: readonly Toast[];
}

/** The notifications shown now, oldest first. */
export const useToasts = create<Toasts>(() => ({ toasts: [] }));

let last = 0;
const MAX_SHOWN = 4;

const keyOf = ({ key, title }: ToastInput): string => key ?? title;

/** Shows a notification at the bottom right. The same is not shown twice. */
export function showToast(input: ToastInput): number {
  const id = ++last;
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((toast) => keyOf(toast) !== keyOf(input)), { ...input, id }].slice(-MAX_SHOWN),
  }));
  return id;
}

/** Removes a notification; unknown ids are ignored. */
export function closeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
