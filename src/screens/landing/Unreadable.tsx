import { useWorded } from '../../screen-kit/failures.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { common } from '../../copy/common.ts';
import { landing } from '../../copy/landing.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Failure } from '../../shared/domain/failure.ts';

interface Props {
  failure: Failure;
  again: () => void;
  className: string;
}

/** The proposals of this device could not be read: why, and asking again. */
export default function Unreadable({ failure, again, className }: Props) {
  const t = useCopy(landing);
  const { retry } = useCopy(common);
  const word = useWorded();
  return (
    <Notice
      tone="failed"
      title={t.unreadable}
      className={className}
      actions={
        <Button size="compact" onClick={again}>
          {retry}
        </Button>
      }
    >
      {word(failure.reason)}
    </Notice>
  );
}
