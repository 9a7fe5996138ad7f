/** Reading JSON that anybody may have sent. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of an object; undefined of anything else. */
export const field = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** The value of a text that may be none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
