import * as addresses from '../../screen-kit/addresses.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Main } from '../../components/Main.tsx';
import { common } from '../../copy/common.ts';
import { slideshow } from '../../copy/slideshow.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** Instead of a slide: what is the matter and where to go. */
export function StageMessage(props: {
  proposalId: string;
  title: string;
  detail: string;
  onRetry?: () => void;
}) {
  const t = useCopy(slideshow);
  const shared = useCopy(common);
  return (
    <Main className="flex min-h-dvh flex-col items-center justify-center gap-4 bg-stage px-5 text-center text-stage-ink">
      <h1 className="font-heading text-section font-semibold">{props.title}</h1>
      <p className="max-w-[30rem] text-stage-quiet">{props.detail}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {props.onRetry && <Button onClick={props.onRetry}>{shared.retry}</Button>}
        <ButtonLink to={addresses.proposal(props.proposalId)}>{t.open}</ButtonLink>
      </div>
    </Main>
  );
}
