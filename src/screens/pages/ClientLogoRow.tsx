import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../components/Button.tsx';
import { FieldError } from '../../components/Field.tsx';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { readLogo, type LogoProblem } from '../../screen-kit/logo/read-logo.ts';
import type { PictureRecord } from '../../shared/domain/pictures.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import type { Style } from '../../slides/palette.ts';
import { client } from '../../worker-client/index.ts';
import { coloursOfPicture } from './picture-pixels.ts';
import { Thumbnail } from './Thumbnail.tsx';
import type { Arranging } from './use-arrange.ts';

export interface ClientLogoRowProps {
  proposal: ProposalRecord;
  arranging: Arranging;
  record: PictureRecord | undefined;
}

/** The client's logo, beside the agency's on the cover. Its colours are offered as the brand's, and not taken by themselves. */
export function ClientLogoRow({ proposal, arranging, record }: ClientLogoRowProps) {
  const t = useCopy(words).pictures;
  const id = useId();
  const [problem, setProblem] = useState<LogoProblem>();
  const { proposalId, appearance } = proposal;
  const { logo } = arranging.deck;
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return undefined;
    setProblem(undefined);
    const read = await readLogo(file);
    if (!read.ok) return setProblem(read.problem);
    const { ground, ...picture } = read.logo;
    const kept = await client.addPicture(proposalId, picture);
    if (!kept.ok) return showFailure(t.chooseLogo, kept.failure);
    const colours = await coloursOfPicture(picture);
    const ratio = picture.width / picture.height;
    const next = { number: kept.value, name: file.name.slice(0, 200), ratio, ground, colours };
    await arranging.arrange({ logo: next }, t.placed(t.logo));
    return undefined;
  };
  const takeColour = async (brandColour: string): Promise<void> => {
    const answer = await client.setAppearance(proposalId, { brandColour }, {});
    if (!answer.ok) showFailure(t.asBrand(brandColour), answer.failure);
  };
  return (
    <li className="py-2">
      <div className="flex items-center gap-3.5">
        <Thumbnail record={record} />
        <div className="relative min-w-0 flex-1 text-small">
          <p className="text-[0.9375rem] font-semibold">{t.logo}</p>
          {logo && (
            <p className="mt-0.5 flex flex-wrap items-center gap-2 text-quiet">
              {t.colours(logo.colours.length)}
              {logo.colours.map((colour) => {
                const style: Style = { '--swatch': colour };
                const isBrand = appearance.brandColour?.toLowerCase() === colour;
                return (
                  <button
                    key={colour}
                    type="button"
                    aria-label={isBrand ? `${colour}: ${t.isBrand}` : t.asBrand(colour)}
                    aria-pressed={isBrand}
                    className="pages-swatch"
                    style={style}
                    onClick={() => void takeColour(colour)}
                  />
                );
              })}
            </p>
          )}
        </div>
        <label
          htmlFor={id}
          className="relative inline-flex min-h-11 cursor-pointer items-center text-link text-small"
        >
          {logo ? t.describeLogo : t.chooseLogo}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/svg+xml"
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            onChange={(event) => {
              const { files } = event.currentTarget;
              void take(files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        {logo && (
          <IconButton
            icon={Trash2}
            label={t.remove(t.logo)}
            onClick={() => void arranging.arrange({ logo: null }, t.removed(t.logo))}
          />
        )}
      </div>
      <FieldError id={`${id}-problem`} message={problem && t.problems[problem]} />
    </li>
  );
}
