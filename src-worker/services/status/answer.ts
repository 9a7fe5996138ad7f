/** What the status service answered, as polling takes it (specification, sections 4 and 8, 'Status check'). */
import type { Reason } from '../../../src/shared/domain/failure.ts';
import { webLink } from '../address.ts';
import { oneLine } from '../error-body.ts';
import type { HttpAnswer, HttpProblem } from '../http.ts';
import { isMarkup, isObject, objectIn, type JsonObject } from '../json.ts';

export type StatusAnswer =
  /** `url`: absent when the service sends its link by other ways. */
  | { kind: 'completed'; url?: string; message?: string }
  | { kind: 'processing'; progress: number; message?: string }
  /** `stops`: asking again would give the same. `offline`: the device's own doing, which counts as no attempt. */
  | { kind: 'problem'; reason: Reason; stops: boolean; retryAfterMs?: number; offline?: true };

/** @param address where it was asked: links may be relative to it */
export function readStatus(answer: HttpAnswer | HttpProblem, address: string): StatusAnswer {
  if (!answer.ok) return problemOf(answer);
  // Somebody else's page: the service was not reached.
  if (isMarkup(answer.text)) return unreachable;
  const body = answer.text.trim() === '' ? {} : objectIn(answer.text);
  // Damaged on its way: to take it for a finished file without a link would end the matter.
  if (body === undefined) return unexpected(answer.status);
  const fields = fieldsOf(body);
  switch (answer.status) {
    case 200: {
      const url = [fields('url'), fields('downloadUrl')]
        .flat()
        .map((link) => webLink(link, address))
        .find((link) => link !== undefined);
      const [message] = fields('message').flatMap(sentence);
      return {
        kind: 'completed',
        ...(url === undefined ? {} : { url }),
        ...(message === undefined ? {} : { message }),
      };
    }
    case 202: {
      const [message] = fields('message').flatMap(sentence);
      return {
        kind: 'processing',
        progress: fields('progress').flatMap(percent)[0] ?? 0,
        ...(message === undefined ? {} : { message }),
      };
    }
    default:
      return unexpected(answer.status);
  }
}

const unexpected = (status: number): StatusAnswer => ({
  kind: 'problem',
  reason: { code: 'status-unexpected', status },
  stops: false,
});
const unreachable: StatusAnswer = {
  kind: 'problem',
  reason: { code: 'status-unreachable' },
  stops: false,
};

/** 4xx stop, but for those that pass by themselves; everything else may be over in a minute (readings). */
function problemOf(problem: HttpProblem): StatusAnswer {
  if (!('status' in problem)) return unreachable;
  const { status, retryAfterMs } = problem;
  const said = oneLine(problem.statusText);
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status >= 500)
    return { kind: 'problem', reason: { code: 'status-server-error', said }, stops: false, ...wait };
  const stops = problem.class !== 'transient';
  if (status === 404) return { kind: 'problem', reason: { code: 'status-not-found' }, stops };
  if (status === 400) return { kind: 'problem', reason: { code: 'status-invalid-id' }, stops };
  return { kind: 'problem', reason: { code: 'status-http', status, said }, stops, ...wait };
}

/** The values of a field at the top level and under `data`, in this order. */
function fieldsOf(top: JsonObject): (name: string) => unknown[] {
  const data = isObject(top['data']) ? top['data'] : {};
  return (name) => [top[name], data[name]].filter((value) => value !== undefined && value !== null);
}

const sentence = (value: unknown): string[] => {
  const line = typeof value === 'string' ? oneLine(value) : '';
  return line === '' ? [] : [line];
};

/** 0 to 100, of a number or of one in a text ('40', '40 %'). */
function percent(value: unknown): number[] {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return [];
  return [Math.min(100, Math.max(0, Math.round(number)))];
}
