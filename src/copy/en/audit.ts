const figures = (count: number): string => (count === 1 ? '1 figure' : `${count} figures`);

/** Words of the audit on the result screen (readings, 'Honest numbers'). */
export const audit = {
  label: 'Sources of the figures',
  unsourced: (count: number) => (count === 1 ? '1 figure has no source' : `${figures(count)} have no source`),
  unverified: (count: number) =>
    count === 1
      ? '1 figure is the model’s own statement, not verified yet'
      : `${figures(count)} are the model’s own statements, not verified yet`,
  clean: (count: number) =>
    count === 1
      ? 'The one figure in this proposal has a source'
      : `All ${count} figures in this proposal have a source`,
  of: (count: number) => `of ${count} in this proposal`,
  /** What stands behind the rest, by kind. */
  basis: {
    'client answer': (count: number) => `${count} from the client’s answers`,
    'public data': (count: number) => `${count} from published data`,
    computed: (count: number) => `${count} computed, with the formula in the notes`,
    'planning assumption': (count: number) => `${count} from planning assumptions`,
    'stated by': (count: number) => `${count} stated by the preparer`,
    'model statement': (count: number) => `${count} stated by the model`,
  },
  /** What says otherwise than the plan or the client. */
  otherwise: (count: number) =>
    count === 1 ? '1 text says otherwise than the plan' : `${count} texts say otherwise than the plan`,
  otherwiseAdvice: 'Take what the plan says, change the text, or keep it as it is.',
  otherwiseMark: (count: number) =>
    count === 1 ? '1 text otherwise than the plan' : `${count} texts otherwise than the plan`,
  kinds: {
    language: 'Another language',
    name: 'Another name',
    channel: 'Not a chosen channel',
    money: 'Another sum',
    date: 'Another date',
    goal: 'Another goal',
    audience: 'Another audience',
    altered: 'Not the client’s figure',
    address: 'An address nobody gave',
  },
  plan: (fact: string) => `What holds: ${fact}`,
  takeInstead: (words: string) => `Use “${words}”`,
  keep: 'Keep',
  edit: 'Edit',
  taken: 'The text says what the plan says',
  notTaken: 'The text could not be changed',
  notKept: 'The text could not be kept',
  broken: (count: number) =>
    count === 1 ? '1 text breaks a rule of the client’s' : `${count} texts break rules of the client’s`,
  breaksRule: 'Against a rule',
  rule: (quote: string) => `The client’s rule: “${quote}”`,
  ruleAdvice: 'Change what the client asked to leave out before a client reads it.',
  brokenMark: (count: number) =>
    count === 1 ? '1 text against a rule of the client’s' : `${count} texts against rules of the client’s`,
  noSource: 'No source',
  notVerified: 'Not verified',
  slide: (page: number | undefined, title: string) =>
    page === undefined ? title : `Slide ${page}, ${title}`,
  chart: 'in the chart',
  /** Beside a section in the list. */
  mark: (count: number) => (count === 1 ? '1 figure without a source' : `${count} figures without a source`),
  advice: 'Give each a source, or take it out, before a client reads it.',
};
