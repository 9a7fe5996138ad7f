import { ArrowLeft, ArrowRight, Copy, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { IconButton, ButtonLink } from '../../components/Button.tsx';
import { Text } from '../../components/Text.tsx';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import type { DeckPage } from './deck-pages.ts';
import type { PageCommand } from './PageGrid.tsx';

export interface PageBarProps {
  /** The chosen one. */
  page: DeckPage | undefined;
  pages: readonly DeckPage[];
  proposalId: string;
  onCommand: (page: DeckPage, command: PageCommand) => void;
}

/** All that can be done to the chosen page, for those who have neither the keys nor a mouse. */
export function PageBar({ page, pages, proposalId, onCommand }: PageBarProps) {
  const t = useCopy(words);
  if (page === undefined) return null;
  const isHidden = page.number === undefined;
  const isAt = (at: number): boolean => pages.at(at)?.pageNumber === page.pageNumber;
  return (
    <div role="toolbar" aria-label={t.bar} className="pages-bar">
      <p className="min-w-0 flex-1 truncate pl-2 text-small font-semibold">
        <span className="figures mr-2 text-quiet">{page.number ?? '–'}</span>
        <Text>{page.title}</Text>
      </p>
      <IconButton
        icon={ArrowLeft}
        label={t.earlier}
        disabled={isAt(0)}
        onClick={() => onCommand(page, 'earlier')}
      />
      <IconButton
        icon={ArrowRight}
        label={t.later}
        disabled={isAt(-1)}
        onClick={() => onCommand(page, 'later')}
      />
      <IconButton
        icon={isHidden ? Eye : EyeOff}
        label={isHidden ? t.show : t.hide}
        onClick={() => onCommand(page, isHidden ? 'show' : 'hide')}
      />
      <IconButton icon={Copy} label={t.duplicate} onClick={() => onCommand(page, 'duplicate')} />
      {page.isFree && <IconButton icon={Trash2} label={t.remove} onClick={() => onCommand(page, 'remove')} />}
      {!isHidden && (
        <ButtonLink
          to={addresses.edit(proposalId, page.pageNumber)}
          variant="quiet"
          size="compact"
          icon={Pencil}
        >
          {t.edit}
        </ButtonLink>
      )}
    </div>
  );
}
