/** Words of 'Share and keep': what leaves the device, and the copies that a person keeps. */
export const share = {
  open: 'Share and keep',
  title: 'Share and keep',
  summary: (company: string, pages: number, changed: string) =>
    `${company}, ${pages === 1 ? '1 page' : `${pages} pages`}, changed ${changed}`,
  forClient: 'For your client',
  forYou: 'For you',
  send: 'Send',
  save: 'Save',
  /** A button's word with what it sends. */
  of: (word: string, file: string) => `${word} ${file}`,
  preparing: 'Preparing...',
  ready: 'The file is ready. Tap once more to send it.',
  done: 'Done',
  saved: (name: string) => `Saved as ${name}`,
  notMade: (file: string) => `${file}: the file could not be made`,
  size: (note: string, size: string) => `${note}, ${size}`,
  pptx: { name: 'PowerPoint', note: 'Slides that can be edited' },
  pdf: { name: 'PDF', note: 'For printing' },
  page: { name: 'Reading page', note: 'One file that opens on any phone, offline' },
  copy: { name: 'Copy for Palmleaf', note: 'Answers, versions and pictures in one .palmleaf file' },
  codes: {
    title: 'To your phone, without a network',
    picture: 'A code for the camera of your phone. It turns by itself.',
    start: 'Show codes',
    intro: 'This proposal as a row of codes that a phone’s camera reads.',
    of: (all: number) => `of ${all}`,
    shown: (all: number) => (all === 1 ? 'code shown' : 'codes shown'),
    progress: (shown: number, all: number) => `${shown} of ${all} codes shown`,
    round: 'All shown once. Further codes make up for missed ones.',
    pause: 'Pause',
    resume: 'Go on',
    steps: [
      'Open Palmleaf on the phone: Settings, Receive.',
      'Hold the camera to the code. It turns by itself.',
      'A code that was missed is made up for by a later one.',
    ],
    tooLarge: 'This proposal is too large for codes. Save a copy of it instead.',
    time: (seconds: number) =>
      seconds < 60 ? 'Takes less than a minute.' : `Takes about ${Math.ceil(seconds / 60)} minutes.`,
  },
  folder: {
    title: 'A folder for copies',
    intro: 'Choose a folder once. Each day’s work is copied there by itself, and the last ten days are kept.',
    hint: 'A folder of a cloud drive brings the copies to your other devices.',
    choose: 'Choose a folder',
    other: 'Choose another',
    stop: 'Stop copying',
    copyNow: 'Copy now',
    copying: 'Copying...',
    allow: 'Allow again',
    states: {
      ready: (folder: string) => `Copies go to the folder “${folder}”.`,
      ask: (folder: string) => `The browser wants to know again whether copies may go to “${folder}”.`,
      gone: (folder: string) => `The folder “${folder}” is no longer there. Choose another.`,
      full: (folder: string) =>
        `There is no room left in “${folder}”. The copies of earlier days are still there.`,
      failed: (folder: string) =>
        `The last copy to “${folder}” did not work. It is tried again with the next change.`,
    },
    kept: (count: number, last: string) =>
      count === 1 ? `1 copy, made ${last}` : `${count} copies, the last made ${last}`,
    stopped: 'Copying has stopped. The copies in the folder stay there.',
    none: 'This browser cannot write to a folder. Save a copy by hand instead.',
  },
  kept: {
    title: 'Kept on this device',
    room: 'Room that is used',
    used: (used: string, granted: string) => `${used} of ${granted}`,
    counts: (proposals: number, drafts: number) =>
      [
        proposals === 1 ? '1 proposal' : `${proposals} proposals`,
        ...(drafts === 0 ? [] : [drafts === 1 ? '1 draft' : `${drafts} drafts`]),
      ].join(', '),
    nearlyFull: 'The room on this device is nearly full.',
    takes: (work: string, product: string) =>
      `Proposals and their pictures take ${work}, Palmleaf itself takes ${product}. Save everything, then delete what you no longer need.`,
    takesUnknown:
      'Proposals and their pictures take most of it. Save everything, then delete what you no longer need.',
    lastCopy: (day: string) => `Last copy: ${day}.`,
    noCopy: 'No copy yet.',
    newer: (count: number) => (count === 1 ? '1 proposal is newer.' : `${count} proposals are newer.`),
    alone: (count: number) =>
      count === 1 ? '1 proposal is on this device alone.' : `${count} proposals are on this device alone.`,
    allCopied: 'Nothing is newer.',
    nothing: 'There is no proposal to copy yet.',
    saveAll: 'Save everything',
    saving: 'Saving...',
    remind: (count: number) =>
      count === 1 ? '1 proposal has no copy yet' : `${count} proposals have no copy yet`,
    why: 'They are on this device alone. A copy survives a lost laptop and a cleared browser.',
    protected: 'The browser has agreed to keep your work. It is not cleared by itself.',
    unprotected: 'The browser may clear your work when the device runs out of room.',
  },
};
