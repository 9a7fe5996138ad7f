/** What the head of an answer says. */

/** 'At most 5 minutes' (readings, 'Limits, pauses, failures'). */
const LONGEST_WAIT_MS = 300_000;

/**
 * The wait that `Retry-After` asks for, ms, from seconds or a date; undefined without a readable one. A date is
 * measured by the service's own clock where the answer shows it: the device's may be wrong by days.
 */
export function retryAfterMs(headers: Pick<Headers, 'get'>, now: Date): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/u.test(value) ? Number(value) * 1000 : untilDate(value, headers.get('date'), now);
  return ms === undefined ? undefined : Math.min(LONGEST_WAIT_MS, Math.max(0, ms));
}

function untilDate(value: string, serverDate: string | null, now: Date): number | undefined {
  const then = Date.parse(value);
  if (Number.isNaN(then)) return undefined;
  const server = Date.parse(serverDate ?? '');
  return then - (Number.isNaN(server) ? now.getTime() : server);
}

/** The standard's words: HTTP/2 sends a status without any. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  425: 'Too Early',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
};
export const statusReason = (status: number): string => REASONS[status] ?? 'Unknown Status';
