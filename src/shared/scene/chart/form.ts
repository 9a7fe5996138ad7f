/** What kinds of chart have in common, for whoever treats some of them alike: a new kind has to say what it is like. */
import type { ChartNode } from '../scene.ts';

const FORMS = {
  bar: 'bars',
  column: 'bars',
  line: 'lines',
  area: 'lines',
  pie: 'slices',
  doughnut: 'slices',
} as const satisfies Record<ChartNode['chart'], string>;

/**
 * Share of a doughnut's radius that is its hole. Half: LibreOffice knows no other, and a total that fits it fits everywhere.
 */
export const DOUGHNUT_HOLE = 0.5;

export type ChartForm = (typeof FORMS)[ChartNode['chart']];

export const formOf = ({ chart }: Pick<ChartNode, 'chart'>): ChartForm => FORMS[chart];
