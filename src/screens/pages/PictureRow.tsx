import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '../../components/Button.tsx';
import { TextInput } from '../../components/Field.tsx';
import { Text } from '../../components/Text.tsx';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { PictureRecord, PlacedPicture } from '../../shared/domain/pictures.ts';
import { Thumbnail } from './Thumbnail.tsx';
import type { Arranging } from './use-arrange.ts';

export interface PictureRowProps {
  picture: PlacedPicture;
  record: PictureRecord | undefined;
  /** The number that its page shows; undefined of a hidden one. */
  page: number | undefined;
  arranging: Arranging;
}

/** What was asked for is written at once. */
const focused = (input: HTMLInputElement | null): void => input?.focus();

export function PictureRow({ picture, record, page, arranging }: PictureRowProps) {
  const t = useCopy(words).pictures;
  const id = useId();
  const [alt, setAlt] = useState<string>();
  const { pageNumber, slot, item, number } = picture;
  const keep = (): void => {
    setAlt(undefined);
    if (alt === undefined || alt.trim() === picture.alt) return;
    void arranging.arrange(
      { describe: { pageNumber, slot, item, number }, alt: alt.trim() },
      t.placed(picture.name),
    );
  };
  return (
    <li className="py-2">
      <div className="flex items-center gap-3.5">
        <Thumbnail record={record} />
        <div className="min-w-0 flex-1 text-small">
          <p className="truncate text-[0.9375rem] font-semibold">
            <Text>{picture.name}</Text>
          </p>
          <p className={picture.alt === '' ? 'text-accent-ink' : 'truncate text-quiet'}>
            {t.on(page)}. {picture.alt === '' ? t.noAlt : <Text>{picture.alt}</Text>}
          </p>
        </div>
        {alt === undefined && (
          <button
            type="button"
            className="text-link text-small touch:min-h-11"
            onClick={() => setAlt(picture.alt)}
          >
            {t.describe}
          </button>
        )}
        <IconButton
          icon={Trash2}
          label={t.remove(picture.name)}
          onClick={() =>
            void arranging.arrange({ takeOff: { pageNumber, slot, item } }, t.removed(picture.name))
          }
        />
      </div>
      {alt !== undefined && (
        <form
          className="mt-2 grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <label htmlFor={id} className="text-small text-quiet">
            {t.alt}
          </label>
          <div className="flex gap-2">
            <TextInput
              id={id}
              value={alt}
              maxLength={500}
              ref={focused}
              onChange={(event) => setAlt(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setAlt(undefined);
              }}
            />
            <Button type="submit">{t.keep}</Button>
          </div>
        </form>
      )}
    </li>
  );
}
