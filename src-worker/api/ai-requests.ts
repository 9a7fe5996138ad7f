/** AI requests: a client's brief on this device, or one of a remote service, as a draft of the questionnaire. */
import * as z from 'zod/mini';
import type { AiRequestView, BriefInput } from '../../src/shared/contract/work.ts';
import { MODEL_SECONDS, type ModelSettings } from '../../src/shared/contract/model.ts';
import { draftIdOfRequest, newId } from '../../src/shared/domain/ids.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import {
  STORED_VERSION,
  type AiRequestRecord,
  type DraftRecord,
  type OfferedAnswer,
  type Prefilled,
} from '../../src/shared/domain/records.ts';
import { formHash } from '../runs/identity.ts';
import { fetchAiRequest } from '../services/ai-request.ts';
import { MOST_CHARACTERS, pastedText, readDocument } from '../services/documents/index.ts';
import { createHttp, type HttpProblem } from '../services/http.ts';
import { readAiRequest } from '../store/ai-requests.ts';
import { answersOf, languageOf, prefilledBy, usableOffers } from '../understanding/message/answers.ts';
import { parsed, Refused } from './answer.ts';
import { chosenEngine, type Context } from './context.ts';
import { savedDraft } from './drafts.ts';
import { idInput } from './inputs.ts';

const briefInput = z.union([
  z.strictObject({ text: z.string().check(z.maxLength(MOST_CHARACTERS * 2)) }),
  z.strictObject({
    name: z.string(),
    bytes: z.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]'),
  }),
]);

interface Answers {
  formData: FormData;
  prefilled: Prefilled;
  language: DraftRecord['language'];
  offered?: readonly OfferedAnswer[];
}

export function aiRequestCommands(context: Context) {
  const { store, time, random, emit } = context;
  return {
    async createAiRequest(value: BriefInput): Promise<string> {
      const brief = parsed(briefInput, value);
      const text = await textOf(brief);
      const at = time.now();
      const record: AiRequestRecord = {
        id: newId('request', at, random),
        version: STORED_VERSION,
        createdAt: at.toISOString(),
        ...('name' in brief ? { fileName: brief.name } : {}),
        text,
      };
      await store.write((writer) => writer.putAiRequest(record));
      return record.id;
    },

    async openAiRequest(value: string): Promise<AiRequestView> {
      const id = parsed(idInput, value);
      // One draft for each request: opened again, it is as the person left it.
      const draftId = draftIdOfRequest(id);
      const known = await store.read((reader) => reader.draft(draftId));
      if (known !== undefined) return { draftId, currentStep: known.currentStep };
      const brief = readAiRequest(await store.read((reader) => reader.aiRequest(id)));
      const answers = brief === undefined ? await fromService(context, id) : await fromBrief(context, brief);
      const requestId = await formHash(answers.formData);
      const draft = await store.write(async (writer) => {
        // Made in another tab in the meantime: what was typed there stays.
        const old = await writer.draft(draftId);
        if (old !== undefined) return old;
        const made = savedDraft({ ...answers, currentStep: 1 }, undefined, requestId, time.now(), draftId);
        await writer.putDraft(made);
        return made;
      });
      const { revision = 0 } = draft;
      emit({ type: 'draftDidSave', draftId, requestId: draft.requestId, revision });
      return { draftId, currentStep: draft.currentStep };
    },
  };
}

async function textOf(brief: BriefInput): Promise<string> {
  if ('name' in brief) {
    const read = await readDocument(brief);
    if (!read.ok) throw new Refused('invalid', { code: `document-${read.problem}` });
    return read.text;
  }
  const text = await pastedText(brief.text);
  if (text === '') throw new Refused('invalid', { code: 'brief-empty' });
  return text;
}

/** Read by the person's model where it is the chosen engine, else, and where that fails, by the device. */
async function fromBrief(context: Context, brief: AiRequestRecord): Promise<Answers> {
  const extraction = brief.extraction ?? (await extract(context, brief.text));
  if (brief.extraction === undefined)
    await context.store.write((writer) => writer.putAiRequest({ ...brief, extraction }));
  const formData = answersOf(extraction.fields);
  return {
    formData,
    prefilled: prefilledBy(formData, extraction.fields),
    language: languageOf(brief.text),
    offered: usableOffers(extraction.offered ?? []),
  };
}

