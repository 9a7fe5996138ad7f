/**
 * How much a model takes at once, found before a run: a text as long as the longest page with its answer is sent, and the
 * tokens that the server counted are compared with those of a third of it. Some servers drop what is too long without a
 * word.
 */
import type { Language } from '../../../src/shared/domain/options.ts';
import { askChat, type ChatAnswer, type ChatCall, type ChatParts } from './chat.ts';
import { tokensIn } from './tokens.ts';
import { PAGE_TEXTS, type PromptSize } from './prompts/index.ts';
import { needOf } from './refusals.ts';

export interface Window {
  /** The form of the prompts that it holds; absent where not even the short one fits. */
  size?: PromptSize;
  /** Tokens that it takes, where the server said so or dropped the rest; absent where all was taken. */
  tokens?: number;
  /** How the server said that the text was too long. */
  said?: string;
}

/** Tokens of a whole prompt with its answer, estimated; the window of 4,096 is none of them. */
const LONG = 5400;
/** Tokens that the short form and its answer take. */
const LEAST = 3200;
/** Part of the expected tokens under which some were dropped: counts differ a little between texts. */
const ALL = 0.88;

/** What a Thai page is written from, for its tokens: some vocabularies take one for each letter. */
const THAI =
  'แผนนี้ใช้งบสื่อตามที่ตกลงกันไว้ เริ่มลงโฆษณาหลังอนุมัติ และวัดผลทุกสัปดาห์ว่าลูกค้าทักเข้ามากี่ราย แต่ละช่องทางมีหน้าที่เดียว คือพาคนที่กำลังหาสินค้าแบบนี้มาพบเรา แล้วตอบคำถามที่ทำให้เขายังลังเล ';

/** Text of about so many tokens, in words that pages are asked with. */
function longText(language: Language, tokens: number): string {
  const source = language === 'th' ? THAI : PAGE_TEXTS.join('\n');
  const each = tokensIn(source);
  return source.repeat(Math.ceil(tokens / each)).slice(0, Math.round((source.length / each) * tokens));
}

/** Undefined where the server counts nothing, or does not answer: then nothing is known. */
export async function measureWindow(
  call: Omit<ChatCall, 'body'>,
  model: string,
  language: Language,
  parts: ChatParts,
): Promise<Window | undefined> {
  const ask = (tokens: number): Promise<ChatAnswer> =>
    askChat(
      {
        ...call,
        body: {
          model,
          stream: false,
          messages: [
            { role: 'user', content: `${longText(language, tokens)}\n\nAnswer with the one word: ready` },
          ],
        },
      },
      parts,
    );
  const third = await ask(LONG / 3);
  if (!third.ok) return tooLong(third);
  const whole = await ask(LONG);
  if (!whole.ok) return tooLong(whole);
  const [few, all] = [third.usage?.promptTokens, whole.usage?.promptTokens];
  if (few === undefined || all === undefined || few === 0) return undefined;
  return all < few * 3 * ALL ? windowOf(all) : { size: 'whole' };
}

const windowOf = (tokens: number): Window => (tokens >= LEAST ? { size: 'short', tokens } : { tokens });

/** '…maximum context length is 4096 tokens', '"n_ctx":4096': the largest window that the message can mean. */
function tooLong(problem: Extract<ChatAnswer, { ok: false }>): Window | undefined {
  if (problem.class !== 'status') return undefined;
  const { status, message } = problem;
  if (needOf(status, message, undefined) !== 'needs-context') return undefined;
  const [, named] =
    /(?:context (?:length|window|size)[^\d]{0,24}|n_ctx["\s:=]{1,4}|at most |limit of )(\d[\d,]{2,7})/iu.exec(
      message,
    ) ?? [];
  const tokens = named === undefined ? undefined : Number(named.replaceAll(',', ''));
  return tokens === undefined ? { size: 'short', said: message } : { ...windowOf(tokens), said: message };
}
