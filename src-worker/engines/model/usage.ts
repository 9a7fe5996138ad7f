/** Tokens that a page took: as the server counted them, else estimated from the text. */
import type { ChatMessage } from './chat.ts';

export interface PageUsage {
  promptTokens: number;
  completionTokens: number;
  /** The server did not say. */
  estimated?: true;
}

/** Characters a token: about four in Latin script; Thai takes nearly one for each. */
const LATIN = 4;

export const estimatedUsage = (messages: readonly ChatMessage[], answer: string): PageUsage => ({
  promptTokens: messages.reduce((sum, { content }) => sum + tokensIn(content), 0),
  completionTokens: tokensIn(answer),
  estimated: true,
});

function tokensIn(text: string): number {
  const others = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return others + Math.ceil((text.length - others) / LATIN);
}

export const sumUsage = (a: PageUsage, b: PageUsage): PageUsage => ({
  promptTokens: a.promptTokens + b.promptTokens,
  completionTokens: a.completionTokens + b.completionTokens,
  ...(a.estimated === true || b.estimated === true ? { estimated: true } : {}),
});
