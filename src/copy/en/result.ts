/** More words than these are counted, not named. */
const MOST_NAMED = 8;

/** Words of the proposal result screen (specification, section 2, to the letter). */
export const result = {
  title: 'Proposal Generated Successfully',
  unfinishedTitle: 'Proposal Not Finished Yet',
  summary: (company: string, done: number, total: number) => `${company}, ${done} of ${total} pages`,
  printTitle: (company: string) => `${company} Proposal`,
  progress: 'Completed sections',
  processing: 'Proposal data is being processed...',
  edit: 'Edit',
  regenerate: 'Regenerate',
  show: 'Show presentation',
  deck: 'Slides of the proposal',
  editPages: 'Edit pages',
  arrangePages: 'Arrange',
  hidden: 'Hidden',
  editPage: (page: number, title: string) => `Edit page ${page}, ${title}`,
  showSlide: (page: number, title: string) => `Show slide ${page}, ${title}`,
  slides: (count: number) => `${count} slides`,
  generationFailed: 'Generation failed',
  retry: 'Retry',
  retryPage: (page: number, title: string) => `Retry page ${page}, ${title}`,
  retryAll: (count: number) => (count === 1 ? 'Retry it' : count === 2 ? 'Retry both' : 'Retry all'),
  writeWithPlanner: (count: number) =>
    count === 1 ? 'Write it with the built-in planner' : 'Write them with the built-in planner',
  writePageWithPlanner: (page: number, title: string) =>
    `Write it with the built-in planner: page ${page}, ${title}`,
  missing: (count: number) =>
    count === 1 ? '1 page is not written yet' : `${count} pages are not written yet`,
  missingWords: (words: readonly string[]) =>
    `There is no font here for ${words.slice(0, MOST_NAMED).join(', ')}${
      words.length > MOST_NAMED ? ` and ${words.length - MOST_NAMED} more` : ''
    }. Slides and PowerPoint show them in a font of the device; the PDF shows a box. A connection may bring the font.`,
  missingDetail: 'Finished pages are kept on this device.',
  continue: 'Continue',
  watch: 'Watch',
  beingWritten: (done: number, total: number) => `Being written, ${done} of ${total} pages finished`,
  paused: 'Paused',
  notWritten: 'Not written yet',
  writing: 'Writing',
  notAsked: 'That could not be started',
  upToDate: 'Saved. Every page is up to date with its answers.',
  rewriting: (count: number) =>
    `Saved. ${count === 1 ? '1 page is' : `${count} pages are`} being written again.`,
  delivery: {
    label: 'Proposal Delivery',
    ready: 'PowerPoint Presentation Ready',
    facts: (slides: number, size: string) =>
      `${slides === 1 ? '1 slide' : `${slides} slides`}, ${size}, fully editable`,
    leftOut: (types: readonly string[]) =>
      `Not in the file, because its type is not known: ${types.join(', ')}`,
    fonts: (size: string) => `Fonts in the file, so that it looks the same everywhere (adds ${size})`,
    withoutFonts: 'The file was saved without its fonts',
    withoutFont: (family: string) =>
      `${family} could not be loaded. Go online and download the file again to have it inside.`,
    outOfDate: (pages: number) =>
      pages === 1 ? 'One page in the file is out of date.' : `${pages} pages in the file are out of date.`,
    remoteFacts: 'Made by the proposal service',
    download: 'Download PowerPoint Presentation',
    downloading: 'Preparing the file...',
    makeHere: 'Make the file on this device',
    notSaved: 'The PowerPoint file could not be made',
    requestId: 'Request id',
    copy: 'Copy the request id',
    copied: 'The request id was copied',
    notCopied: 'The request id could not be copied',
    checking: 'Checking Proposal Status...',
    checkingProgress: 'Progress of the PowerPoint file',
    error: 'Status Check Error',
    errorText: (error: string) =>
      `Error checking proposal status: ${error}. Please try refreshing the page or contact support.`,
    buildError: 'PowerPoint file not made',
    waiting: 'Proposal Processing',
    /** Of a service that says nothing itself. */
    processing: 'Generating proposal...',
    waitingText: 'Please wait while we generate your presentation.',
    waitingEmail: 'The download link will be sent to your email address.',
    noPages: 'The file is made as soon as a page is written.',
    check: 'Check Status',
    stop: 'Stop',
    checkedAt: (time: string) => `Checked at ${time}`,
  },
  tiles: {
    generated: 'Proposal Generated',
    completed: 'Completed',
    processing: 'Processing',
    ready: 'Ready to Download',
    available: 'Available',
    checking: 'Checking Status',
    checkingValue: 'In progress',
    email: 'Email Notification',
    emailValue: 'To be sent',
    notConfirmed: 'Not confirmed',
    notYet: 'Not yet',
  },
  overview: {
    title: 'Client Overview',
    company: 'Company',
    businessType: 'Business type',
    subType: 'Sub type',
    heroProduct: 'Hero product',
    startingPrice: 'Starting price',
    generatedDate: 'Generated date',
    keyMessage: 'Key message',
    productService: 'Product/service',
    budget: 'Target budget',
    demographics: 'Demographics',
    ageRange: 'Age range',
    location: 'Location',
    notFinished: 'Not finished yet',
    years: (min: number, max: number) =>
      max === 0 ? `${min}+ years` : min === 0 ? `0-${max} years` : `${min}-${max} years`,
  },
  absent: {
    title: 'This proposal is not on this device',
    body: 'Proposals are kept in the browser that made them. Open it there, or make a new one here.',
    label: 'Proposal',
    broken: 'This proposal could not be read',
  },
};
