import { House, PanelsTopLeft, Pencil } from 'lucide-react';
import { Link } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { tip } from '../../components/tip.ts';
import { slideshow } from '../../copy/slideshow.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { SlideScene } from '../../shared/scene/scene.ts';
import { slideTitle } from './slide-title.ts';

/** The way home, the way to the proposal and 'Slide n of N: title'. `quietly`: slides change by themselves and are not read out. */
export function Heading(props: {
  proposalId: string;
  slide: SlideScene;
  index: number;
  count: number;
  quietly: boolean;
  /** Its texts are those of a stored page. */
  canEdit: boolean;
}) {
  const t = useCopy(slideshow);
  return (
    <div className="stage-heading" data-bar>
      <Link to={addresses.home} className="stage-button -ml-3 px-3">
        <Icon of={House} size={20} />
        <span className="max-laptop:sr-only">{t.home}</span>
      </Link>
      <Link
        to={addresses.proposal(props.proposalId)}
        {...tip(t.backToProposal)}
        className="stage-button px-3 max-laptop:-ml-2"
      >
        <Icon of={PanelsTopLeft} size={20} />
        <span className="max-laptop:sr-only">{t.backToProposal}</span>
      </Link>
      {props.canEdit && (
        <Link
          to={addresses.edit(props.proposalId, props.slide.pageNumber, props.slide.part)}
          {...tip(t.edit)}
          className="stage-button px-3 max-laptop:-ml-2"
        >
          <Icon of={Pencil} size={20} />
          <span className="sr-only">{t.edit}</span>
        </Link>
      )}
      <h1 className="min-w-0 text-small text-stage-quiet" aria-live={props.quietly ? 'off' : 'polite'}>
        <span className="stage-position">{t.position(props.index + 1, props.count)}</span>
        <strong className="font-semibold text-stage-ink">
          <Text>{slideTitle(props.slide)}</Text>
        </strong>
      </h1>
    </div>
  );
}
