/**
 * Who is signed in, asked of the page for every call: cookies are the page's, a worker cannot read them
 * (specification, section 6; the service contract's bearer token).
 */
import { isHeaderText } from '../../src/shared/contract/model.ts';
import type { ReadSession, Session } from '../../src/shared/contract/events.ts';
import type { Time } from '../time.ts';

export interface SessionReader {
  /** The page of this worker answers from now on. */
  attach: (read: ReadSession) => void;
  /** Nobody, when there is no page or it does not answer. */
  read: () => Promise<Session>;
  /** Resolves when somebody else is signed in than at the call, or the signal aborts. */
  changed: (signal: AbortSignal) => Promise<void>;
}

/** How long a busy page may take to answer, ms. */
const ANSWER_MS = 3000;
/** Between two looks at the cookie while a sign-in is waited for, ms. */
const LOOK_MS = 2000;
const NOBODY: Session = { token: null };

export function createSessionReader(time: Time): SessionReader {
  let ask: ReadSession | undefined;
  const read = async (): Promise<Session> => {
    if (ask === undefined) return NOBODY;
    const answered = new AbortController();
    const silent = time.sleep(ANSWER_MS, answered.signal).then(() => NOBODY);
    try {
      return usable(await Promise.race([Promise.resolve(ask()), silent]));
    } catch {
      return NOBODY;
    } finally {
      answered.abort();
    }
  };
  return {
    attach: (given) => void (ask = given),
    read,
    async changed(signal) {
      const before = JSON.stringify(await read());
      do await time.sleep(LOOK_MS, signal);
      while (!signal.aborted && JSON.stringify(await read()) === before);
    },
  };
}

const isCarried = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && isHeaderText(value);

/** A token that no header can carry is none; nor is such a key. */
function usable(session: unknown): Session {
  if (typeof session !== 'object' || session === null || !('token' in session)) return NOBODY;
  const { token } = session;
  const modelKey = 'modelKey' in session && isCarried(session.modelKey) ? session.modelKey : undefined;
  return { token: isCarried(token) ? token : null, ...(modelKey === undefined ? {} : { modelKey }) };
}
