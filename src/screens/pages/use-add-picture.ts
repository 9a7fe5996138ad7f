import { useState } from 'react';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import { freeSection } from '../../shared/domain/free-page.ts';
import type { PicturePlace } from '../../shared/domain/pictures.ts';
import { client } from '../../worker-client/index.ts';
import type { DeckPage } from './deck-pages.ts';
import { RATIOS } from './place-picture.ts';
import { readPicture, type PictureProblem } from './read-picture.ts';
import type { Arranging } from './use-arrange.ts';

/** Reads a file, keeps it with the proposal and puts it in its place. */
export function useAddPicture(
  { proposal }: ProposalView,
  arranging: Arranging,
  chosen: DeckPage | undefined,
) {
  const t = useCopy(words);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();
  const { proposalId, language } = proposal;

  /** A page for the picture alone, behind the chosen one. */
  const ownPage = async (): Promise<PicturePlace | undefined> => {
    const section = freeSection('picture', t.words[language]);
    const answer = await client.addPage(proposalId, section, chosen?.pageNumber ?? 1);
    if (answer.ok) return { pageNumber: answer.value.pageNumber, slot: 'free', item: 0 };
    showFailure(t.notArranged, answer.failure);
    return undefined;
  };

  /** The page that shows it; undefined where it could not be read or kept. */
  const add = async (file: File, wanted: PicturePlace | undefined): Promise<number | undefined> => {
    setProblem(undefined);
    setReading(true);
    const read = await readPicture(file, RATIOS[wanted?.slot ?? 'free']);
    setReading(false);
    if (!read.ok) {
      setProblem(read.problem);
      return undefined;
    }
    const { picture } = read;
    const kept = await client.addPicture(proposalId, picture);
    if (!kept.ok) {
      showFailure(t.notArranged, kept.failure);
      return undefined;
    }
    const place = wanted ?? (await ownPage());
    if (place === undefined) return undefined;
    const ratio = picture.width / picture.height;
    const placed = { number: kept.value, name: file.name.slice(0, 200), alt: '', ratio, ...place };
    const isDone = await arranging.arrange({ place: placed }, t.pictures.placed(file.name));
    return isDone ? place.pageNumber : undefined;
  };
  return { add, isReading, problem };
}
