/** How the tabs of a device that want the same turn speak with each other. */

/** The part of a BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  close(): void;
}

/** What a runner is asked by those who wait for its turn, and what it answers as long as it is not frozen. */
export const THERE = 'there?';
export const HERE = 'here';
