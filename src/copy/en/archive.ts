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
    title: 'Save everything',
    everything:
      'Every proposal with its versions, unfinished questionnaires, briefs, pictures and settings, in one file.',
    lock: 'Lock with a passphrase',
    passphrase: 'Passphrase',
    show: 'Show the passphrase',
    hide: 'Hide the passphrase',
    lost: 'Without the passphrase nobody can open it, not even us. Keys are never inside.',
    keys: 'Palmleaf opens it on any device. Keys are never inside.',
    action: 'Save the copy',
    send: 'Send the copy',
    saving: 'Saving...',
    empty: 'Please choose a passphrase.',
    failed: 'The copy could not be saved',
    saved: (items: number, leftOut: number) =>
      `${many(items, 'item is', 'items are')} in the file.${leftOut === 0 ? '' : ` ${many(leftOut, 'record', 'records')} that cannot be read stayed here.`}`,
    done: (fileName: string) => `Saved as ${fileName}`,
    sent: 'The copy was handed over',
  },
  open: {
    title: 'Open a copy',
    body: 'You see what is inside before anything is added. Nothing of yours is overwritten unless the copy was made from it.',
    drop: 'Drop a copy here',
    kind: 'A file that ends in .palmleaf',
    choose: 'Choose a file',
    another: 'Choose another file',
    reading: 'Looking inside...',
    taking: 'Adding it...',
    unlock: 'Open it',
    locked: 'This copy is locked with a passphrase.',
    gone: 'The file could not be read. Choose it again.',
    savedAt: (when: string, isLocked: boolean) => `Saved ${when}${isLocked ? ', locked' : ''}`,
    nothing: 'Everything in this copy is on this device already.',
    same: (count: number) =>
      `${many(count, 'item is', 'items are')} the same on this device and ${count === 1 ? 'is' : 'are'} left as ${count === 1 ? 'it is' : 'they are'}.`,
    all: 'Choose all',
    none: 'Choose none',
    take: (count: number) => (count === 0 ? 'Add' : `Add ${many(count, 'item', 'items')}`),
    /** Of a copy of one proposal that is on the device. */
    show: 'Show the proposal',
    inside: (count: number) => `${many(count, 'item is', 'items are')} inside.`,
    failed: 'Nothing was changed on this device',
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
    setAside: (when: string) => `Set aside ${when}`,
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
    replaces: 'It takes the place of yours.',
    whatHappens: {
      new: 'This device does not have it yet.',
      newer: 'Made from yours; it takes its place.',
      older: 'Yours goes on from it. Added all the same, it is kept beside yours.',
      both: 'Yours stays, and this one is kept beside it.',
      'from-newer': 'Update Palmleaf to add it.',
      unreadable: 'It stays in the file.',
    },
    beside: (title: string, day: string) => `${title} (copy, ${day})`,
    done: 'The copy was opened',
    doneDetail: (taken: number, beside: number) =>
      [
        taken > 0 && `${many(taken, 'item was', 'items were')} added.`,
        beside > 0 && `${many(beside, 'is', 'are')} kept beside yours.`,
        taken + beside === 0 && 'Nothing had to be added.',
      ]
        .filter(Boolean)
        .join(' '),
    noRoom: (count: number) =>
      `There was no room left for ${many(count, 'item', 'items')}. What was added is complete; the rest is still in the file.`,
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
