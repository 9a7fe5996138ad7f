/** Reading JSON that anybody may have sent. */

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a text; undefined for any other text. */
export function objectIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A network that wants its own sign-in first answers for every address with a web page, and so do many servers. */
export const isMarkup = (text: string): boolean => text.trimStart().startsWith('<');
