/** Addresses of services, and what lies below them. */

/** An address below another's path; its query stays. `segments` are encoded. */
export function below(address: string, ...segments: readonly string[]): string {
  const url = new URL(address);
  url.pathname = [url.pathname.replace(/\/+$/u, ''), ...segments.map(encodeURIComponent)].join('/');
  return url.href;
}

/** A link that a service sent, whole; undefined for what does not lead into the web ('javascript:', 'file:', …). */
export function webLink(link: unknown, base: string): string | undefined {
  if (typeof link !== 'string' || link.trim() === '' || !URL.canParse(link.trim(), base)) return undefined;
  const { href, protocol } = new URL(link.trim(), base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
