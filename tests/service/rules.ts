/** What a test scripts: which calls a rule is about, and what goes wrong with them. */
import type { ChatAnswer } from './chat.ts';

export const CALL_KINDS = [
  'page',
  'structure',
  'analysis',
  'status',
  'ai-request',
  'extraction',
  'chat',
  'models',
  'file',
  'unknown',
] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** A call, as far as rules look at it. */
export interface Call {
  kind: CallKind;
  /** Of a page call. */
  pageNumber?: number;
  /** The id at the end of the path. */
  id?: string;
}

export interface Rule {
  /** Any call when absent. */
  call?: CallKind;
  pageNumber?: number;
  id?: string;
  /** The first of the matching calls that the rule is about, from 1. */
  nth?: number;
  /** How many calls from there on; all of them when absent. */
  times?: number;

  /** Held until the test opens the gate of this name. */
  gate?: string;
  /** Waits before anything is answered, ms. */
  delayMs?: number;
  /** Replaces the status; from 400 on the usual body goes with it. */
  status?: number;
  /** Added to the answer's headers, or in their place. */
  headers?: Readonly<Record<string, string>>;
  /** In place of the body: text as it is, anything else as JSON. */
  body?: unknown;
  /** Answers a redirect to this address, 307 unless `status` says otherwise. */
  redirect?: string;
  /** The socket is destroyed. */
  drop?: 'before-headers' | 'after-headers' | 'mid-body';
  /** Nothing more comes, for ever; 'dribble': a byte every `byteMs`. */
  stall?: 'before-headers' | 'after-headers' | 'mid-body' | 'dribble';
  /** Between two bytes that dribble, ms; 1000 when absent. */
  byteMs?: number;
  /** The body ends, in good order, after so many bytes. */
  truncate?: number;
  /** 'omit': the answer lacks the CORS headers. 'refuse-preflight': the browser is told no beforehand. */
  cors?: 'omit' | 'refuse-preflight';
  /** What the chat endpoint says. */
  chat?: ChatAnswer;
}

export interface RuleBook {
  /** Adds rules; the answer takes them away. The first that matches is the one that counts. */
  add(rules: Rule | readonly Rule[]): () => void;
  /** The rule about this call, which counts as one occurrence for every rule that matches it. */
  take(call: Call): Rule | undefined;
  /** The rule about the preflight of such a call: it names no page. */
  takePreflight(call: Call): Rule | undefined;
  clear(): void;
}

export function createRuleBook(): RuleBook {
  let entries: { rule: Rule; seen: number }[] = [];
  const take = (eligible: (rule: Rule) => boolean): Rule | undefined => {
    let taken: Rule | undefined;
    for (const entry of entries) {
      if (!eligible(entry.rule)) continue;
      entry.seen += 1;
      const { nth = 1, times = Infinity } = entry.rule;
      if (taken === undefined && entry.seen >= nth && entry.seen < nth + times) taken = entry.rule;
    }
    return taken;
  };
  return {
    add(rules) {
      const added = [rules].flat().map((rule: Rule) => ({ rule, seen: 0 }));
      entries.push(...added);
      return () => {
        entries = entries.filter((entry) => !added.includes(entry));
      };
    },
    take: (call) => take((rule) => rule.cors !== 'refuse-preflight' && matches(rule, call)),
    takePreflight: (call) =>
      take((rule) => rule.cors === 'refuse-preflight' && (rule.call ?? call.kind) === call.kind),
    clear: () => void (entries = []),
  };
}

const matches = (rule: Rule, call: Call): boolean =>
  (rule.call === undefined || rule.call === call.kind) &&
  (rule.pageNumber === undefined || rule.pageNumber === call.pageNumber) &&
  (rule.id === undefined || rule.id === call.id);
