const NUMBERS = ['', 'The', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** Words of the landing screen; those of what a person has there are in `unfinished.ts` and `details.ts`. */
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
    kinds: 'E-mail (.eml), PDF, Word, Excel, PowerPoint, OpenDocument, RTF, web page, Markdown, text',
    text: 'Text of the brief',
    choose: 'Choose a file',
    start: 'Fill in the questionnaire',
    reading: 'Reading…',
    empty: 'Paste the text of a brief first.',
    waiting: 'Shared with Palmleaf. It is read when you go on.',
    lost: 'What was shared could not be kept on this device. Choose the file here instead.',
  },
  unreadable: 'Your proposals could not be read',
};
