import { buttonClasses } from '../../components/Button.tsx';
import { Link } from '../../components/navigation.tsx';
import { edit } from '../../copy/edit.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { nameOf } from '../../screen-kit/field-names.ts';
import type { AnswerField, BareText, Origin } from './bare-texts.ts';
import type { FigureSpot } from './figure-spots.ts';
import type { Place } from './places.ts';

export interface WhereFromProps {
  proposalId: string;
  bare: BareText | undefined;
  /** The headline of the slide. */
  headline: Place | undefined;
  onText: (place: Place) => void;
  onFigures: (spot: FigureSpot) => void;
}

/** What a text that is no field of the page comes from, in one line, with the way to change it there. */
export function WhereFrom(props: WhereFromProps) {
  const words = useCopy(edit);
  const t = words.bare;
  const answers = useAnswerNames();
  const { bare } = props;
  return (
    <output className="edit-where block text-small">
      {bare !== undefined && (
        <span className="-mt-1.5 flex flex-wrap items-center gap-x-2">
          <span>{t.says[bare.origin.kind](nameOfOrigin(bare.origin, words, answers))}</span>
          <Way {...props} origin={bare.origin} />
        </span>
      )}
    </output>
  );
}

function nameOfOrigin(
  origin: Origin,
  words: { headline: string },
  answers: Readonly<Record<AnswerField, string>>,
): string {
  if (origin.kind === 'text') return nameOf(origin.place.path, origin.place.isHeadline, words.headline);
  return origin.kind === 'answer' ? answers[origin.field].toLowerCase() : '';
}

/** What the proposal's own screen calls each answer. */
function useAnswerNames(): Readonly<Record<AnswerField, string>> {
  const t = useCopy(result).overview;
  return {
    'clientInfo.companyName': t.company,
    'clientInfo.heroProduct': t.heroProduct,
    'clientInfo.startingPrice': t.startingPrice,
    'clientInfo.keyMessage': t.keyMessage,
    'clientInfo.productService': t.productService,
    'campaignObjectives.marketingMediaBudget': t.budget,
    'targetAudience.targetDemographics': t.demographics,
    'targetAudience.geographicLocation': t.location,
  };
}

function Way({ origin, proposalId, headline, onText, onFigures }: WhereFromProps & { origin: Origin }) {
  const t = useCopy(edit).bare.ways;
  const look = `${buttonClasses('quiet', 'compact')} -mr-2 text-primary`;
  const leads = (to: string, words: string) => (
    <Link to={to} className={look}>
      {words}
    </Link>
  );
  const opens = (words: string, run: () => void) => (
    <button type="button" className={look} onClick={run}>
      {words}
    </button>
  );
  switch (origin.kind) {
    case 'cover':
      return leads(addresses.edit(proposalId, 1), t.cover);
    case 'agency':
      return leads(addresses.settings, t.agency);
    case 'order':
      return leads(addresses.pages(proposalId), t.order);
    case 'name':
      return headline && opens(t.name, () => onText(headline));
    case 'text':
      return opens(t.text, () => onText(origin.place));
    case 'figures':
      return opens(t.figures, () => onFigures(origin.spot));
    case 'answer':
      return leads(addresses.answer(proposalId, origin.field), t.answer);
    case 'sources':
    case 'plan':
      return leads(addresses.assumptions(proposalId), t.plan);
    case 'layout':
      return null;
  }
}
