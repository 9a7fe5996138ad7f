/** Tokens that a page took: as the server counted them, else estimated from the text. */
import type { ChatMessage } from './chat.ts';
import { tokensIn } from './tokens.ts';

export interface PageUsage {
  promptTokens: number;
  completionTokens: number;
  /** The server did not say. */
  estimated?: true;
}

export const estimatedUsage = (messages: readonly ChatMessage[], answer: string): PageUsage => ({
  promptTokens: messages.reduce((sum, { content }) => sum + tokensIn(content), 0),
  completionTokens: tokensIn(answer),
  estimated: true,
});

export const sumUsage = (a: PageUsage, b: PageUsage): PageUsage => ({
  promptTokens: a.promptTokens + b.promptTokens,
  completionTokens: a.completionTokens + b.completionTokens,
  ...(a.estimated === true || b.estimated === true ? { estimated: true } : {}),
});
