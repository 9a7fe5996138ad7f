import { slideshow as en } from './en/slideshow.ts';

export const slideshow = { en };
