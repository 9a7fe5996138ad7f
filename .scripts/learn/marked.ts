/** Marked texts: '⟦tag|words⟧' and '⟦tag=value|words⟧' stand in the text; without them it is what a person wrote. */

export interface Mark {
  tag: string;
  /** '' where the mark has none. */
  value: string;
  /** In the plain text. */
  start: number;
  end: number;
}

export interface Marked {
  /** Of the file, then of the text. */
  name: string;
  /** What stands in the heading behind the name. */
  about: readonly string[];
  text: string;
  marks: readonly Mark[];
}

const MARK = /⟦(?<tag>[^⟦⟧|=\n]+)(?:=(?<value>[^⟦⟧|\n]*))?\|(?<words>[^⟦⟧\n]*)⟧/gu;

export function readMarked(file: string, name: string): Marked[] {
  const parts = file.split(/^### (.*)$/mu).slice(1);
  const texts: Marked[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [slug = '', ...about] = (parts[at] ?? '').split('|').map((part) => part.trim());
    texts.push({
      name: `${name}/${slug}`,
      about,
      ...withoutMarks((parts[at + 1] ?? '').replace(/^\r?\n|\s+$/gu, '')),
    });
  }
  return texts;
}

export function withoutMarks(marked: string): Pick<Marked, 'text' | 'marks'> {
  let text = '';
  let from = 0;
  const marks: Mark[] = [];
  for (const match of marked.matchAll(MARK)) {
    const { tag = '', value = '', words = '' } = match.groups ?? {};
    text += marked.slice(from, match.index);
    const lead = words.length - words.trimStart().length;
    marks.push({
      tag: tag.trim(),
      value: value.trim().toLowerCase(),
      start: text.length + lead,
      end: text.length + Math.max(lead, words.trimEnd().length),
    });
    text += words;
    from = match.index + match[0].length;
  }
  text += marked.slice(from);
  if (/[⟦⟧]/u.test(text)) throw new Error(`A mark is broken: ${/.{0,40}[⟦⟧].{0,40}/u.exec(text)?.[0] ?? ''}`);
  return { text, marks };
}
