/** The step in an address, 1 to 5; 1 where it makes no sense. */
export function stepOf(search: URLSearchParams): number {
  const step = Number(search.get('step'));
  return Number.isInteger(step) && step >= 1 && step <= 5 ? step : 1;
}
