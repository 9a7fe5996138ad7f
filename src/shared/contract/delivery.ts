/** How a deck leaves the product: drawn, as a file, by a service. */
import type { Reason } from '../domain/failure.ts';
import type { Appearance } from '../domain/records.ts';
import type { DraftEdits, DraftSection } from './editing.ts';

/** What the status service answers, local or remote (readings, 'The services behind the product'). */
export type DeliveryStatus =
  /** Asked, and nothing heard yet. */
  | { state: 'checking' }
  /**
   * `message`: what a service says of it. `problem`: the last question had no good answer; the next one is asked all the
   * same.
   */
  | { state: 'processing'; progress: number; message?: string; problem?: Reason }
  | { state: 'completed'; delivery: LocalDelivery | RemoteDelivery }
  | { state: 'error'; reason: Reason }
  /** Somebody stopped asking, in this tab or another. */
  | { state: 'stopped' };

/** How a person looks at a delivery. */
export interface StatusOptions {
  /** From the details of a proposal: a remote service is given up earlier. */
  details?: boolean;
  /** A remote service is asked at once, also when its link is known already. */
  fresh?: boolean;
  /** Nobody waits for it: a polling that is under way for another proposal goes on instead. */
  unasked?: boolean;
}

export interface LocalDelivery {
  kind: 'local';
  fileName: string;
  /** Bytes of the file. */
  size: number;
  /** How many its fonts add, where it carries them. */
  fontsSize: number;
  slideCount: number;
  /** What the pages call themselves that stand on screen and not in the file: nobody knows their types. */
  leftOut?: readonly string[];
}

export interface RemoteDelivery {
  kind: 'remote';
  /** Opens in a new tab; `http` or `https`. Absent when the service sends its link by e-mail. */
  url?: string;
  /** What the service says of it. */
  message?: string;
}

export interface PptxOptions {
  /** The deck's fonts are in the file: it looks the same where they are not installed. */
  fonts?: boolean;
}

/** A finished file, handed over as transferable bytes. */
export interface FileResult {
  fileName: string;
  mimeType: string;
  bytes: ArrayBuffer;
  slideCount: number;
  /** As in `LocalDelivery`. */
  leftOut?: readonly string[];
  /** Fonts were wanted, and this one could not be had: the file is without them. */
  withoutFont?: string;
}

export interface SceneOptions extends Appearance {
  /** Pages to draw; all when absent. */
  pages?: readonly number[];
  /** Each text says which fields of its section it shows. */
  fields?: boolean;
  /** The pages as they were after this change; as they are when absent. */
  version?: number;
  /** What is not stored yet. */
  draft?: DraftEdits | DraftSection;
}
