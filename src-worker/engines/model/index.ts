/**
 * A person's own model: any endpoint that speaks the OpenAI chat-completions protocol. One page is one answer, checked
 * by the section's schema and asked for once more with what was wrong. What the endpoint cannot do is found out by
 * asking, and remembered. Retries of what was lost on the way, and waiting, are the runner's.
 */
import type { Failure, Reason } from '../../../src/shared/domain/failure.ts';
import { pageByNumber, type SectionType } from '../../../src/shared/domain/pages.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { cleanOutput, hasFieldOf, type Cleaned } from '../../services/clean-output/index.ts';
import { oneLine } from '../../services/error-body.ts';
import type { Time } from '../../time.ts';
import type { Engine, SectionRequest } from '../engine.ts';
import {
  capabilityKey,
  knownCapabilities,
  lesser,
  type Capabilities,
  type CapabilityStore,
} from './capabilities.ts';
import { askChat, type ChatAnswer, type ChatMessage, type ChatProblem } from './chat.ts';
import { endpointUrl, type ModelEndpoint } from './endpoint.ts';
import { evidenceFor } from './evidence.ts';
import { chatFailure } from './failure.ts';
import { planFacts, type DraftPage } from './facts.ts';
import { promptFor, PROMPT_VERSION, secondPrompt } from './prompts/index.ts';
import { answerSchema, type JsonSchema } from './strict-schema.ts';
import { estimatedUsage, sumUsage, type PageUsage } from './usage.ts';
import { checked } from './validate.ts';

export interface ModelOptions {
  endpoint: ModelEndpoint;
  /** Asked anew for each call; null where none is known. */
  key: () => Promise<string | null>;
  capabilities: CapabilityStore;
  /** What the device itself would write: its evidence is what the model must keep to. */
  draft: DraftPage;
  fetch: typeof fetch;
  time: Time;
}

type Answer = Awaited<ReturnType<Engine['writeSection']>>;

export function createModelEngine(options: ModelOptions): Engine {
  const { limits, model } = options.endpoint;
  return {
    id: 'model',
    remote: true,
    // Twice: a page may be asked for once more. The engine's own limits come first.
    budgetMs: 2 * limits.totalMs + limits.firstTokenMs,
    async writeSection(request, signal) {
      const type = pageByNumber(request.pageNumber)?.type;
      if (type === undefined) return invalid({ code: 'no-such-page' });
      const facts = await planFacts(request, options.draft);
      const schema = answerSchema(type);
      const ask = asker(options, schema, type, request, signal);
      const first = await ask((format) => promptFor({ request, type, facts, schema, format }));
      if (!first.ok) return { ok: false, failure: chatFailure(first) };
      let usage = first.usage;
      let read = readPage(first.text, type, first.cutOff);
      // Half a text is no finished page either, but better than none.
      if (!read.ok || read.cut !== undefined) {
        const problems = read.ok ? [CUT_OFF] : read.problems;
        const second = await ask((format) =>
          secondPrompt(promptFor({ request, type, facts, schema, format }), first.text, problems),
        );
        if (second.ok) {
          usage = sumUsage(usage, second.usage);
          const again = readPage(second.text, type, second.cutOff);
          if (again.ok || !read.ok) read = again;
        } else if (!read.ok) {
          return { ok: false, failure: chatFailure(second) };
        }
      }
      // Asked twice already: that was the one retry.
      if (!read.ok) return invalid(read.reason);
      const { title, output, cut } = read;
      const evidence = evidenceFor({ title, output }, facts, request, model);
      const written = { model, promptVersion: PROMPT_VERSION, ...usage };
      const section = { type, title, output, evidence, written };
      return { ok: true, section: cut === undefined ? section : { ...section, cut } };
    },
  };
}

type Asked = Extract<ChatAnswer, { ok: true }> & { usage: PageUsage };
type Ask = (prompt: (format: Capabilities['format']) => ChatMessage[]) => Promise<Asked | ChatProblem>;

/** Asks with what the endpoint is known to do; with less, and remembers it, where that is refused. */
function asker(
  { endpoint, key, capabilities, fetch, time }: ModelOptions,
  schema: JsonSchema,
  type: SectionType,
  { onText }: SectionRequest,
  signal: AbortSignal,
): Ask {
  const name = capabilityKey(endpoint);
  return async (prompt) => {
    const before = await knownCapabilities(capabilities, name);
    let now = before;
    for (;;) {
      const messages = prompt(now.format);
      const answer = await askChat(
        {
          url: endpointUrl(endpoint.baseUrl, 'chat/completions'),
          key: await key(),
          body: {
            model: endpoint.model,
            messages,
            stream: now.stream,
            ...(now.stream && now.usage ? { stream_options: { include_usage: true } } : {}),
            ...responseFormat(now.format, schema, type),
          },
          limits: endpoint.limits,
          signal,
          ...(onText === undefined ? {} : { onText }),
        },
        { fetch, time },
      );
      const less = !answer.ok && answer.class === 'status' ? lesser(now, answer) : undefined;
      if (less === undefined) {
        // What was refused for another reason in the end says nothing of the endpoint.
        if (answer.ok && now !== before) await capabilities.write(name, now).catch(() => undefined);
        return answer.ok
          ? { ...answer, usage: answer.usage ?? estimatedUsage(messages, answer.text) }
          : answer;
      }
      now = less;
    }
  };
}

function responseFormat(
  format: Capabilities['format'],
  schema: JsonSchema,
  type: SectionType,
): { response_format?: unknown } {
  if (format === 'prose') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  return {
    response_format: {
      type: 'json_schema',
      json_schema: { name: type, strict: true, schema },
    },
  };
}

const CUT_OFF = 'The answer was cut off: write less in each field.';

/** What the model is told of an answer in which no page was found. */
const UNREADABLE: Readonly<Record<Extract<Cleaned, { ok: false }>['reason']['code'], string>> = {
  'output-invalid': 'Invalid input data',
  'output-wrong-type': 'Input is not a string or object',
  'output-no-json': 'No valid JSON pattern found in string',
  'output-truncated': 'Could not fix truncated JSON',
  'output-too-long': 'The output is too long',
  'output-too-deep': 'The output holds too many values inside each other',
};

type Page =
  | { ok: true; title: string; output: Section['output']; /** As in `Cleaned`. */ cut?: string }
  | { ok: false; /** For the model. */ problems: string[]; /** For the person. */ reason: Reason };

function readPage(text: string, type: SectionType, cutOff: boolean): Page {
  const cleaned: Cleaned = cleanOutput(text, type);
  if (!cleaned.ok) return { ok: false, problems: [UNREADABLE[cleaned.reason.code]], reason: cleaned.reason };
  const { output, title, cut } = cleaned;
  if (!hasFieldOf(output, type))
    return {
      ok: false,
      problems: ['output: holds none of the fields of this page'],
      reason: { code: 'output-no-fields' },
    };
  const page = checked(output, type);
  if (page.ok)
    return {
      ok: true,
      title: oneLine(title),
      output: page.output,
      ...(cut === undefined ? {} : { cut }),
    };
  return cutOff
    ? { ok: false, problems: [CUT_OFF, ...page.problems], reason: { code: 'output-cut-off' } }
    : page;
}

const invalid = (reason: Reason): Answer & { ok: false; failure: Failure } => ({
  ok: false,
  failure: { kind: 'invalid', reason, retryable: false },
});
