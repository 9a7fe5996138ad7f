import { ArrowLeft, Check, CircleAlert, History, Presentation, Search } from 'lucide-react';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/navigation.tsx';
import { Text } from '../../components/Text.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { clockTime } from '../../screen-kit/dates.ts';
import { useNow } from '../../screen-kit/use-now.ts';
import type { Editing } from './use-editing.ts';

export interface EditHeaderProps {
  proposalId: string;
  pageNumber: number;
  /** As its slides show it. */
  number: number;
  title: string;
  /** In the slideshow, from 1. */
  slideNumber: number;
  editing: Pick<Editing, 'isSaving' | 'savedAt' | 'refusals'>;
  /** What Undo or Redo did last. */
  said: string;
  onFind: () => void;
}

const item =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-card text-[0.9375rem] font-semibold transition-colors hover:bg-sunk';

export function EditHeader(props: EditHeaderProps) {
  const { proposalId, pageNumber, number, title } = props;
  const t = useCopy(edit);
  return (
    <header className="page-grid flex h-15 shrink-0 items-center justify-between gap-3 max-laptop:sticky max-laptop:top-0 max-laptop:z-20 max-laptop:bg-paper laptop:h-18">
      <div className="flex min-w-0 items-center gap-3 laptop:gap-5">
        <Link to={addresses.proposal(proposalId)} className={`${item} -ml-3 tablet:px-3`}>
          <Icon of={ArrowLeft} size={20} />
          <span className="max-laptop:sr-only">{t.backToDeck}</span>
        </Link>
        <h1 className="min-w-0 truncate font-heading text-[1.0625rem] font-semibold laptop:border-l laptop:border-line laptop:py-1 laptop:pl-5">
          <span className="figures mr-2 font-medium text-quiet">{number}</span>
          <Text>{title}</Text>
        </h1>
      </div>
      <div className="flex shrink-0 items-center gap-1 tablet:gap-4">
        <SavedState editing={props.editing} said={props.said} />
        <button type="button" className={`${item} tablet:px-3`} onClick={props.onFind}>
          <Icon of={Search} size={20} />
          <span className="max-laptop:sr-only">{t.find.open}</span>
        </button>
        <Link to={addresses.versions(proposalId, pageNumber)} className={`${item} tablet:px-3`}>
          <Icon of={History} size={20} />
          <span className="max-laptop:sr-only">{t.versions}</span>
        </Link>
        <ButtonLink
          to={addresses.slideshow(proposalId, props.slideNumber)}
          icon={Presentation}
          className="max-laptop:hidden"
        >
          {t.show}
        </ButtonLink>
      </div>
    </header>
  );
}

/** 'Just now' for so long, ms. */
const JUST_NOW_MS = 60_000;

/** Said only once it is stored. */
function SavedState({ editing, said }: Pick<EditHeaderProps, 'editing' | 'said'>) {
  const t = useCopy(edit);
  const { isSaving, savedAt, refusals } = editing;
  const now = useNow(savedAt === undefined ? undefined : JUST_NOW_MS / 4);
  const failed = refusals.length > 0;
  const saved =
    savedAt === undefined
      ? said
      : now - savedAt < JUST_NOW_MS
        ? t.saved
        : t.savedAt(clockTime(new Date(savedAt).toISOString()));
  const text = failed ? t.notSaved : isSaving ? t.saving : saved;
  if (text === '') return null;
  return (
    <p className={`flex items-center gap-2 text-small ${failed ? 'text-danger' : 'text-quiet'}`}>
      {failed && <Icon of={CircleAlert} />}
      {!failed && !isSaving && <Icon of={Check} className="text-primary" />}
      {text}
    </p>
  );
}
