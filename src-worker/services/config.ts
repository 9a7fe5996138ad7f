/**
 * How this deployment is configured: `config.json` beside the page, read at run time (readings, 'The services behind
 * the product'). Nothing in it can stop the product: what is wrong is said, and its default used.
 */
import type * as z from 'zod';
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
  /** What is wrong with the file, a sentence each; empty when it is right or absent. */
  problems: readonly string[];
  /** There was no network to ask for it, and nothing kept from before: these are the defaults. */
  unreached?: true;
}

/** Where the last text of the file is kept for a start without a network. */
export interface KeptText {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

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
    if (!response.ok) return broken(`config.json could not be read: the server answered ${response.status}.`);
    body = await response.text();
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
    return broken('config.json is not valid JSON. The defaults are used.');
  }
  const parsed = deploymentConfigSchema.safeParse(value);
  if (parsed.success) return { config: parsed.data, problems: missing(parsed.data), ...changed(parsed.data) };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return broken('config.json must hold one object. The defaults are used.');
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
const missing = ({ engine, proxyUrl }: DeploymentConfig): string[] =>
  engine === 'agency' && proxyUrl === undefined
    ? ["config.json: the engine is 'agency' but there is no 'proxyUrl'; the built-in planner writes instead."]
    : [];

const broken = (problem: string): LoadedConfig => ({ config: defaultConfig(), problems: [problem] });

function describe(issue: z.core.$ZodIssue): string[] {
  const place = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const name = place === '' ? key : `${place}.${key}`;
      return `config.json: '${name}' is not a setting and is ignored.`;
    });
  return [`config.json: '${place}' is not valid (${issue.message}); its default is used.`];
}

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
