/** A screen's words by interface language. Thai follows as `th`, of the same type. */
export interface ByLanguage<T> {
  en: T;
}

/** The words of a screen in the interface's language. English for everybody until a second language exists. */
export function useCopy<T>(texts: ByLanguage<T>): T {
  return texts.en;
}
