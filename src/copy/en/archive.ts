/** Words for work that is carried in one file: a copy. */
import type { ArchiveKind, ArchiveStanding } from '../../shared/contract/archive.ts';

const many = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

export const archive = {
  data: {
    line: 'Copies',
    note: 'A copy is one file (.palmleaf) with your work. Keep it elsewhere, or open it on another device.',
    save: 'Save everything',
    open: 'Open a copy',
    look: 'Look at them',
  },
  save: {
    title: 'Save a copy',
    everything:
      'Every proposal with its versions, unfinished questionnaires, briefs, pictures and settings, in one file.',
    one: (title: string) => `${title}: answers, pages, versions and pictures, in one file.`,
    lock: 'Lock with a passphrase',
    passphrase: 'Passphrase',
    show: 'Show the passphrase',
    hide: 'Hide the passphrase',
    lockNote: 'Without the passphrase nobody can open it, not even we.',
    keys: 'Keys are never inside.',
    action: 'Save',
    saving: 'Saving...',
    empty: 'Please choose a passphrase.',
    failed: 'The copy could not be saved',
    saved: (items: number, leftOut: number) =>
      `${many(items, 'item is', 'items are')} in the file.${leftOut === 0 ? '' : ` ${many(leftOut, 'record', 'records')} that cannot be read stayed here.`}`,
    done: 'The copy is saved',
    inMenu: 'Save a copy',
  },
  open: {
    title: 'Open a copy',
    body: 'You see what is inside before anything is taken. Nothing of yours is overwritten unless the copy was made from it.',
    drop: 'Drop a copy here',
    kind: 'A file that ends in .palmleaf',
    choose: 'Choose a file',
    another: 'Choose another file',
    reading: 'Looking inside...',
    taking: 'Taking it...',
    unlock: 'Open it',
    locked: 'This copy is locked with a passphrase.',
    gone: 'The file could not be read. Choose it again.',
    savedAt: (when: string, isLocked: boolean) => `Saved ${when}${isLocked ? ', locked' : ''}`,
    nothing: 'Everything in this copy is on this device already.',
    same: (count: number) =>
      `${many(count, 'item is', 'items are')} the same on this device and ${count === 1 ? 'is' : 'are'} left as ${count === 1 ? 'it is' : 'they are'}.`,
    all: 'Take all',
    none: 'Take none',
    take: (count: number) => (count === 0 ? 'Take' : `Take ${many(count, 'item', 'items')}`),
    failed: 'Nothing was taken',
    kinds: {
      proposal: 'Proposal',
      draft: 'Unfinished questionnaire',
      brief: 'Brief',
      agency: 'Your agency',
      settings: 'Settings',
      'set-aside': 'Record that could not be read',
    } satisfies Record<ArchiveKind, string>,
    untitled: 'Without a name',
    pages: (count: number) => many(count, 'page', 'pages'),
    changed: (when: string) => `changed ${when}`,
    sendsTo: (hosts: string) => `From then on answers are sent to ${hosts}.`,
    standings: {
      new: 'New',
      same: 'Same',
      newer: 'Newer than yours',
      older: 'Older than yours',
      both: 'Changed on both sides',
      'from-newer': 'From a newer Palmleaf',
      unreadable: 'Cannot be read',
    } satisfies Record<ArchiveStanding, string>,
    whatHappens: {
      newer: 'It was made from yours and takes its place.',
      older: 'Yours was made from it. Taken all the same, it is kept beside yours.',
      both: 'Yours stays; this one is kept beside it.',
      replaces: 'It takes the place of yours.',
      'from-newer': 'Update Palmleaf to take it.',
      unreadable: 'It stays in the file.',
    },
    beside: (title: string, day: string) => `${title} (copy, ${day})`,
    done: 'The copy was opened',
    doneDetail: (taken: number, beside: number) =>
      [
        taken > 0 && `${many(taken, 'item was', 'items were')} taken.`,
        beside > 0 && `${many(beside, 'is', 'are')} kept beside yours.`,
        taken + beside === 0 && 'Nothing had to be taken.',
      ]
        .filter(Boolean)
        .join(' '),
    noRoom: (count: number) =>
      `There was no room left for ${many(count, 'item', 'items')}. What was taken is complete; the rest is still in the file.`,
  },
  aside: {
    title: 'Records set aside',
    body: 'This version cannot read them, so they are kept as they are. A copy of everything holds them too.',
    reasons: { newer: 'Written by a newer Palmleaf', invalid: 'Damaged' },
    since: (when: string) => `Set aside ${when}`,
    tooLarge: 'Too large to be shown.',
    save: 'Save as a text file',
    none: 'There are none any more.',
    stores: {
      proposals: 'Proposal',
      pages: 'Page',
      changes: 'Version',
      drafts: 'Questionnaire',
      runs: 'Run',
      settings: 'Settings',
    },
    other: 'Record',
  },
};