async function extract(context: Context, text: string): Promise<NonNullable<AiRequestRecord['extraction']>> {
  const settings = await context.store.read((reader) => reader.settings());
  if (settings.model !== undefined && (await chosenEngine(context, settings)) === 'model') {
    const fields = await askModel(context, settings.model, text).catch((error: unknown) => {
      console.warn('The brief was read on the device: the model could not be asked.', error);
      return undefined;
    });
    if (fields !== undefined) return { by: 'model', fields };
  }
  const { readMessage } = await import('../understanding/message/index.ts');
  const { fields, offered } = readMessage(text);
  return { by: 'device', fields, offered };
}

/** A brief is short, and a person waits: no longer than this for the whole answer, ms. */
const MODEL_MS = 120_000;

async function askModel({ store, modelKey, time, stopped }: Context, model: ModelSettings, text: string) {
  const [{ extractByModel }, { takeApart }] = await Promise.all([
    import('../engines/model/extract.ts'),
    import('../understanding/message/take-apart.ts'),
  ]);
  // As the device itself would read it: the same stretches, and the same of them left out.
  const segments = takeApart(text).map(({ text: words, whose, kind, by, label }) => ({
    text: by === 'label' ? `${label}: ${words}` : words,
    isClients: whose !== 'agency' && whose !== 'boilerplate' && kind !== 'struck',
  }));
  const seconds = { ...MODEL_SECONDS, ...model };
  return extractByModel(
    segments,
    {
      endpoint: {
        baseUrl: model.baseUrl,
        model: model.model,
        limits: {
          firstTokenMs: seconds.firstTokenSeconds * 1000,
          silenceMs: seconds.silenceSeconds * 1000,
          totalMs: Math.min(seconds.totalSeconds * 1000, MODEL_MS),
        },
      },
      key: modelKey,
      capabilities: {
        read: (name) => store.read((reader) => reader.modelCapabilities(name)),
        write: (name, found) => store.write((writer) => writer.putModelCapabilities(name, found)),
      },
      fetch: (...given) => fetch(...given),
      time,
    },
    stopped,
  );
}

async function fromService(
  { config, session, callId, time, stopped }: Context,
  id: string,
): Promise<Answers> {
  const { aiRequestUrl, limits } = (await config()).config;
  if (aiRequestUrl === undefined) throw unknown();
  const fetched = await fetchAiRequest(
    createHttp({ fetch: (...given) => fetch(...given), time, trusted: [aiRequestUrl] }),
    aiRequestUrl,
    id,
    {
      token: (await session()).token,
      timeoutMs: limits.pageCallTimeoutMs,
      signal: stopped,
      requestId: callId,
    },
  );
  if (!fetched.ok) throw fetched.problem === 'no-data' ? unknown() : refusal(fetched.problem);
  const { formData } = fetched;
  return {
    formData,
    prefilled: prefilledBy(formData, []),
    language: languageOf(JSON.stringify({ ...formData, clientInfo: written(formData.clientInfo) })),
  };
}

/** Without the taxonomy's names, which are in both languages. */
const written = (clientInfo: FormData['clientInfo']): FormData['clientInfo'] => ({
  ...clientInfo,
  businessType: '',
  businessSubType: '',
});

const unknown = (): Refused => new Refused('not-found', { code: 'ai-request-unknown' });

function refusal(problem: HttpProblem): Refused {
  if (problem.class === 'unauthorised') return new Refused('needs-sign-in', { code: 'ai-request-sign-in' });
  if (problem.class === 'permanent' && 'status' in problem && [400, 404, 410].includes(problem.status))
    return unknown();
  const passes = problem.class === 'unreachable' || problem.class === 'transient';
  return new Refused(
    problem.class === 'unreachable' ? 'network' : 'service',
    { code: 'ai-request-unanswered' },
    passes,
  );
}
