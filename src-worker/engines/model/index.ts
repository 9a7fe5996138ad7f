/**
 * A person's own model: any endpoint that speaks the OpenAI chat-completions protocol. One page is one answer, checked
 * by the section's schema and asked for once more with what was wrong. What the endpoint cannot do is found out by
 * asking, and remembered. Retries of what was lost on the way, and waiting, are the runner's.
 */
import type { Failure, Reason } from '../../../src/shared/domain/failure.ts';
import { pageByNumber, type SectionType } from '../../../src/shared/domain/pages.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { cleanOutput, type Cleaned } from '../../services/clean-output/index.ts';
import { hasFieldOf } from '../../../src/shared/domain/read-output.ts';
import { oneLine } from '../../services/error-body.ts';
import type { Time } from '../../time.ts';
import type { Engine, PlanSource, SectionRequest } from '../engine.ts';
import {
  capabilityKey,
  knownCapabilities,
  lesser,
  type Capabilities,
  type CapabilityStore,
} from './capabilities.ts';
import { askChat, type ChatAnswer, type ChatMessage, type ChatProblem } from './chat.ts';
import { shortfalls } from '../completeness.ts';
import { endpointUrl, type ModelEndpoint } from './endpoint.ts';
import { evidenceFor } from './evidence.ts';
import { chatFailure } from './failure.ts';
import { planFacts, type PlanFacts } from './facts.ts';
import { promptFor, PROMPT_VERSION, secondPrompt, shorterPrompt } from './prompts/index.ts';
import { answerSchema, type JsonSchema } from './strict-schema.ts';
import { estimatedUsage, sumUsage, type PageUsage } from './usage.ts';
import { checked, MOST_PROBLEMS } from './validate.ts';

export interface ModelOptions {
  endpoint: ModelEndpoint;
  /** Asked anew for each call; null where none is known. */
  key: () => Promise<string | null>;
  capabilities: CapabilityStore;
  /** What the device itself would write: the model must keep to it. */
  plan: PlanSource;
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
      const facts = await planFacts(request, options.plan);
      const schema = answerSchema(type);
      const ask = asker(options, schema, type, request, signal);
      const prompt = ({ format, size }: Capabilities): ChatMessage[] =>
        promptFor({ request, type, facts, schema, format, size });
      const first = await ask(prompt);
      if (!first.ok) return { ok: false, failure: chatFailure(first) };
      let usage = first.usage;
      let read = readPage(first, type, request.formData, facts);
      if (read.problems.length > 0) {
        const { problems } = read;
        const second = first.cutOff
          ? await ask((able) => shorterPrompt(prompt(able)), ROOM)
          : await ask((able) =>
              secondPrompt(prompt(able), first.text, problems, { facts, schema, format: able.format }),
            );
        if (second.ok) {
          usage = sumUsage(usage, second.usage);
          const again = readPage(second, type, request.formData, facts);
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
/** `room`: tokens that the answer may take, where the endpoint's own limit was too low. */
type Ask = (prompt: (able: Capabilities) => ChatMessage[], room?: number) => Promise<Asked | ChatProblem>;

/** Tokens of the longest page, in Thai, twice over. */
const ROOM = 8192;

/** Asks with what the endpoint is known to do; with less, and remembers it, where that is refused. */
function asker(
  { endpoint, key, capabilities, fetch, time }: ModelOptions,
  schema: JsonSchema,
  type: SectionType,
  { onText }: SectionRequest,
  signal: AbortSignal,
): Ask {
  const name = capabilityKey(endpoint);
  return async (prompt, wanted) => {
    let room = wanted;
    const before = await knownCapabilities(capabilities, name);
    let now = before;
    for (;;) {
      const messages = prompt(now);
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
            ...(room === undefined ? {} : { max_tokens: room }),
          },
          limits: endpoint.limits,
          signal,
          ...(onText === undefined ? {} : { onText }),
        },
        { fetch, time },
      );
      // Too much for this model, or under another name there: less is asked for in words as well.
      if (room !== undefined && isRefused(answer)) {
        room = undefined;
        continue;
      }
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

const isRefused = (answer: ChatAnswer): boolean =>
  !answer.ok && answer.class === 'status' && (answer.status === 400 || answer.status === 422);

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
  | {
      ok: true;
      title: string;
      output: Section['output'];
      /** As in `Cleaned`. */
      cut?: string;
      /** For the model: what the page may lack in the end. */
      problems: string[];
    }
  | { ok: false; /** For the model. */ problems: string[]; /** For the person. */ reason: Reason };

function readPage({ text, cutOff }: Asked, type: SectionType, answers: FormData, { draft }: PlanFacts): Page {
  // Half a page that closes its brackets looks like a whole one: the limit's word counts.
  if (cutOff) return refused([CUT_SHORT], { code: 'output-cut-off' });
  const cleaned: Cleaned = cleanOutput(text, type);
  if (!cleaned.ok) return refused([UNREADABLE[cleaned.reason.code]], cleaned.reason);
  const { output, title, cut } = cleaned;
  if (!hasFieldOf(output, type))
    return refused(['output: holds none of the fields of this page'], { code: 'output-no-fields' });
  const page = checked(output, type, draft);
  if (!page.ok) return page;
  const written = { title: oneLine(title), output: page.output };
  const lacks = shortfalls(written, type, answers, draft);
  const problems = [...(cut === undefined ? [] : [CUT_SHORT]), ...lacks.map(({ problem }) => problem)];
  const reason = lacks.find(({ isGap }) => isGap !== true)?.reason;
  if (reason !== undefined) return refused(problems, reason);
  return { ok: true, ...written, problems, ...(cut === undefined ? {} : { cut }) };
}

const CUT_SHORT = 'The answer was cut off: write less in each field.';

const refused = (problems: string[], reason: Reason): Page & { ok: false } => ({
  ok: false,
  problems: problems.slice(0, MOST_PROBLEMS),
  reason,
});

const invalid = (reason: Reason): Answer & { ok: false; failure: Failure } => ({
  ok: false,
  failure: { kind: 'invalid', reason, retryable: false },
});
