import { House } from 'lucide-react';
import { useLocation } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { SiteHeader } from '../../screen-kit/SiteHeader.tsx';
import { useTitle } from '../../screen-kit/use-title.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { NoticePage, PaperSlide } from '../../components/NoticePage.tsx';
import { common } from '../../copy/common.ts';
import { notices } from '../../copy/notices.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** Any path that is no view (specification, section 2). */
export default function NotFound() {
  const t = useCopy(notices);
  const shared = useCopy(common);
  const { pathname } = useLocation();
  useTitle(t.notFoundLabel);
  return (
    <NoticePage
      header={<SiteHeader navigation={false} />}
      title={t.notFoundTitle}
      actions={
        <ButtonLink to={addresses.home} variant="primary" icon={House}>
          {shared.backToHome}
        </ButtonLink>
      }
      picture={
        <PaperSlide label={t.notFoundLabel} foot={pathname} position={t.notFoundPosition}>
          <p className="-ml-[0.05em] font-heading text-[clamp(6rem,18cqw+4rem,15rem)] leading-[0.95] font-semibold tracking-[-0.05em]">
            404
          </p>
        </PaperSlide>
      }
    >
      <p>{t.notFoundBody}</p>
    </NoticePage>
  );
}
