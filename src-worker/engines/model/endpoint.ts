/** An endpoint that speaks the OpenAI chat-completions protocol, as a person sets it up. */

import { below } from '../../services/address.ts';

/** How long an answer may take, ms (readings, 'Limits, pauses, failures'). */
export interface ModelLimits {
  /** Until the first token. */
  firstTokenMs: number;
  /** Between two pieces of the stream. */
  silenceMs: number;
  /** For the whole answer. */
  totalMs: number;
}

export interface ModelEndpoint {
  /** Base of the protocol's paths, as its documentation gives it: 'https://api.openai.com/v1'. */
  baseUrl: string;
  model: string;
  limits: ModelLimits;
}

/** The address of a path under the base, whatever slash the base ends with. Throws for a base that is no address. */
export function endpointUrl(baseUrl: string, path: 'chat/completions' | 'models'): string {
  return below(baseUrl, ...path.split('/'));
}
