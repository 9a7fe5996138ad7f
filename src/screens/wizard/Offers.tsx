import { X } from 'lucide-react';
import { IconButton } from '../../components/Button.tsx';
import { langOf } from '../../components/lang.ts';
import { Text } from '../../components/Text.tsx';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { OfferedAnswer } from '../../shared/domain/records.ts';
import { nameIn } from '../../shared/domain/taxonomy.ts';
import type { FieldName } from './form.ts';
import { useOffers } from './prefilled.tsx';

export interface OffersProps {
  name: FieldName;
  label: string;
  /** Says which field it is for, where it does not stand right under it. */
  named?: boolean;
  /** Those that the field could hold now; all where absent. */
  fits?: (value: unknown) => boolean;
}

/** As many as can be taken in at a glance. */
const MOST = 3;

/** 'From your brief': what an empty field may say, one tap each, with the words that it comes from. */
export function Offers({ name, label, named = false, fits }: OffersProps) {
  const t = useCopy(wizard).offers;
  const { offers, take, dismiss } = useOffers(name);
  const words = useOfferWords();
  const shown = offers.filter(({ value }) => fits?.(value) !== false).slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <fieldset
      aria-label={t.of(label)}
      className="grid min-w-0 grid-cols-[1fr_auto] rounded-input bg-primary-soft pl-3 text-small forced-colors:border"
    >
      <p className="self-center font-semibold text-primary">{named ? t.of(label) : t.title}</p>
      <IconButton icon={X} label={t.dismiss(label)} className="text-quiet" onClick={dismiss} />
      <ul className="col-span-2 -mt-1.5 pr-3 pb-2">
        {shown.map((offer) => {
          const said = words(offer);
          return (
            <li key={JSON.stringify(offer.value)} className="border-t border-line first:border-t-0">
              <button
                type="button"
                className="group/offer block w-full rounded-badge py-1.5 text-left wrap-anywhere touch:min-h-11"
                onClick={() => take(offer)}
              >
                <span
                  className="font-semibold underline decoration-1 underline-offset-3 group-hover/offer:decoration-2"
                  lang={langOf(said)}
                >
                  {said}
                </span>
                {isNews(offer, said) && (
                  <q className="block text-dense text-quiet">
                    <Text>{offer.source}</Text>
                  </q>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
/** The sentence says more than the answer itself. */
const isNews = ({ source }: OfferedAnswer, said: string): boolean =>
  source !== '' && !letters(said).includes(letters(source));

/** The answer as its field shows it. */
function useOfferWords(): (offer: OfferedAnswer) => string {
  const t = useCopy(wizard);
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'campaignObjectives.advertisingChannels': t.campaignObjectives.channels,
    'campaignObjectives.marketingObjectives': t.campaignObjectives.objectives,
    'targetAudience.targetGroup': t.targetAudience.targetGroups,
    'targetAudience.gender': t.targetAudience.genders,
    'clientInfo.hasOnlineAdExperience': { yes: t.clientInfo.yes, no: t.clientInfo.no },
  };
  const one = (path: string, value: unknown): string => {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'object' && value !== null) return String(Reflect.get(value, 'name'));
    const text = String(value);
    return path.startsWith('clientInfo.business') ? nameIn(text, 'en') : (labels[path]?.[text] ?? text);
  };
  return ({ path, value }) =>
    Array.isArray(value)
      ? value
          .map((entry: unknown) => one(path, entry))
          .filter(Boolean)
          .join(', ')
      : one(path, value);
}
