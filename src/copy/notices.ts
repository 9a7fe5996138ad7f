import { notices as en } from './en/notices.ts';

export const notices = { en };
