/** Whether a colour is light: words in it stand on a filled ground. '#rrggbb'. Pure. */
export function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  // As bright as the eye has them.
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255 > 0.6;
}
