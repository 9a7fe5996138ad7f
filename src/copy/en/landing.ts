import type { WaitReason } from '../../shared/contract/worker-api.ts';

const WAITED_FOR: Readonly<Record<WaitReason, string>> = {
  offline: 'the network',
  'service-unreachable': 'the proposal service',
  'needs-key': 'a key',
  'needs-sign-in': 'you to sign in',
  'needs-reload': 'you to reload',
};

const NAMED = 3;
/** 'Agenda, Cover Page and Key Strategy', or three of them and how many more. */
const someOf = (names: readonly string[]): string => {
  const rest = names.length - NAMED;
  if (rest > 1) return `${names.slice(0, NAMED).join(', ')} and ${rest} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
};

const NUMBERS = ['', 'The', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** Words of the landing screen and of 'Proposal Details'. */
export const landing = {
  headline: ['Digital Marketing', 'Proposals', 'Made Easy'],
  promise:
    'Answer five short steps about a client. Get a proposal of 20+ sections to present, edit and send.',
  reassurance: 'Works offline, in this browser. No account.',
  features: [
    {
      title: 'Targeted Strategy',
      body: 'Personas, journey and channels drawn from your client’s own answers.',
    },
    {
      title: 'Performance Focused',
      body: 'Objectives, budget and targets on the page, every figure with its source.',
    },
    {
      title: 'Client-Ready',
      body: 'PowerPoint and slideshow. Change any text, table or chart before you send.',
    },
  ],
  deck: {
    label: 'Example proposal',
    pause: 'Pause the slides',
    play: 'Play the slides',
    show: (title: string) => `Show ${title}`,
    position: (page: number, of: number) => ({ page: String(page), of: ` of ${of}` }),
  },
  /** Under a proposal in a list. */
  deckCount: {
    unfinished: (done: number) => `Unfinished, ${done} of 19 pages`,
    none: 'Not generated',
    some: (done: number, failed: number, leftOut: number) =>
      [`${done} of 19 pages`, failed > 0 && `${failed} failed`, leftOut > 0 && `${leftOut} left out`]
        .filter((part) => part !== false)
        .join(', '),
  },
  history: 'History',
  historyNote: (count: number) => `${NUMBERS[count] ?? count} most recent, kept on this device`,
  allProposals: (count: number) => (count === 1 ? 'All proposals' : `All ${count} proposals`),
  openDetails: (title: string) => `${title}: details`,
  showPresentation: 'Show presentation',
  showPresentationOf: (title: string) => `Show presentation of ${title}`,
  brief: {
    title: 'Start from a brief',
    body: 'Drop a client’s e-mail, meeting notes or an earlier proposal. It fills in the questionnaire, each answer marked with its sentence for you to check.',
    drop: 'Drop a file here, or paste text',
    kinds: 'Text, Markdown, web page, PDF, Word (.docx)',
    text: 'Text of the brief',
    choose: 'Choose a file',
    start: 'Fill in the questionnaire',
    reading: 'Reading…',
    empty: 'Paste the text of a brief first.',
  },
  unreadable: 'Your proposals could not be read',
  continue: {
    title: 'Continue your proposal',
    note: 'Kept on this device until you finish or delete them',
    draft: 'Questionnaire',
    step: (step: number, title: string, when: string) => `Step ${step} of 5: ${title}. Saved ${when}`,
    running: (done: number) => `Being written, ${done} of 19 pages finished`,
    queued: 'Waiting for its turn',
    waiting: (reason: WaitReason | undefined, done: number) =>
      `Waiting${reason === undefined ? '' : ` for ${WAITED_FOR[reason]}`}, ${done} of 19 pages finished`,
    paused: (done: number) => `Paused, ${done} of 19 pages finished`,
    unfinished: (done: number) => `Stopped, ${done} of 19 pages finished`,
    failed: (reason: string) => `Stopped by an error: ${reason}`,
    /** What is still to be written or answered, the first of it by name. */
    missing: (names: readonly string[]) => `Missing: ${someOf(names)}`,
    missingEverything: 'Missing: every page',
    answered: 'Every step has answers',
    unanswered: 'No step has answers yet',
    continueProposal: 'Continue',
    resumeRun: 'Resume',
    notContinued: 'That did not work',
    resume: 'Continue',
    watch: 'Watch',
    delete: (title: string) => `Delete ${title}`,
  },
  details: {
    title: 'Proposal Details',
    company: 'Company Information',
    companyName: 'Company',
    businessType: 'Business Type',
    subType: 'Sub Type',
    heroProduct: 'Hero Product',
    budget: 'Target Budget',
    creation: 'Creation Details',
    createdDate: 'Created Date',
    createdTime: 'Created Time',
    content: 'Content Status',
    status: 'Status',
    format: 'Format',
    formatValue: 'PowerPoint (PPTX)',
    download: 'Download',
    available: 'Available',
    states: { ready: 'Ready', processing: 'Processing', error: 'Error', checking: 'Checking' },
    actions: {
      ready: 'Download PPTX',
      processing: 'Processing...',
      error: 'Retry',
      checking: 'Checking availability...',
    },
    pages: 'Pages',
    open: 'Open proposal',
    openOf: (title: string) => `Open proposal ${title}`,
    notDeleted: 'The proposal could not be deleted',
    notDownloaded: 'The PowerPoint file could not be made',
    byEmail: 'The download link will be sent to your email address.',
    stopped: 'The status is not being checked: it was stopped.',
    notWritten: 'No page is written. Open the proposal to see why and to write it.',
  },
};
