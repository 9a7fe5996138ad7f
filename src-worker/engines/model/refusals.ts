/**
 * What a refusal means, by its status and its words: what only a person can change, so that the same call is not made
 * for every page, and how long a server wants to be left alone.
 */
import type { FailureKind } from '../../../src/shared/domain/failure.ts';

/** What the person has to see to; the run waits for it. */
export type Need = Extract<
  FailureKind,
  'needs-credit' | 'needs-context' | 'needs-model' | 'needs-verification'
>;

/** The first that fits is meant. */
const NEEDS: readonly { need: Need; statuses?: ReadonlySet<number>; says: RegExp }[] = [
  {
    need: 'needs-verification',
    says: /must be verified|verify (?:your )?organi[sz]ation|organi[sz]ation (?:is )?not verified/iu,
  },
  {
    need: 'needs-context',
    // What is too large for a minute's allowance at once is so at every try.
    says: /context[ _-]?(?:length|window|size)|maximum context|available context|prompt (?:is )?too long|input (?:is )?too long|input token count|too many (?:input |prompt )?tokens|request too large|n_ctx|num_ctx/iu,
  },
  {
    need: 'needs-credit',
    says: /insufficient[ _](?:quota|balance|credits?|funds)|(?:current|monthly|daily) quota|credit balance|(?:no|more|any|enough|out of) credits?\b|billing (?:hard )?limit|spend(?:ing)? limit|payment required|arrears|top up/iu,
  },
  {
    need: 'needs-model',
    statuses: new Set([400, 403, 404, 410, 422]),
    says: /\bmodels?\b[\s\S]{0,120}?(?:not found|not exist|n['’]t exist|no access|decommissioned|not loaded)|(?:unknown|invalid|no such|not a valid|not a chat|access to(?: the)?) model|no models? (?:is |are )?loaded|no endpoints found|\bdeployments?\b[\s\S]{0,80}?(?:not found|not exist|n['’]t exist)/iu,
  },
];
/** Statuses that say enough without words. */
const BY_STATUS: ReadonlyMap<number, Need> = new Map([
  [402, 'needs-credit'],
  [404, 'needs-model'],
  [405, 'needs-model'],
  [410, 'needs-model'],
  [413, 'needs-context'],
]);

/** Undefined of what may pass by itself, or is about one page alone. */
export function needOf(status: number, message: string, waitMs: number | undefined): Need | undefined {
  // A wrong key has a question of its own.
  if (status === 401) return undefined;
  const said = NEEDS.find(
    ({ says, statuses }) => (statuses === undefined || statuses.has(status)) && says.test(message),
  )?.need;
  // So many a minute were used up: that passes, unless one call alone is more.
  if (
    status === 429 &&
    /per (?:second|min(?:ute)?|hour)\b/iu.test(message) &&
    !/too large|reduce/iu.test(message)
  )
    return waitMs !== undefined && waitMs > LONGEST_WAIT_MS ? 'needs-credit' : undefined;
  // A quota that renews in a minute is a rate; one that renews tomorrow is used up.
  if (status === 429 && waitMs !== undefined)
    return waitMs > LONGEST_WAIT_MS ? 'needs-credit' : said === 'needs-credit' ? undefined : said;
  return said ?? BY_STATUS.get(status);
}

/** Beyond it nobody waits before the screen, ms. */
const LONGEST_WAIT_MS = 15 * 60_000;

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000 };

/** The wait that a body asks for in words, ms: 'try again in 7m12.5s', '"retryDelay": "34s"', '"retry_after": 5'. */
export function waitSaid(body: string): number | undefined {
  const [, said] =
    /(?:try again|retry|wait|resets?)[^.\d\n]{0,40}((?:\d+(?:\.\d+)?\s*(?:milliseconds?|ms|hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)(?![a-z])[\s,]*)+)/iu.exec(
      body,
    ) ?? [];
  if (said !== undefined) {
    const parts = [...said.matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)/giu)];
    return Math.ceil(
      parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * unitMs(unit.toLowerCase()), 0),
    );
  }
  const [, seconds] = /retry[_ -]?after"?\s*[:=]?\s*"?(\d+(?:\.\d+)?)(?![\d.])/iu.exec(body) ?? [];
  return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000);
}

const unitMs = (unit: string): number =>
  /^(?:ms|milli)/u.test(unit) ? 1 : (UNIT_MS[unit.slice(0, 1)] ?? 1000);
