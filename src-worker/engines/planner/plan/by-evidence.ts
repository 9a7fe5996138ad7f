/** What the client tells that a channel brought weighs more than any rule of thumb: nothing there gets no money, and what worked goes first. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import type { ChannelEvidence } from '../../../understanding/answers/channel-evidence.ts';
import type { Readings } from '../readings/index.ts';
import { evidenceOf } from '../reckoning/evidence.ts';
import { isWaiting, type Told, type Waiting } from '../reckoning/told.ts';

const REFUSED: Readonly<Record<Exclude<ChannelEvidence['verdict'], 'best'>, Omit<Waiting, 'channel'>>> = {
  nothing: { isNothing: true },
  wrong: { isWrong: true },
};

/** The channels as their own evidence has them; where none would be left nothing is refused. */
export function byEvidence(r: Readings, told: Told): Told {
  const { adChannels } = r;
  const found = evidenceOf(r);
  // A cost of its own says more than a word: what carries the plan by its figures is not refused.
  const carries = (id: AdvertisingChannel): boolean =>
    (told.isNamed && told.channels.includes(id)) || told.of?.includes(id) === true;
  const refused = found.flatMap(({ channel, verdict }): Waiting[] =>
    verdict === 'best' || carries(channel) ? [] : [{ channel, ...REFUSED[verdict] }],
  );
  const waiting = [
    ...told.waiting.filter(({ channel }) => !refused.some((each) => each.channel === channel)),
    ...refused,
  ];
  const isLeft = adChannels.some((id) => !isWaiting({ ...told, waiting }, id));
  const best = found.flatMap(({ channel, verdict }) =>
    verdict === 'best' && !isWaiting(told, channel) ? [channel] : [],
  );
  return {
    ...told,
    ...(isLeft ? { waiting } : {}),
    ...(best.length > 0 && best.length < adChannels.length ? { best } : {}),
  };
}
