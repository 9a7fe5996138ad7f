/** Who is signed in with the remote services: a cookie of the page's own (specification, section 6). */
import type { Session } from '../shared/contract/events.ts';

/** Read afresh at each call: an agency's portal may have renewed or ended the session in another tab. */
export const sessionIn = (cookies: string): Session => {
  for (const cookie of cookies.split(';')) {
    const at = cookie.indexOf('=');
    if (at < 0 || cookie.slice(0, at).trim() !== 'sso_token') continue;
    const value = cookie
      .slice(at + 1)
      .trim()
      .replace(/^"(.*)"$/u, '$1');
    return { token: value === '' ? null : decoded(value) };
  }
  return { token: null };
};

let modelKey: string | null = null;

/** The key of the person's model, for as long as this page is open; null forgets it. */
export const holdModelKey = (key: string | null): void => {
  modelKey = key;
};
export const heldModelKey = (): string | null => modelKey;

/** Some portals percent-encode what they put into a cookie; a token with a bare '%' is taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
