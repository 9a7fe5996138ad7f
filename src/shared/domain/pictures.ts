/** Pictures of a proposal: made small by the page, kept with it, and shown where a person put them. Types and texts alone. */

/** A picture as it is stored: nothing of the chosen file but its pixels. */
export interface PictureRecord {
  proposalId: string;
  /** From 1, in the order in which they came. */
  number: number;
  type: 'image/png' | 'image/jpeg';
  bytes: ArrayBuffer;
  /** Pixels. */
  width: number;
  height: number;
}

export type NewPicture = Omit<PictureRecord, 'proposalId' | 'number'>;

/** Longest side of a picture in pixels, and its most bytes. */
export const PICTURE_SIDE = 1600;
export const PICTURE_BYTES = 2_000_000;
/** In one proposal. */
export const MOST_PICTURES = 40;

/** Where a picture may stand: the cover, a person, a product, or a page of one's own. */
export type PictureSlot = 'cover' | 'persona' | 'product' | 'free';

export interface PicturePlace {
  pageNumber: number;
  slot: PictureSlot;
  /** Which persona or product, from 0; 0 of the others. */
  item: number;
}

/** A picture in its place. */
export interface PlacedPicture extends PicturePlace {
  /** Of its record. */
  number: number;
  /** Name of the file that it came from. */
  name: string;
  /** What it shows, for who cannot see it; '' until it is said. */
  alt: string;
  /** Width divided by height. */
  ratio: number;
}

/** The client's logo, beside the agency's. */
export interface ClientLogo {
  /** Of its record. */
  number: number;
  name: string;
  ratio: number;
  /** Ground that it can be seen on. */
  ground: 'light' | 'dark' | 'any';
  /** Its own colours, the strongest first; '#rrggbb'. */
  colours: readonly string[];
}
