/** Who makes the proposals: on covers, in footers, on the last slide and as 'prepared by'. Types and texts alone. */
import type { Appearance } from './records.ts';

/** 'Default texts' (specification, section 9): the agency's name, and the preparer on the cover. */
export const DEFAULT_AGENCY = 'Digital Agency';
export const DEFAULT_PREPARER = 'Digital Marketing Agency';

/** Ground that a logo can be seen on; 'any' for one that brings its own. */
export type LogoGround = 'light' | 'dark' | 'any';

/** A picture checked, scaled and encoded by the page: nothing of the chosen file but its pixels. */
export interface AgencyLogo {
  type: 'image/png' | 'image/jpeg';
  bytes: ArrayBuffer;
  /** Pixels. */
  width: number;
  height: number;
  ground: LogoGround;
}

/** Longest side of a logo in pixels, and its most bytes. */
export const LOGO_SIDE = 1200;
export const LOGO_BYTES = 600_000;

/** Characters of a name or a line of contact. */
export const AGENCY_LINE = 200;

/** Empty texts are not given. */
export interface AgencyProfile {
  name: string;
  person: string;
  email: string;
  phone: string;
  web: string;
  logo?: AgencyLogo;
  /** What new proposals look like; a proposal's own choice wins. */
  appearance: Appearance;
}

/** As it is kept: `savedAt` changes with every change of it; '' while nothing has been saved. */
export interface AgencyRecord extends AgencyProfile {
  savedAt: string;
}

export const emptyAgency = (): AgencyProfile => ({
  name: '',
  person: '',
  email: '',
  phone: '',
  web: '',
  appearance: {},
});
