/** Figures as they are written, where the place of the digits matters and not what they mean. */

const RUN = /\d[\d,.]*\d|\d/gu;
/** Every run of digits with its marks, and where it begins: '1,250' of '1,250 m'. */
export const digitRuns = (text: string): { digits: string; index: number }[] =>
  [...text.matchAll(RUN)].map(({ 0: digits, index }) => ({ digits, index }));

const MEASURE = /^\d[\d.,]*\s?\S{1,3}$/u;
/** A figure with a short unit and nothing else: '500 ml', '24ซม'. */
export const isMeasure = (text: string): boolean => MEASURE.test(text);

/** '4.7' out of five stars. */
export const STARS = /(?<![\d.,])[345][.,]\d(?!\d)/u;
