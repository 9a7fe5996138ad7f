/** What page and worker say to one another about archives: work carried in one `.palmleaf` file. */

/** What goes into an archive. Never in one: keys, runs, and what belongs to the device alone. */
export type ArchiveSelection = 'everything' | { proposals: readonly string[] };

/** A finished archive, handed over as transferable bytes. */
export interface ArchiveFile {
  fileName: string;
  mimeType: string;
  bytes: ArrayBuffer;
  /** How many items are in it. */
  items: number;
  /** Records set aside that no file can hold: they go around in circles, or are too large. They stay on the device. */
  leftOut: number;
}

export type ArchiveKind = 'proposal' | 'draft' | 'brief' | 'agency' | 'settings' | 'set-aside';

/** An item of an archive, compared with what this device has of it. */
export type ArchiveStanding =
  /** This device has none of it. */
  | 'new'
  /** Equal in every letter. */
  | 'same'
  /** This device's was made from the archive's. */
  | 'older'
  /** The archive's was made from this device's. */
  | 'newer'
  /** Changed on both sides since they were equal, or never known to have been. */
  | 'both'
  /** A newer version of the product wrote it. */
  | 'from-newer'
  /** It is no such record: nothing that this product has written. */
  | 'unreadable';

export interface ArchiveItem {
  /** Of the item, within its archive and on the device: 'proposals/proposal_1_a'. */
  id: string;
  kind: ArchiveKind;
  /** Title, company name, name of the brief; '' where it has none. */
  title: string;
  /** When it was last changed, ISO 8601; '' where nothing says so. */
  changedAt: string;
  standing: ArchiveStanding;
  /** Of a proposal: its pages. */
  pages?: number;
  /** Of settings: where the product would send answers from then on. */
  addresses?: readonly string[];
}

export interface ArchiveView {
  /** ISO 8601. */
  madeAt: string;
  /** It was locked with a passphrase. */
  locked: boolean;
  items: readonly ArchiveItem[];
}

/** An item to be taken. */
export interface ArchiveChoice {
  id: string;
  /** Of a proposal that is kept beside this device's: what the copy is called. */
  title?: string;
}

export interface ArchiveTakenItem {
  id: string;
  outcome: /** It is on this device now, in place of nothing or of what it was made from. */
    | 'taken'
    /** Beside this device's, under an id of its own. */
    | 'copied'
    /** There was nothing to take. */
    | 'untouched'
    /** There is no room left on this device: nothing of it was taken. */
    | 'no-room';
  /** Of what was copied. */
  copyId?: string;
}

/** A record that this version cannot read, kept as it was. */
export interface SetAsideRecord {
  id: string;
  /** The store that it was in. */
  store: string;
  /** 'newer': another version wrote it and may read it again. */
  reason: string;
  /** When it was set aside, ISO 8601; '' where nothing says so. */
  at: string;
  /** As JSON with indents; '' of one that is too large for that. */
  text: string;
}
