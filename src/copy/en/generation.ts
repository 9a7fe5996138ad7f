import type { WaitReason } from '../../shared/domain/run.ts';
import { common } from './common.ts';

const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/** What is kept, before the sentence that says what happens next. */
const safe = (count: number): string =>
  count === 0 ? 'Your answers are safe.' : count === 1 ? 'Page 1 is safe.' : `Pages 1 to ${count} are safe.`;

const waiting: Record<WaitReason, { badge: string; title: string; next: (page: number) => string }> = {
  offline: {
    badge: 'Offline',
    title: 'Waiting for the network',
    next: (page) => `Page ${page} starts by itself when you are back online. Nothing is asked for twice.`,
  },
  'service-unreachable': {
    badge: 'Waiting',
    title: 'Waiting for the proposal service',
    next: (page) => `The service does not answer. It is asked again by itself, beginning with page ${page}.`,
  },
  'needs-key': {
    badge: 'Waiting',
    title: 'Waiting for a key',
    next: (page) => `The model asks for a key. Page ${page} starts by itself when it has one.`,
  },
  'needs-credit': {
    badge: 'Waiting',
    title: 'Waiting for credit with the model',
    next: (page) =>
      `The credit or the quota of the model’s account is used up. Top it up there, or wait until it renews. Then try page ${page} again.`,
  },
  'needs-verification': {
    badge: 'Waiting',
    title: 'Waiting for your organization to be verified',
    next: (page) =>
      `The model is for verified organizations. Verify yours in its account, or choose another model in Settings. Then try page ${page} again.`,
  },
  'needs-context': {
    badge: 'Waiting',
    title: 'Waiting for a model that takes longer texts',
    next: (page) =>
      `The model takes less text than page ${page} is written from. Give it a context of 16,384 tokens and start it again. Ollama: OLLAMA_CONTEXT_LENGTH=16384. LM Studio: Context Length, where the model is loaded. llama.cpp: --ctx-size 16384. vLLM: --max-model-len 16384. With another service, choose a model with a larger context, or a plan with more tokens per minute.`,
  },
  'needs-model': {
    badge: 'Waiting',
    title: 'Waiting for another model',
    next: (page) =>
      `The server has no such model, or not at this address. Check Base URL and Model in Settings. Then try page ${page} again.`,
  },
  'needs-sign-in': {
    badge: 'Waiting',
    title: 'Waiting for you to sign in',
    next: (page) =>
      `The service asks who you are: sign in to it in another tab. Page ${page} starts by itself when you have.`,
  },
  'needs-reload': {
    badge: 'Waiting',
    title: 'Waiting for you to reload',
    next: (page) => `Palmleaf was updated. Reload this page: page ${page} starts by itself, nothing is lost.`,
  },
};

/** Words of the generation screen (specification, section 2, to the letter). */
export const generation = {
  title: 'Generating Your Proposal',
  line: 'Creating your personalized proposal one page at a time',
  starting: 'Starting sequential AI analysis of your business data...',
  processing: (page: number, total: number) => `Processing page ${page} of ${total}`,
  finalizing: 'Finalizing your comprehensive marketing proposal...',
  queued: 'Waiting for its turn',
  queuedDetail: 'It starts by itself when the proposals before it on this device are done.',
  queuedBehind: (title: string) =>
    `${title} is being written. This one starts by itself when that is done, pauses or is cancelled.`,
  queuedBehindWaiting: (title: string) =>
    `${title} has the turn and waits. This one starts by itself when that is done, paused or cancelled.`,
  showOther: (title: string) => `Show ${title}`,
  paused: (page: number, total: number) => `Paused before page ${page} of ${total}`,
  pausedDetail: 'Finished pages are kept. Resume whenever you like, even another day.',
  progress: 'Progress of the proposal',
  progressTitle: (percent: number, title: string) => `${percent}% · ${title}`,
  closeWindow: 'You can close this window. Finished pages are kept, and the rest go on when you return.',
  saved: (count: number) =>
    count === 0 ? 'Answers saved on this device' : `${pages(count)} saved on this device`,
  savedShort: 'Saved',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  tryNow: 'Try now',
  skip: 'Skip',
  skipHint: 'Goes on without the pages that it waits with. They can be written later, from the proposal.',
  finishWithPlanner: 'Finish with the Built-in planner',
  asksAgainIn: (time: string) => `Asks again in ${time}.`,
  asksAgain: 'Asks again now.',
  asking: 'Asking again',
  askingNext: (page: number) => `Page ${page} is asked for once more, and the rest follow when it comes.`,
  openSettings: 'Open Settings',
  reload: 'Reload',
  waiting,
  safe,
  waitingFor: (time: string) => `Waiting for ${time}.`,
  pages: 'Pages',
  writing: 'Writing',
  waits: 'Waiting',
  failed: 'Failed',
  'left-out': 'Left out',
  show: (page: number, title: string) => `Show page ${page}, ${title}`,
  shown: 'Shown large',
  slotState: {
    written: 'finished',
    failed: 'failed',
    'left-out': 'left out',
    writing: 'being written',
    later: 'not written yet',
  },
  beingWritten: 'Being written',
  finishedNow: 'Finished just now',
  finishedAgo: (time: string) => `Finished ${time} ago`,
  pageLeftOut:
    'This page lacks what its slide needs. The others go on, and it can be written again at the end.',
  pageFailed: 'This page failed. The others go on, and it can be written again at the end.',
  left: (ms: number) => {
    const minutes = Math.round(ms / 60_000);
    if (minutes >= 1) return minutes === 1 ? 'About 1 minute left' : `About ${minutes} minutes left`;
    return ms > 10_000 ? `About ${Math.ceil(ms / 10_000) * 10} seconds left` : 'A few seconds left';
  },
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  seconds: (count: number) => `${count} s`,
  minutesAndSeconds: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
  unexpected: common.unexpected,
  notDone: 'That did not work',
  /** Names that fit a frame of 120 px where the page's own title does not. */
  shortTitles: { 9: 'Competitive Landscape', 10: 'Competitor Analysis' } as Readonly<Record<number, string>>,
};
