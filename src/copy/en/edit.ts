/** Words of changing a proposal's pages where they stand, and of its versions. */

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const numbered = (count: number): string => NUMBERS[count] ?? String(count);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
/** 'page 3', 'pages 3, 4 and 7', '19 pages'. */
const pagesOf = (pages: readonly number[]): string =>
  pages.length === 1
    ? `page ${pages[0] ?? ''}`
    : pages.length <= 4
      ? `pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1) ?? ''}`
      : `${pages.length} pages`;

export const edit = {
  title: (page: number, company: string) => `Edit page ${page} · ${company}`,
  backToDeck: 'Back to deck',
  versions: 'Versions',
  show: 'Show presentation',
  pages: 'Pages',
  page: (page: number, title: string, part: number, parts: number) =>
    `Page ${page}${parts > 1 ? `, slide ${part} of ${parts}` : ''}: ${title}`,
  edited: (count: number) => `, ${counted(count, 'text', 'texts')} written by you`,
  slide: (page: number) => `Texts of page ${page}`,
  headline: 'Headline',
  field: (name: string, page: number) => `${name}, page ${page}`,
  bar: 'Editing',
  undo: 'Undo',
  redo: 'Redo',
  list: { add: 'Add below', up: 'Move up', down: 'Move down', remove: 'Remove' },
  /** What an item says that was added to a deck in this language, until it is written. */
  newWords: { en: 'New text', th: 'ข้อความใหม่' },
  arranged: {
    add: (name: string) => `Added after ${name}`,
    remove: (name: string) => `${name} removed`,
    up: (name: string, to: number, of: number) => `${name} moved up: now ${to} of ${of}`,
    down: (name: string, to: number, of: number) => `${name} moved down: now ${to} of ${of}`,
  },
  notArranged: (name: string) => `${name} stays as it is`,
  putBack: 'Put back the first words',
  seeNew: 'See the new text',
  hideNew: 'Hide the new text',
  tooManyLines: (lines: number) => `${capital(numbered(lines))} lines. Two read from the back of the room.`,
  linesOnSlide: (lines: number) =>
    `${capital(numbered(lines))} ${lines === 1 ? 'line' : 'lines'} on the slide`,
  position: (n: number, of: number) => `${n} of ${of} texts`,
  previousText: 'Previous text',
  nextText: 'Next text',
  done: 'Done',
  saving: 'Saving…',
  saved: 'Saved just now',
  savedAt: (time: string) => `Saved at ${time}`,
  notSaved: 'Not saved',
  undone: (pages: readonly number[]) => (pages.length === 0 ? 'Undone' : `Undone on ${pagesOf(pages)}`),
  redone: (pages: readonly number[]) => (pages.length === 0 ? 'Redone' : `Redone on ${pagesOf(pages)}`),
  savedField: (name: string) => `${name}: saved`,
  notTaken: (name: string) => `${name} was not saved`,
  goOn: 'Go on with your words',
  hints: [
    ['Enter', 'edit, keep'],
    ['Tab', 'next text'],
    ['Esc', 'give up'],
    ['Ctrl Z', 'undo'],
  ],
  listHints: [
    ['Alt ↑ ↓', 'move'],
    ['Ctrl Enter', 'add below'],
    ['Ctrl Del', 'remove'],
  ],
  tapHint: 'Tap a text to change it.',
  nothingHere: 'Nothing on this page can be edited here.',
  notDrawn: 'The page could not be drawn',
  notUndone: 'That could not be taken back',
  newTexts: 'Your words were kept',
  newText: 'New text',
  nothing: 'Nothing',
  takeNew: 'Use the new text',
  keepMine: 'Keep mine',
  homeless: 'Its place is not on the page any more. It comes back with its place.',

  unused: {
    title: 'Answers not used yet',
    rules: 'Rules of the client',
    more: (answers: number, rules: number) =>
      [
        ...(answers > 0 ? [counted(answers, 'more answer', 'more answers')] : []),
        ...(rules > 0 ? [counted(rules, 'rule', 'rules')] : []),
      ].join(', '),
    fewer: 'Fewer',
    putOn: (words: string) => `Put on this page: ${words}`,
    put: (words: string) => `On the page: ${words}`,
    notPut: 'No list of this page can take it',
    noList: 'This page has no list for them.',
  },
  figures: {
    open: (name: string, page: number) => `Figures of ${name}, page ${page}`,
    close: 'Close the figures',
    cell: (row: string, column: string) => [row, column].filter(Boolean).join(', '),
    /** What the parts of a plan are called; another column is called as it stands on the page. */
    columns: {
      goal: 'Goal',
      week: 'A week',
      unitCost: 'Each costs',
      today: 'Today',
      needed: 'Needed',
      them: 'They',
      us: 'We',
      x: 'Across',
      y: 'Upwards',
    } as Readonly<Record<string, string>>,
    tables: { 'reckoned.weeks': 'By week', 'reckoned.flights': 'By channel' } as Readonly<
      Record<string, string>
    >,
    figure: 'Figure',
    total: 'Total',
    all: 'All',
    notNumber: 'This is no number.',
    excess: (is: string, was: string) => `These make ${is}. The plan says ${was}.`,
    way: {
      one: (amount: string, name: string) => `Take ${amount} from ${name}`,
      oneMore: (amount: string, name: string) => `Give ${amount} to ${name}`,
      all: (amount: string) => `Share ${amount} over the others`,
    },
    elsewhere: (from: string, to: string, pages: readonly number[]) =>
      `${to} here. ${capital(pagesOf(pages))} still ${pages.length === 1 ? 'says' : 'say'} ${from}.`,
    useEverywhere: 'Use it everywhere',
    keepHere: 'Keep here',
    replaced: (from: string, to: string) => `${from} is now ${to} everywhere`,
    hints: [
      ['↑ ↓ ← →', 'go to another figure'],
      ['Enter', 'keep, go down'],
      ['Esc', 'give up'],
    ],
  },

  history: {
    title: 'Versions',
    list: 'Versions, the newest first',
    now: 'Now',
    you: 'You',
    engines: {
      planner: 'Built-in planner',
      agency: 'Page service',
      model: 'Your AI model',
    },
    everything: 'Everything',
    byYou: 'By you',
    what: {
      written: (pages: readonly number[]) => `${capital(pagesOf(pages))}, as first written`,
      edited: (pages: readonly number[]) => `Texts of ${pagesOf(pages)}`,
      rewritten: (pages: readonly number[]) => `${capital(pagesOf(pages))} written again`,
      undone: (pages: readonly number[]) =>
        pages.length === 0 ? 'Taken back' : `Taken back on ${pagesOf(pages)}`,
      redone: (pages: readonly number[]) =>
        pages.length === 0 ? 'Done again' : `Done again on ${pagesOf(pages)}`,
      restored: (pages: readonly number[]) => `An earlier version of ${pagesOf(pages)}`,
      replaced: (pages: readonly number[]) => `Found and replaced on ${pagesOf(pages)}`,
      taken: (pages: readonly number[]) => `Another take of ${pagesOf(pages)}`,
      arranged: (_pages: readonly number[]) => 'The order of the pages',
      answered: (_pages: readonly number[]) => 'The answers',
      planned: (_pages: readonly number[]) => 'The assumptions and choices of the plan',
      renamed: (_pages: readonly number[]) => 'The title of the proposal',
    },
    changes: (count: number) => counted(count, 'change', 'changes'),
    compare: 'What is shown',
    before: 'Before',
    pageOf: 'Page',
    restore: (pages: readonly number[]) => `Restore ${pagesOf(pages)}`,
    restoreOnly: (page: number) => `Restore only page ${page}`,
    same: 'This is how it stands now.',
    restored: (pages: readonly number[]) => `Restored: ${pagesOf(pages)}`,
    notRestored: 'The version could not be restored',
    safe: 'Restoring adds a version on top. Nothing below it is lost.',
    differs: 'What changed',
    noPages: 'No page was changed by this. Undo takes it back.',
    none: 'None',
    more: (count: number) => `and ${counted(count, 'more text', 'more texts')}`,
    kept: 'Every version is kept on this device',
    failed: 'The versions could not be read',
    again: 'Try again',
    backToPage: (page: number) => `Back to page ${page}`,
    noneByYou: 'You have changed nothing yet.',
    notInDeck: 'The page was not in the deck then',
  },
};
