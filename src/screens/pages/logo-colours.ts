/** The colours of a logo, to be offered as the brand's. Pure. */

interface Colour {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/** Colours are counted together that differ by less than this, 0 to 255. */
const STEP = 32;
/** Less opacity than this is an edge. */
const OPAQUE = 200;
const MOST = 3;
/** Of all that is coloured, a colour that covers less is an accident. */
const LEAST_SHARE = 0.04;
/** Between two that are offered, over red, green and blue. */
const APART = 90;

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
/** 0 of a grey, 1 of a pure colour. */
const saturation = (red: number, green: number, blue: number): number => {
  const most = Math.max(red, green, blue);
  return most === 0 ? 0 : (most - Math.min(red, green, blue)) / most;
};

/** '#rrggbb', the one that covers most first; none of a logo in black, white and grey. @param data as a canvas gives it */
export function coloursIn(data: Uint8ClampedArray): string[] {
  const found = new Map<number, Colour>();
  let all = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4);
    if (opacity < OPAQUE || Math.max(red, green, blue) < 40 || saturation(red, green, blue) < 0.25) continue;
    all += 1;
    const key = [red, green, blue].reduce((sum, value) => sum * 8 + Math.floor(value / STEP), 0);
    const colour = found.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    colour.count += 1;
    colour.red += red;
    colour.green += green;
    colour.blue += blue;
    found.set(key, colour);
  }
  const colours: number[][] = [];
  for (const { count, red, green, blue } of [...found.values()].toSorted((a, b) => b.count - a.count)) {
    const colour = [red / count, green / count, blue / count];
    const isNew = colours.every(
      (other) => Math.hypot(...other.map((value, index) => value - (colour[index] ?? 0))) > APART,
    );
    if (count >= all * LEAST_SHARE && isNew) colours.push(colour);
  }
  return colours.slice(0, MOST).map((colour) => `#${colour.map(hex).join('')}`);
}
