import { useCallback, useState } from 'react';
import { useWorded } from '../../screen-kit/failures.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { ScreenFallback } from '../../screen-kit/ScreenFallback.tsx';
import { SiteHeader } from '../../screen-kit/SiteHeader.tsx';
import { useAddressId } from '../../screen-kit/use-address-id.ts';
import { ButtonLink, buttonClasses } from '../../components/Button.tsx';
import { useSearchParams } from '../../components/navigation.tsx';
import { NoticePage, PaperSlide } from '../../components/NoticePage.tsx';
import { common } from '../../copy/common.ts';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { stepOf } from './step-of.ts';
import { useInitialAnswers } from './use-initial-answers.ts';
import { Wizard } from './Wizard.tsx';

/** 'Create Marketing Proposal': `/?view=wizard&step=3&draft=…`, or `/{id}?view=wizard` to edit a proposal's answers. */
export default function WizardScreen() {
  const query = useSearchParams();
  const word = useWorded();
  const [proposalId] = useState(useAddressId());
  const initial = useInitialAnswers(
    query.get('draft') ?? undefined,
    proposalId === '' ? undefined : proposalId,
  );
  const addressOf = useCallback(
    (step: number, draftId: string | undefined) =>
      proposalId === '' ? addresses.wizard(step, draftId) : addresses.editProposal(proposalId, step, draftId),
    [proposalId],
  );
  if (initial.state === 'loading') return <ScreenFallback />;
  if (initial.state === 'gone')
    return <Gone message={initial.failure.kind === 'not-found' ? undefined : word(initial.failure.reason)} />;
  return (
    <Wizard
      answers={initial.answers}
      step={stepOf(query)}
      addressOf={addressOf}
      editedFrom={proposalId === '' ? undefined : proposalId}
    />
  );
}

/** The draft or proposal of the address cannot be read. */
function Gone({ message }: { message: string | undefined }) {
  const t = useCopy(wizard);
  const shared = useCopy(common);
  return (
    <NoticePage
      header={<SiteHeader />}
      title={t.gone.title}
      actions={
        <>
          {/* A real load: this screen reads its answers once. */}
          <a href={addresses.wizard()} className={buttonClasses('primary')}>
            {t.gone.again}
          </a>
          <ButtonLink to={addresses.home}>{shared.backToHome}</ButtonLink>
        </>
      }
      picture={
        <PaperSlide label={t.title} foot="" position="0 of 19">
          {null}
        </PaperSlide>
      }
    >
      <p>{message ?? t.gone.body}</p>
    </NoticePage>
  );
}
