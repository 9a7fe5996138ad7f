import { steps as en } from './en/steps.ts';

export const steps = { en };
