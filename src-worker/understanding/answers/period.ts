/** The times that a plan counts in. */
import type { TimeUnit } from '../../../src/shared/reading/quantity.ts';

export type Period = Exclude<TimeUnit, 'minute' | 'hour'>;

export const isPeriod = (unit: TimeUnit): unit is Period => unit !== 'minute' && unit !== 'hour';
