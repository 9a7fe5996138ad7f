/**
 * Bytes as the letters that a QR code packs best (RFC 9285): two bytes are three letters of its alphanumeric mode. Every
 * reader gives them back as a text, also those that know no bytes.
 */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const high = bytes[at] ?? 0;
    const low = bytes[at + 1];
    const value = low === undefined ? high : high * 256 + low;
    text += letter(value % 45) + letter(Math.floor(value / 45) % 45);
    if (low !== undefined) text += letter(Math.floor(value / 2025));
  }
  return text;
}

const letter = (digit: number): string => LETTERS.charAt(digit);

/** Undefined where the text is not of these letters, or stands for no bytes. */
export function fromBase45(text: string): Uint8Array | undefined {
  if (text.length % 3 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor(text.length / 3) * 2 + (text.length % 3 === 2 ? 1 : 0));
  let to = 0;
  for (let at = 0; at < text.length; at += 3) {
    const digits = [0, 1, 2]
      .filter((offset) => at + offset < text.length)
      .map((offset) => LETTERS.indexOf(text.charAt(at + offset)));
    if (digits.includes(-1)) return undefined;
    const [first = 0, second = 0, third = 0] = digits;
    const value = first + second * 45 + third * 2025;
    const whole = digits.length === 3;
    if (value > (whole ? 0xffff : 0xff)) return undefined;
    if (whole) bytes[to++] = value >> 8;
    bytes[to++] = value & 0xff;
  }
  return bytes;
}
