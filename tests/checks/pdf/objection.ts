/** What is wrong with a file, and by which clause of ISO 14289-1. */

export interface Objection {
  clause: string;
  text: string;
}
export type Objecting = (clause: string, text: string) => void;

/** A language tag: letters, then parts behind hyphens. */
export const isLanguage = (tag: string | undefined): boolean =>
  tag !== undefined && /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(tag);
