/**
 * What a reading page says itself. A client reads it, so it is in the language of the deck, whichever the interface has.
 */
export const readingPageWords = {
  en: { contents: 'Contents', position: (slide: number, count: number) => `Slide ${slide} of ${count}` },
  th: { contents: 'สารบัญ', position: (slide: number, count: number) => `สไลด์ ${slide} จาก ${count}` },
};
