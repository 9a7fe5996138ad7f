import { CircleAlert } from 'lucide-react';
import * as addresses from '../../app/addresses.ts';
import { SiteHeader } from '../../app/SiteHeader.tsx';
import { useAddressId } from '../../app/use-address-id.ts';
import { useTitle } from '../../app/use-title.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NoticePage, PaperSlide } from '../../components/NoticePage.tsx';
import { common } from '../../copy/common.ts';
import { notices } from '../../copy/notices.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** A request that no configured service and no store on this device knows (specification, section 2). */
export default function AiRequest() {
  const t = useCopy(notices);
  const shared = useCopy(common);
  const id = useAddressId();
  useTitle(t.aiTitle);
  return (
    <NoticePage
      header={<SiteHeader navigation={false} />}
      problem={
        <p className="flex items-center gap-2 font-semibold text-danger">
          <Icon of={CircleAlert} size={20} />
          {t.aiProblem}
        </p>
      }
      title={t.aiTitle}
      facts={
        <dl className="mt-3 flex w-full max-w-[32.5rem] gap-9 border-y border-line py-3 text-small">
          <dt className="shrink-0 text-quiet">{t.aiRequestId}</dt>
          <dd className="min-w-0 font-semibold break-all">{id}</dd>
        </dl>
      }
      actions={
        <ButtonLink to={addresses.home} variant="primary">
          {shared.backToHome}
        </ButtonLink>
      }
      picture={
        <PaperSlide label={t.aiLabel} failed foot={id} position={t.aiPosition}>
          {t.aiGroups.map((group) => (
            <div
              key={group}
              className="flex items-center gap-4 border-t border-line py-[1.1cqw] text-[clamp(0.5625rem,2.1cqw,0.875rem)]"
            >
              <span className="w-[28%] shrink-0 truncate">{group}</span>
              <span className="flex-1 border-t border-dashed border-edge" />
            </div>
          ))}
        </PaperSlide>
      }
    >
      <p>{t.aiBody}</p>
    </NoticePage>
  );
}
