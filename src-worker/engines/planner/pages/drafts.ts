/** Drafts of page 14: copy from the client's own words, within each platform's limits. What is too long gives way to what fits. */
import { tellsOfWriting } from '../../../understanding/answers/reached-by.ts';
import { channelsAtWork } from '../plan/at-work.ts';
import type { Plan } from '../plan/index.ts';
import { mandatoryLines, mandatorySlots } from '../plan/message-rules.ts';
import { mayAdvertise } from '../plan/mocked.ts';
import { carrying } from './carried.ts';
import { chatOf } from './draft-chat.ts';
import { copyOf } from './draft-copy.ts';
import { filmOf } from './draft-film.ts';
import { postsOf } from './draft-post.ts';
import { searchesOf } from './draft-search.ts';
import type { Draft } from './limits.ts';

/** What is drawn behind, by what is sold. */
export function sceneOf({ r }: Plan): string | undefined {
  const { id, family } = r.offer.goods;
  return id === 'home charger'
    ? 'charger'
    : family === 'vehicle'
      ? 'car'
      : family === 'home for sale'
        ? 'house'
        : undefined;
}

/** Whether people order or give on the client's own page, so that nobody writes and no reply is drafted. */
const isAlone = ({ r, journey }: Plan): boolean =>
  (journey.close === 'cart' || journey.close === 'cause') &&
  r.ownChannels.includes('website') &&
  !r.ownChannels.some((own) => own === 'line' || own === 'shopee' || own === 'lazada');

/** Whether anybody writes to whom a reply could be drafted: in feeds they do; who searches calls or fills in a form, unless the client tells. */
const isWrittenTo = ({ r, journey }: Plan, isInFeeds: boolean): boolean =>
  isInFeeds ||
  journey.close === 'chat' ||
  journey.close === 'call' ||
  r.ownChannels.includes('line') ||
  Object.values(r.answers).some((answer) => tellsOfWriting(answer));

/** For the channels that have money; a draft that would break a rule of the client's is none. */
export function draftsOf(plan: Plan): Draft[] {
  const { r, say } = plan;
  const { flow } = say.contentStrategy;
  const copy = copyOf(plan);
  const used = channelsAtWork(plan).map(({ id }) => id);
  const has = (...ids: readonly string[]): boolean =>
    used.length === 0 || used.some((id) => ids.includes(id));
  const isUnanswered = ['cart', 'walk-in'].includes(plan.journey.close) && copy.price === undefined;
  const film = has('facebook-ads', 'instagram-ads', 'tiktok-ads')
    ? filmOf(plan, copy, sceneOf(plan))
    : undefined;
  const isInFeeds = has('facebook-ads', 'instagram-ads', 'tiktok-ads', 'linkedin-ads');
  const isSilent = isUnanswered || isAlone(plan) || !isWrittenTo(plan, isInFeeds);
  const chat = isSilent ? undefined : chatOf(plan, copy);
  const found = [
    ...(film ? [film] : []),
    ...(has('facebook-ads', 'instagram-ads', 'linkedin-ads') ? postsOf(plan, copy) : []),
    ...(has('google-ads') ? searchesOf(plan, copy) : []),
    ...(chat ? [chat] : []),
  ];
  const lines = [...mandatoryLines(r), ...mandatorySlots(r)];
  return (
    found
      // Between two headlines stands the end of a line.
      .filter((draft) => mayAdvertise(r, JSON.stringify(draft).replaceAll('\\n', ' ')))
      .map((draft) => carrying(plan, draft, lines))
      // A film's last screen keeps its parts apart; what is read is one text.
      .map(({ text, ...draft }) => (text === undefined ? draft : { ...draft, text: flow(text) }))
  );
}
