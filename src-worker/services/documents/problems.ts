/** Why a file gives no text, each as a sentence that says what to do. */

export const documentProblems = {
  'too-large': 'This file is larger than 20 MB. Copy the text of the brief out of it and paste it here.',
  'too-much':
    'There is more in this file than can be read here. Copy the part that is the brief out of it and paste it here.',
  'too-slow': 'This PDF takes too long to read. Copy the text of the brief out of it and paste it here.',
  empty: 'There is no text in this file.',
  scanned:
    'This PDF holds pictures of pages and no text. Scan it with text recognition, or type the main points here.',
  encrypted: 'This file is protected by a password. Save a copy without it, then try again.',
  'old-word':
    'This is a file of an older Word or of another program. Save it as .docx or PDF, then try again.',
  'other-office': 'This is a spreadsheet or a presentation. Save it as PDF, then try again.',
  'not-what-it-says': 'This file is not what its name says, and cannot be read.',
  unknown: 'Files of this kind cannot be read. Text, Markdown, PDF and Word (.docx) can.',
  broken: 'This file is damaged and cannot be read. Open it in its own program and save it anew.',
} as const;
export type DocumentProblem = keyof typeof documentProblems;

/** Thrown by the readers of single kinds. */
export class DocumentError extends Error {
  readonly problem: DocumentProblem;
  constructor(problem: DocumentProblem) {
    super(documentProblems[problem]);
    this.name = 'DocumentError';
    this.problem = problem;
  }
}

/** What a reader of one kind gives. */
export interface ReadText {
  text: string;
  /** The end was left out. */
  cut: boolean;
}
