/** Words that several screens share. */
export const common = {
  product: 'Palmleaf',
  backToHome: 'Back to Home',
  history: 'History',
  settings: 'Settings',
  mainNavigation: 'Main',
  skipToContent: 'Skip to content',
  toggleTheme: 'Toggle theme',
  notifications: 'Notifications',
  close: 'Close',
  retry: 'Retry',
  undo: 'Undo',
  deleted: (title: string) => `${title} was deleted`,
  notRestored: (title: string) => `${title} could not be brought back`,
  /** Instead of the name of a questionnaire or proposal that has none yet. */
  untitled: 'Not named yet',
  delete: 'Delete',
  /** To the letter of the specification (section 8, 'Other'). */
  unexpected: 'An unexpected error occurred. Please try again.',
  loading: 'Loading…',
  /** `left`: how many there are beside those that are shown. */
  showMore: (left: number) => `Show more (${left} left)`,
  notSpecified: 'Not specified',
  createYourProposal: 'Create Your Proposal',
  errorTitle: 'Unexpected Application Error!',
  errorBody:
    'Something in the product broke. Your answers and finished pages are kept on this device; loading the page again usually helps.',
  errorReload: 'Load again',
  errorDetails: 'What happened',
  offlineReady: 'Palmleaf now works offline on this device',
  updateReady: 'A new version of Palmleaf is ready',
  updateReadyDetail: 'Your answers and proposals stay as they are.',
  updateNow: 'Update now',
  updateWaits: 'A proposal is being written',
  updateWaitsDetail: 'The update is offered again when it has finished, is paused or cancelled.',
  updatedElsewhere: 'Palmleaf was updated in another tab',
  updatedElsewhereDetail: 'This tab still shows the version before. Load it again when it suits you.',
};
