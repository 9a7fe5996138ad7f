/** Why a file gives no text, each as a sentence that says what to do. */

export const documentProblems = {
  'too-large': 'This file is larger than 20 MB. Copy the text of the brief out of it and paste it here.',
  'too-much':
    'There is more in this file than can be read here. Copy the part that is the brief out of it and paste it here.',
  'too-slow': 'This file takes too long to read. Copy the text of the brief out of it and paste it here.',
  empty: 'There is no text in this file.',
  scanned:
    'This PDF holds pictures of pages and no text. Scan it with text recognition, or type the main points here.',
  encrypted: 'This file is protected by a password. Save a copy without it, then try again.',
  'encrypted-mail': 'This e-mail is encrypted. Open it in its own program, copy its text and paste it here.',
  'old-word': 'This is a document of an older Word. Open it, save it as .docx or PDF, then try again.',
  'old-spreadsheet':
    'This is a workbook of an older Excel. Open it, save it as .xlsx or PDF, then try again.',
  'old-presentation':
    'This is a presentation of an older PowerPoint. Open it, save it as .pptx or PDF, then try again.',
  'old-mail': 'This is an Outlook message. Save it as .eml, or open it, copy its text and paste it here.',
  'old-office': 'This file is of an older program. Save it as .docx, .xlsx, .pptx or PDF, then try again.',
  'other-office':
    'Files of this program cannot be read as they are. Save it as .docx, .xlsx, .pptx or PDF, then try again.',
  'not-what-it-says': 'This file is not what its name says, and cannot be read.',
  unknown:
    'Files of this kind cannot be read. Text, web pages, e-mails (.eml), PDF, RTF, Word (.docx), Excel (.xlsx), PowerPoint (.pptx) and OpenDocument can.',
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
