/** Pictures of the device on slides, and the client's logo with its colours. */
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { classes } from '../../components/classes.ts';
import { FieldError } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Select } from '../../components/Select.tsx';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useAsked } from '../../screen-kit/use-asked.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import type { PicturePlace, PictureRecord, PlacedPicture } from '../../shared/domain/pictures.ts';
import { client } from '../../worker-client/index.ts';
import { ClientLogoRow } from './ClientLogoRow.tsx';
import type { DeckPage } from './deck-pages.ts';
import { PictureRow } from './PictureRow.tsx';
import { placeOn, placesFor } from './place-picture.ts';
import type { Arranging } from './use-arrange.ts';
import { useAddPicture } from './use-add-picture.ts';

export interface PicturesProps {
  view: ProposalView;
  arranging: Arranging;
  pages: readonly DeckPage[];
  chosen: DeckPage | undefined;
  onChoose: (pageNumber: number) => void;
}

const keyOf = ({ pageNumber, slot, item }: PicturePlace): string => `${pageNumber} ${slot} ${item}`;
/** A page is made for the picture. */
const OWN_PAGE = 'own';

export function Pictures(props: PicturesProps) {
  const { view, arranging, pages } = props;
  const t = useCopy(words).pictures;
  const id = useId();
  const { proposalId } = view.proposal;
  const { pictures = [], logo } = arranging.deck;
  const numbers = [...pictures, ...(logo ? [logo] : [])].map(({ number }) => number);
  const stored = useAsked(`pictures ${proposalId} ${numbers.join()}`, () => client.pictures(proposalId));
  const record = (number: number): PictureRecord | undefined =>
    stored.value?.find((each) => each.number === number);
  const pageOf = ({ pageNumber }: PlacedPicture) => pages.find((page) => page.pageNumber === pageNumber);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-heading text-[1.25rem] font-semibold">
        {t.title}
      </h2>
      <p className="mt-0.5 text-small text-quiet">{t.note}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {pictures.map((picture) => (
          <PictureRow
            key={keyOf(picture)}
            picture={picture}
            record={record(picture.number)}
            page={pageOf(picture)?.number}
            arranging={arranging}
          />
        ))}
        <ClientLogoRow proposal={view.proposal} arranging={arranging} record={logo && record(logo.number)} />
      </ul>
      <Drop {...props} />
    </section>
  );
}

function Drop({ view, arranging, chosen, onChoose }: PicturesProps) {
  const t = useCopy(words).pictures;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [wanted, setWanted] = useState('');
  const places = placesFor([...view.pages, ...(view.free ?? [])]);
  const usual = placeOn(places, arranging.deck.pictures ?? [], chosen?.pageNumber);
  const place = wanted === OWN_PAGE ? undefined : (places.find((each) => keyOf(each) === wanted) ?? usual);
  const { add, isReading, problem } = useAddPicture(view, arranging, chosen);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const on = await add(file, place);
    setWanted('');
    if (on !== undefined) onChoose(on);
  };
  const options = [
    ...places.map((each) => ({ value: keyOf(each), label: t.slots[each.slot](each.item + 1) })),
    { value: OWN_PAGE, label: t.slots.page() },
  ];
  return (
    <div className="mt-4 grid gap-2">
      <label htmlFor={`${id}-where`} className="text-small font-semibold">
        {t.where}
      </label>
      <Select
        id={`${id}-where`}
        options={options.map(({ value, label }) => ({ value, label }))}
        value={place ? keyOf(place) : OWN_PAGE}
        onChange={setWanted}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a shortcut; the file field inside is for everybody */}
      <div
        className={classes(
          'pages-drop relative flex min-h-16 items-center gap-3 rounded-card border border-dashed border-edge px-4',
        )}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <Icon of={ImagePlus} size={20} />
        <label htmlFor={id} className="flex min-h-16 flex-1 cursor-pointer items-center text-[0.9375rem]">
          {isReading ? (
            t.reading
          ) : (
            <span>
              <strong className="font-semibold">{t.drop}</strong> {t.choose}
            </span>
          )}
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const { files } = event.currentTarget;
            void take(files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <FieldError id={`${id}-problem`} message={problem && t.problems[problem]} />
    </div>
  );
}
