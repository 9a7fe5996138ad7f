/** Cross-origin calls with credentials: the exact origin is echoed, never a star. */
import type { IncomingMessage } from 'node:http';

const EXPOSED = 'Retry-After, X-Request-ID';

export function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED,
    vary: 'Origin',
  };
}

export function preflightHeaders(request: IncomingMessage): Record<string, string> {
  const wanted = request.headers['access-control-request-headers'];
  return {
    ...corsHeaders(request),
    'access-control-allow-methods': 'GET, POST',
    ...(wanted === undefined ? {} : { 'access-control-allow-headers': wanted }),
    // Every call asks anew, so that a rule about preflights always has its turn.
    'access-control-max-age': '0',
    // A page on the open web that asks for a local address.
    ...(request.headers['access-control-request-private-network'] === 'true'
      ? { 'access-control-allow-private-network': 'true' }
      : {}),
  };
}
