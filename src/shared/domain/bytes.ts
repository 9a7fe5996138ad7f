/** Whether two files are one. */
export function isSameBytes(a: ArrayBuffer, b: ArrayBuffer): boolean {
  if (a.byteLength !== b.byteLength) return false;
  const [left, right] = [new Uint8Array(a), new Uint8Array(b)];
  return left.every((byte, at) => byte === right[at]);
}
