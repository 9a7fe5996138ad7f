/** Words of 'Share and keep': what leaves the device, and the copies that a person keeps. */
export const share = {
  open: 'Share',
  title: 'Share and keep',
  summary: (company: string, pages: number, changed: string) =>
    `${company}, ${pages === 1 ? '1 page' : `${pages} pages`}, changed ${changed}`,
  forClient: 'For your client',
  forYou: 'For you',
  send: 'Send',
  save: 'Save',
  /** Read aloud, where a button's word alone does not say what it sends. */
  sendOf: (file: string) => `Send ${file}`,
  saveOf: (file: string) => `Save ${file}`,
  preparing: 'Preparing...',
  done: 'Done',
  pptx: {
    name: 'PowerPoint',
    facts: (slides: number, size: string) =>
      `${slides === 1 ? '1 slide' : `${slides} slides`}, fully editable, ${size}`,
    note: 'Fully editable slides',
  },
  pdf: { name: 'PDF', note: 'For printing and reading' },
  page: { name: 'Reading page', note: 'One file that opens on any phone, offline' },
  archive: {
    name: 'Archive',
    note: 'Answers, versions and pictures in one .palmleaf file',
    lock: 'Lock with a passphrase',
    passphrase: 'Passphrase',
    show: 'Show the passphrase',
    hide: 'Hide the passphrase',
    lost: 'Without the passphrase nobody can open it, not even us. Keys are never inside.',
  },
  size: (note: string, size: string) => `${note}. ${size}`,
  notMade: (file: string) => `The ${file} file could not be made`,
  /** The system took too long to be asked, or the file is of a kind that it does not send. */
  savedInstead: 'Saved on this device instead of sent',
  copied: (name: string) => `Saved as ${name}`,
};
