/** What an endpoint can do: found by asking, once, and remembered for its address and model. */
import type { ModelEndpoint } from './endpoint.ts';
import type { PromptSize } from './prompts/index.ts';
import { needOf } from './refusals.ts';

/** From the strictest way to get JSON to none. */
const FORMATS = ['json_schema', 'json_object', 'prose'] as const;
export type OutputFormat = (typeof FORMATS)[number];

export interface Capabilities {
  format: OutputFormat;
  stream: boolean;
  /** `stream_options`: the count of tokens at a stream's end. */
  usage: boolean;
  /** What its window holds of a prompt beside the answer. */
  size: PromptSize;
}

/** Where what was found out outlives the worker. */
export interface CapabilityStore {
  read(key: string): Promise<unknown>;
  write(key: string, capabilities: Capabilities): Promise<void>;
}

const BEST: Capabilities = { format: 'json_schema', stream: true, usage: true, size: 'whole' };

/** Of one address and model: another model behind the same address may do less. */
export const capabilityKey = ({ baseUrl, model }: Pick<ModelEndpoint, 'baseUrl' | 'model'>): string =>
  `${baseUrl.replace(/\/+$/u, '')} ${model}`;

/** What is known of the endpoint; of an unknown one the best is hoped. */
export async function knownCapabilities(store: CapabilityStore, key: string): Promise<Capabilities> {
  const stored = await store.read(key).catch(() => undefined);
  return isCapabilities(stored) ? stored : BEST;
}

/**
 * What to try after a refusal, by what its message names; undefined when less would not help. A server that refuses
 * without a word is taken to refuse the format of the answer: that is what such servers lack.
 */
export function lesser(
  now: Capabilities,
  { status, message }: { status: number; message: string },
): Capabilities | undefined {
  if (needOf(status, message, undefined) === 'needs-context')
    return now.size === 'whole' ? { ...now, size: 'short' } : undefined;
  if (!REFUSALS.has(status)) return undefined;
  if (now.usage && /stream_options|include_usage/iu.test(message)) return { ...now, usage: false };
  if (now.stream && /\bstream(?:ing)?\b/iu.test(message)) return { ...now, stream: false };
  if (NOT_THE_FORMAT.test(message) && !/response_format|json|schema|grammar/iu.test(message))
    return undefined;
  const format = FORMATS[FORMATS.indexOf(now.format) + 1];
  return format === undefined ? undefined : { ...now, format };
}

/** How servers say that they do not know a field of the call. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 415, 422, 500, 501]);
/** A refusal for another reason. */
const NOT_THE_FORMAT =
  /\bmodel\b|\bdeployment\b|context|token|length|quota|billing|credit|rate|overload|internal|not found/iu;

const isCapabilities = (value: unknown): value is Capabilities =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  FORMATS.some((format) => format === value.format) &&
  'stream' in value &&
  typeof value.stream === 'boolean' &&
  'usage' in value &&
  typeof value.usage === 'boolean' &&
  'size' in value &&
  (value.size === 'whole' || value.size === 'short');
