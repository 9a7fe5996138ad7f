/** Names and keys of the database. What a record means is in `records.ts`, how it came about in `migrations.ts`. */

export const DATABASE_NAME = 'palmleaf';

/** Record stores and the property, or properties, that make their key. */
export const STORE_KEYS = {
  proposals: 'proposalId',
  pages: ['proposalId', 'pageNumber'],
  drafts: 'draftId',
  runs: 'runId',
  settings: 'id',
  /** What was done to a proposal once it was written; kept with it. */
  changes: ['proposalId', 'number'],
  /** What a person put on its slides. */
  pictures: ['proposalId', 'number'],
  /** What belongs to the device and not to a person's work: the salt of request ids. */
  meta: 'id',
  aiRequests: 'id',
  /** Records set aside because this version cannot read them: kept as they were, never shown as work. */
  quarantine: 'id',
} as const satisfies Record<string, string | readonly string[]>;
export type StoreName = keyof typeof STORE_KEYS;
export const STORE_NAMES: readonly StoreName[] = [
  'proposals',
  'pages',
  'changes',
  'pictures',
  'drafts',
  'runs',
  'settings',
  'meta',
  'aiRequests',
  'quarantine',
];

/** A record's key; a page's is `[proposalId, pageNumber]`, a change's and a picture's `[proposalId, number]`. */
export type RecordKey = string | readonly [string, number];

/** 'left-out': written, and dropped by the slide filter. */
export type PageOutcome = 'done' | 'left-out' | 'failed';

/**
 * What records are asked for by, besides their key: no question reads a whole store for a few of its records. Each index
 * holds the records that have all of its properties, by their values in this order.
 */
export const INDEXES = {
  pagesByOutcome: { store: 'pages', name: 'outcome', properties: ['proposalId', 'outcome'] },
  proposalsByTime: { store: 'proposals', name: 'time', properties: ['createdAt'] },
  proposalsByState: { store: 'proposals', name: 'state', properties: ['state', 'createdAt'] },
  proposalsByDraft: { store: 'proposals', name: 'draft', properties: ['draftId', 'requestId'] },
  proposalsByTitle: { store: 'proposals', name: 'title', properties: ['title'] },
  draftsByStatus: { store: 'drafts', name: 'status', properties: ['status', 'lastModified'] },
  runsByTurn: { store: 'runs', name: 'turn', properties: ['turn'] },
  runsByPhase: { store: 'runs', name: 'phase', properties: ['phase', 'turn'] },
  runsByProposal: { store: 'runs', name: 'proposal', properties: ['proposalId', 'turn'] },
} as const satisfies Record<string, { store: string; name: string; properties: readonly string[] }>;
export type IndexName = keyof typeof INDEXES;

/** A stored record: an object with its key inside. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** The key inside a record. Throws a TypeError for a record without one, which is a defect of the caller. */
export function keyOf(store: StoreName, record: StoredRecord): RecordKey {
  const path = STORE_KEYS[store];
  if (typeof path === 'string') {
    const key = record[path];
    if (typeof key === 'string' && key !== '') return key;
  } else {
    const [owner, number] = path.map((property) => record[property]);
    if (typeof owner === 'string' && typeof number === 'number') return [owner, number];
  }
  throw new TypeError(`A record for '${store}' has no key`);
}

/** A key as one string, for maps and for the quarantine. */
export const keyText = (key: RecordKey): string => (typeof key === 'string' ? key : `${key[0]}/${key[1]}`);
