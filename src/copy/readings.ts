import { readings as en } from './en/readings.ts';

export const readings = { en };
