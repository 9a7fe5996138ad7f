/** Ages as they are written. */

/** '25–44', '25+'; '' where no age is known. */
export function ageSpan(min: number, max: number): string {
  if (min > 0 && max > 0) return min === max ? `${min}` : `${min}–${max}`;
  return min > 0 ? `${min}+` : '';
}
