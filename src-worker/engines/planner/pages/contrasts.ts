/** Contrasts as pages 5, 9, 10 and 11 speak of them and draw them. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import type { Contrast } from '../plan/contrast.ts';
import { drawnLength, type Stand } from '../plan/stand.ts';
import type { Point } from '../data/points.ts';
import { inCurrency, standsAlone, withoutAside } from '../plan/claims.ts';
import type { Plan } from '../plan/index.ts';
import { measureIn } from '../../../understanding/figures/priced-for.ts';
import type { Formatter } from '../language.ts';
import { ended, lowerFirst } from '../text.ts';
import { withinSentence } from './rival-names.ts';
import type { Write } from './write.ts';
import type { ContrastSlots } from '../wordings/slots.ts';

/** Days on which somebody works. */
const WORKING = /\b(?:working|business) days?\b|วันทำการ/iu;

/** A price for a metre, an hour or a kilo is told with it: 'เมตรละ 450 บาท'. */
function withMeasure(f: Formatter, sum: string, point: Point, words: string): string {
  const unit = point.id === 'price' ? measureIn(words) : undefined;
  return unit === undefined ? sum : f.say(`${sum} per ${unit}`, `${unit}ละ ${sum}`);
}

/** '9 days'; of a rating the number alone. */
export function figureText({ f }: Plan, point: Point, { words, figure }: Stand): string {
  if (!figure) return words;
  if (point.figure?.most !== undefined && 'value' in figure) return f.number(figure.value);
  const told = withMeasure(f, f.quantity(figure), point, words);
  // Twelve working days are more than twelve days.
  return WORKING.test(words)
    ? told.replace(/\bdays?\b/u, (day) => `working ${day}`).replace(/วัน/u, 'วันทำการ')
    : told;
}

/** What the client notes in parentheses for us is not told to others. */
function plain(words: string): string {
  const bare = withoutAside(words);
  return standsAlone(bare) ? bare : words;
}

/** Whom we stand beside, within a sentence. */
const rivalIn = ({ say }: Plan, { rival, card }: Contrast): string =>
  withinSentence(rival) || (card < 0 ? say.contrast.others : say.contrast.rivalUnnamed);

export function contrastSlots(plan: Plan, contrast: Contrast): ContrastSlots {
  const { point, them, us, measured, isTold } = contrast;
  const { f } = plan;
  const spoken = (stand: Stand): string => (measured ? figureText(plan, point, stand) : plain(stand.words));
  return {
    point: point.id,
    label: f.both(point.label),
    rival: rivalIn(plan, contrast),
    ...(isTold === true ? { isTold } : {}),
    us: f.sentence(spoken(us)),
    them: lowerFirst(spoken(them)),
    measured,
  };
}

/** A pair as a sentence of its own. */
export function spokenPair(plan: Plan, contrast: Contrast): string {
  const told = plan.say.contrast.headline(contrastSlots(plan, contrast));
  return plan.f.say(ended(told), told);
}

/** A rival that is cheaper by a known sum, where our price is known too. */
export function dearerThan(
  plan: Plan,
): { more: string; rival: string; them: string; us: string } | undefined {
  const { f, say, contrasts } = plan;
  const found = contrasts.find(
    ({ point, leads, measured }) => point.id === 'price' && leads === 'them' && measured,
  );
  const [us, them] = [found?.us.figure, found?.them.figure];
  if (!found || us?.kind !== 'money' || them?.kind !== 'money' || us.currency !== them.currency)
    return undefined;
  return {
    more: withMeasure(f, f.money(us.value - them.value, us.currency), found.point, found.us.words),
    rival: found.rival || say.contrast.rivalUnnamed,
    them: figureText(plan, found.point, found.them),
    us: figureText(plan, found.point, found.us),
  };
}

export type Versus = NonNullable<Reckoned['versus']>[number];

/** Comparisons of page 10, for each rival in its order. */
export function versusOf(
  plan: Plan,
  nameOf: (card: number) => string,
  contrasts: readonly Contrast[] = plan.contrasts,
): Versus[] {
  const { f } = plan;
  return contrasts.map(({ card, point, them, us, leads, measured }) => {
    const themValue = measured && them.figure ? drawnLength(them.figure) : undefined;
    const usValue = measured && us.figure ? drawnLength(us.figure) : undefined;
    const values = themValue === undefined || usValue === undefined ? {} : { themValue, usValue };
    return {
      rival: nameOf(card),
      label: f.both(point.label),
      them: f.sentence(measured ? figureText(plan, point, them) : plain(them.words)),
      us: f.sentence(
        measured
          ? figureText(plan, point, us)
          : point.id === 'price'
            ? inCurrency(plain(us.words), plan.r.price, f)
            : plain(us.words),
      ),
      leads,
      ...values,
    };
  });
}

/** The figures of comparisons as they are printed and as they are drawn, each from the words that it was read from. */
export const contrastEvidence = (plan: Plan, w: Write): Evidence[] =>
  plan.contrasts
    .filter(({ measured }) => measured)
    .flatMap(({ point, them, us }) =>
      [us, them].map((stand) => {
        const told = figureText(plan, point, stand);
        const drawn = stand.figure?.kind === 'duration' ? drawnLength(stand.figure) : undefined;
        const days =
          drawn === undefined || stand.figure?.kind !== 'duration' || stand.figure.unit === 'day'
            ? ''
            : ` = ${plan.f.number(drawn)} ${plan.f.say('days', 'วัน')}`;
        return w.computed(`${told}${days}`, `“${stand.words}”`);
      }),
    );
