/** Reasons that come as something else: as words, from a service or an earlier build, or out of storage. */
import type { Reason } from './failure.ts';

/**
 * A message of the catalogue (specification, section 8, 'Page generation') as what it says, so that it can be said in
 * another language and acted on; any other words are kept as they are.
 */
export function readReason(text: string): Reason {
  if (/^Network error: Cannot reach proxy server$/u.test(text)) return { code: 'network-error' };
  if (/^Generation failed$/u.test(text)) return { code: 'generation-failed' };
  if (/^An unexpected error occurred\. Please try again\.$/u.test(text)) return { code: 'unexpected' };
  const [, proxyStatus, said] = /^Proxy error (\d{3}): (.*)$/su.exec(text) ?? [];
  if (proxyStatus !== undefined && said !== undefined)
    return { code: 'proxy-error', status: Number(proxyStatus), said };
  const [, late, ms] = /^Page (\d{1,3}) timeout after (\d{1,9})ms$/u.exec(text) ?? [];
  if (ms !== undefined) return { code: 'page-timeout', page: Number(late), ms: Number(ms) };
  const [, failed, why] = /^Page (\d{1,3}) failed: (.*)$/su.exec(text) ?? [];
  if (why === undefined) return { code: 'said', text };
  return { code: 'page-failed', page: Number(failed), reason: pageReason(why) };
}

/** Why a page failed, as builds that stored words told it, where something depends on which reason it is. */
const TOLD: readonly [words: RegExp, code: Told][] = [
  [/^Skipped$/u, 'skipped'],
  [/^the proxy service sent the call on /u, 'proxy-redirected'],
  [/^the configured proxy address /u, 'proxy-bad-address'],
  [/^the model’s address sends /u, 'model-redirected'],
  [/^the model’s address does not /u, 'model-not-openai'],
];
type Told = 'skipped' | 'proxy-redirected' | 'proxy-bad-address' | 'model-redirected' | 'model-not-openai';

function pageReason(text: string): Reason {
  const [, status, said] = /^the model’s server answered (\d{3}): (.*)$/su.exec(text) ?? [];
  if (status !== undefined && said !== undefined)
    return { code: 'model-error', status: Number(status), said };
  const code = TOLD.find(([words]) => words.test(text))?.[1];
  return code === undefined ? { code: 'said', text } : { code };
}

/** What is stored as a reason. What is none, by a fault, costs the reason alone. */
export function storedReason(stored: unknown): Reason {
  if (typeof stored === 'string') return readReason(stored);
  if (!isReason(stored)) return { code: 'unexpected' };
  // Words that an earlier build has read as nobody's in particular.
  return stored.code === 'page-failed' && stored.reason.code === 'said'
    ? { ...stored, reason: pageReason(stored.reason.text) }
    : stored;
}

/** Whether it has the shape of one: a newer build may have stored a code that this one has no words for. */
export function isReason(value: unknown): value is Reason {
  if (typeof value !== 'object' || value === null || !('code' in value) || typeof value.code !== 'string')
    return false;
  return Object.entries(value).every(([name, part]: [string, unknown]) =>
    name === 'reason' ? isReason(part) : typeof part === 'string' || Number.isFinite(part),
  );
}
