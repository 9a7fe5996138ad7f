/** What the client wants on everything, set into each kind of draft. */
import { closeWords } from '../plan/journey.ts';
import type { Plan } from '../plan/index.ts';
import { characters, fitting, LIMITS, MOST_POINTS, type Draft } from './limits.ts';

/** With a line that everything carries, wherever the kind of draft has room for it. */
export function carrying(plan: Plan, draft: Draft, line: string): Draft {
  const { sentence, join } = plan.say.contentStrategy;
  const holds = (text: string | undefined): boolean =>
    text?.toLowerCase().includes(line.toLowerCase()) ?? false;
  if (holds(JSON.stringify(draft))) return draft;
  const joined = (text: string | undefined): string =>
    text === undefined ? sentence(line) : join([sentence(text), sentence(line)]);
  switch (draft.kind) {
    case 'video': {
      const shots = draft.shots ?? [];
      return {
        ...draft,
        shots: shots.map((shot, i) => (i === shots.length - 1 ? { ...shot, text: joined(shot.text) } : shot)),
      };
    }
    case 'chat': {
      const replies = draft.replies ?? [];
      const last = replies.length - 1;
      return {
        ...draft,
        replies: replies.map((one, i) =>
          i === last ? { ...one, text: `${sentence(one.text)} ${line}` } : one,
        ),
      };
    }
    case 'post': {
      const text = joined(draft.text);
      return characters(text) <= LIMITS.feedText
        ? { ...draft, text }
        : { ...draft, points: [{ text: line }, ...(draft.points ?? [])].slice(0, MOST_POINTS) };
    }
    case 'search': {
      const texts = [joined(draft.text), joined(closeWords(plan).ask), line];
      const text = fitting(LIMITS.searchText, texts);
      return text === undefined ? draft : { ...draft, text };
    }
    default:
      return draft;
  }
}
