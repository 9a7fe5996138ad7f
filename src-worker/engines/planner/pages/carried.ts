/** What the client wants on everything, set into each kind of draft. */
import { closeWords } from '../plan/journey.ts';
import type { Plan } from '../plan/index.ts';
import { characters, fitting, LIMITS, MOST_POINTS, type Draft } from './limits.ts';

/** Its sentences with one less each time, before the last, which asks for something: 'A. B. Ask us.' → 'A. Ask us.', 'Ask us.' */
function shorter(plan: Plan, text: string): string[] {
  const { sentence, join } = plan.say.contentStrategy;
  const ask = sentence(closeWords(plan).ask);
  const body = text.endsWith(ask) ? text.slice(0, -ask.length).trim() : text;
  const mark = join(['', '']);
  const parts = body
    .split(mark.trim() === '' ? /(?<=[.?!”])\s/u : mark.trim())
    .flatMap((part) => part.trim() || []);
  return parts.map((_, i) => join([...parts.slice(0, parts.length - 1 - i), ask]));
}

/** With the lines that everything carries, wherever the kind of draft has room for them. */
export function carrying(plan: Plan, draft: Draft, lines: readonly string[]): Draft {
  const held = JSON.stringify(draft).toLowerCase();
  const missing = lines.filter((line) => !held.includes(line.toLowerCase()));
  if (missing.length === 0) return draft;
  const { sentence, join, small } = plan.say.contentStrategy;
  const all = join(missing.map(sentence));
  const joined = (text: string | undefined): string =>
    text === undefined || text === '' ? all : join([sentence(text), all]);
  const texts = [draft.text, ...shorter(plan, draft.text ?? '')].map(joined);
  switch (draft.kind) {
    case 'video': {
      const shots = draft.shots ?? [];
      const words = join(missing);
      return {
        ...draft,
        shots: shots.map((shot, i) =>
          i === shots.length - 1 ? { ...shot, text: `${shot.text} ${small({ words })}` } : shot,
        ),
      };
    }
    case 'chat': {
      const replies = draft.replies ?? [];
      const last = replies.length - 1;
      return {
        ...draft,
        replies: replies.map((one, i) =>
          i === last ? { ...one, text: [sentence(one.text), ...missing].join(' ') } : one,
        ),
      };
    }
    case 'post': {
      const [text = all] = texts;
      if (characters(text) <= LIMITS.feedText) return { ...draft, text };
      // Beside tiles no points are drawn.
      if (draft.tiles) return { ...draft, text: fitting(LIMITS.feedText, texts) ?? all };
      const points = [...missing.map((line) => ({ text: line })), ...(draft.points ?? [])];
      return { ...draft, points: points.slice(0, Math.max(MOST_POINTS, missing.length)) };
    }
    case 'search': {
      const text = fitting(LIMITS.searchText, [...texts, all]);
      return text === undefined ? draft : { ...draft, text };
    }
    default:
      return draft;
  }
}
