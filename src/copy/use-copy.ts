/** A screen's words by interface language. Thai follows as `th`, of the same type. */
export interface ByLanguage<T> {
  en: T;
}

/** The words in the interface's language, now. English for everybody until a second language exists. */
export const copyOf = <T>(texts: ByLanguage<T>): T => texts.en;

/** The words of a screen in the interface's language. */
export function useCopy<T>(texts: ByLanguage<T>): T {
  return copyOf(texts);
}
