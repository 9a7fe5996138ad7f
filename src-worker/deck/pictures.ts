/** The pictures of a proposal as its slides show them. */
import type { Arrangement } from '../../src/shared/domain/arrangement.ts';
import type { PictureRecord } from '../../src/shared/domain/pictures.ts';
import { imageOf } from './agency.ts';
import type { DeckPicture } from './kit/picture.ts';
import type { DeckAgency } from './kit/types.ts';

interface DeckPictures {
  on: (pageNumber: number) => readonly DeckPicture[];
  /** The client's. */
  logo: DeckAgency['logo'] | undefined;
}

export async function picturesOf(
  { pictures = [], logo }: Arrangement = {},
  records: readonly PictureRecord[] = [],
): Promise<DeckPictures> {
  // Every node that shows a picture holds the same object.
  const images = new Map(
    await Promise.all(records.map(async (record) => [record.number, await imageOf(record)] as const)),
  );
  const own = records.find(({ number }) => number === logo?.number);
  const image = own && images.get(own.number);
  return {
    on: (pageNumber) =>
      pictures.flatMap((placed): DeckPicture[] => {
        const { slot, item, alt, ratio, number } = placed;
        const shown = placed.pageNumber === pageNumber ? images.get(number) : undefined;
        return shown ? [{ image: shown, slot, item, alt, ratio }] : [];
      }),
    logo: logo && own && image && { image, width: own.width, height: own.height, ground: logo.ground },
  };
}
