/**
 * How this deployment is configured: `config.json` beside the page, read at run time (readings, 'The services behind
 * the product'). Nothing in it can stop the product: what is wrong is said, and its default used.
 */
import type * as z from 'zod';
import type { Reason, ValueKind } from '../../src/shared/domain/failure.ts';
import { beginningOf } from './beginning.ts';
import {
  defaultConfig,
  deploymentConfigSchema,
  type DeploymentConfig,
  type Limits,
} from '../../src/shared/domain/config.ts';

export interface LoadedConfig {
  config: DeploymentConfig;
  /** Limits that are not the usual ones, as the file gives them. */
  changedLimits?: Partial<Limits>;
  /** What is wrong with the file; empty when it is right or absent. */
  problems: readonly Reason[];
  /** There was no network to ask for it, and nothing kept from before: these are the defaults. */
  unreached?: true;
}

/** Where the last text of the file is kept for a start without a network. */
export interface KeptText {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

/** Of the file; one that is longer is cut, and then no JSON. */
const MOST_BYTES = 1_000_000;

/** Tells the product's own 'index.html', served for every unknown address, from a configuration. */
const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('text/html') === true;

/**
 * Reads the configuration. An absent file means the defaults and is nobody's fault; without a network it is as it was
 * last time. `address` is absolute; `timeoutMs` covers the body too.
 */
export async function loadConfig(
  fetcher: typeof fetch,
  address: string,
  kept?: KeptText,
  timeoutMs = 5000,
): Promise<LoadedConfig> {
  let body: string;
  try {
    const response = await fetcher(address, { signal: AbortSignal.timeout(timeoutMs), cache: 'no-cache' });
    if (response.status === 404 || isHtml(response)) {
      await keep(kept, '{}');
      return { config: defaultConfig(), problems: [] };
    }
    if (!response.ok) return broken({ code: 'config-unreadable', status: response.status });
    body = await beginningOf(response, MOST_BYTES, AbortSignal.timeout(timeoutMs));
  } catch {
    const last = await kept?.read().catch(() => undefined);
    return last === undefined ? { config: defaultConfig(), problems: [], unreached: true } : readConfig(last);
  }
  await keep(kept, body);
  return readConfig(body);
}

/** A device that keeps nothing reads the file again. */
const keep = (kept: KeptText | undefined, text: string): Promise<void> =>
  kept === undefined ? Promise.resolve() : kept.write(text).catch(() => undefined);

/** The part of a browser's cache that is used. */
interface Caches {
  open(name: string): Promise<{
    match(address: string): Promise<Response | undefined>;
    put(address: string, response: Response): Promise<void>;
  }>;
}

/** The browser's cache as that place; undefined where there is none. */
export const cachedText = (caches: Caches | undefined, address: string): KeptText | undefined =>
  caches && {
    read: async () => (await (await caches.open(CACHE)).match(address))?.text(),
    write: async (text) => (await caches.open(CACHE)).put(address, new Response(text)),
  };
const CACHE = 'palmleaf-config';

/** Reads the text of `config.json`. One bad entry does not take the good ones with it. */
export function readConfig(text: string): LoadedConfig {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return broken({ code: 'config-not-json' });
  }
  const parsed = deploymentConfigSchema.safeParse(value);
  if (parsed.success) return { config: parsed.data, problems: missing(parsed.data), ...changed(parsed.data) };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return broken({ code: 'config-not-object' });
  const problems = parsed.error.issues.flatMap(describe);
  const rest = structuredClone(value);
  for (const issue of parsed.error.issues) removeAt(rest, issue);
  const again = deploymentConfigSchema.safeParse(rest);
  const config = again.success ? again.data : defaultConfig();
  return { config, problems: [...problems, ...missing(config)], ...changed(config) };
}

function changed({ limits }: DeploymentConfig): Pick<LoadedConfig, 'changedLimits'> {
  const usual = new Map<string, number>(Object.entries(defaultConfig().limits));
  const own = Object.entries(limits).filter(([name, value]) => usual.get(name) !== value);
  return own.length === 0 ? {} : { changedLimits: Object.fromEntries(own) };
}

/** What is right by itself and yet cannot work. */
const missing = ({ engine, proxyUrl }: DeploymentConfig): Reason[] =>
  engine === 'agency' && proxyUrl === undefined ? [{ code: 'config-no-proxy' }] : [];

const broken = (problem: Reason): LoadedConfig => ({ config: defaultConfig(), problems: [problem] });

function describe(issue: z.core.$ZodIssue): Reason[] {
  const name = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        code: 'config-unknown',
        name: name === '' ? key : `${name}.${key}`,
      }));
    case 'invalid_type': {
      const meant = KINDS.get(issue.expected);
      return [
        meant === undefined ? { code: 'config-not-valid', name } : { code: 'config-wrong-type', name, meant },
      ];
    }
    case 'too_small':
      return [{ code: 'config-too-small', name, least: Number(issue.minimum) }];
    case 'too_big':
      return [{ code: 'config-too-large', name, most: Number(issue.maximum) }];
    case 'invalid_value':
      return [{ code: 'config-not-a-choice', name, choices: issue.values.map(String) }];
    case 'invalid_format':
      return [{ code: 'config-not-an-address', name }];
    default:
      return [{ code: 'config-not-valid', name }];
  }
}

/** By the names of the schema library. */
const KINDS: ReadonlyMap<string, ValueKind> = new Map([
  ['number', 'number'],
  ['int', 'number'],
  ['string', 'text'],
  ['object', 'object'],
]);

/** Takes what an issue is about out of the value, so that the rest can be read. */
function removeAt(root: object, issue: z.core.$ZodIssue): void {
  const parents = issue.code === 'unrecognized_keys' ? issue.path : issue.path.slice(0, -1);
  let parent: unknown = root;
  for (const step of parents) parent = isObject(parent) ? parent[String(step)] : undefined;
  if (!isObject(parent)) return;
  if (issue.code === 'unrecognized_keys') for (const key of issue.keys) delete parent[key];
  else if (issue.path.length > 0) delete parent[String(issue.path.at(-1))];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
