import { review as en } from './en/review.ts';

export const review = { en };
