import { pagesOf, type PageNumbers } from './numbers.ts';

/** Words of 'Planning assumptions' on the result screen. */
export const assumptions = {
  title: 'Planning assumptions',
  chosen: (count: number) => (count === 0 ? 'All as the planner proposes' : `${count} set by you`),
  lead: 'Numbers that no answer gives. Change one, and the plan is computed again; only the pages that use it are rewritten.',
  loading: 'Reading the plan...',
  failed: 'The assumptions could not be read',
  none: 'This plan rests on no assumption that could be changed.',
  writing: 'Pages are being written. Assumptions can be changed when they are done.',
  groups: { dates: 'Dates', money: 'Money', forecast: 'Forecast' },
  usedOn: (pages: PageNumbers) => `On ${pagesOf(pages)}`,
  proposed: (value: string) => `Proposed: ${value}`,
  reset: (label: string) => `Reset ${label}`,
  resetAll: 'Reset all',
  bounds: (min: string, max: string) => `From ${min} to ${max}`,
  least: (min: string) => `At least ${min}`,
  wrong: 'One of the numbers is out of its bounds.',
  changes: (pages: PageNumbers, others: number) =>
    pages.length === 0
      ? 'No page changes with this.'
      : `This rewrites ${pagesOf(pages)}. The other ${others} stay as they are.`,
  apply: (count: number) =>
    count === 0 ? 'Save' : `Apply and rewrite ${count === 1 ? '1 page' : `${count} pages`}`,
  discard: 'Discard',
  saved: 'Assumptions saved',
};
