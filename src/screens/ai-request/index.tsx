import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import * as addresses from '../../screen-kit/addresses.ts';
import { SiteHeader } from '../../screen-kit/SiteHeader.tsx';
import { useAddressId } from '../../screen-kit/use-address-id.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { navigate } from '../../components/navigation.tsx';
import { NoticePage, PaperSlide } from '../../components/NoticePage.tsx';
import { Spinner } from '../../components/Progress.tsx';
import { common } from '../../copy/common.ts';
import { notices } from '../../copy/notices.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { openRequest, queries } from './queries.ts';

/** `/ai/{id}`: loads an AI request, then goes on to the wizard, filled with it (specification, section 2). */
export default function AiRequest() {
  return (
    <QueryClientProvider client={queries}>
      <Request id={useAddressId()} />
    </QueryClientProvider>
  );
}

function Request({ id }: { id: string }) {
  const { data, isFetching, isError } = useQuery({
    queryKey: ['ai-request', id],
    queryFn: () => openRequest(id),
  });
  useEffect(() => {
    // In place of this address: going back leads to where the person came from.
    if (data !== undefined && !isFetching)
      navigate(addresses.wizard(data.currentStep, data.draftId), { replace: true });
  }, [data, isFetching]);
  return isError && !isFetching ? <Failed id={id} /> : <Loading id={id} />;
}

function Loading({ id }: { id: string }) {
  const t = useCopy(notices);
  useTitle(t.aiLabel);
  return (
    <NoticePage
      header={<SiteHeader navigation={false} />}
      problem={<Spinner />}
      title={t.aiLoading}
      facts={<RequestId id={id} />}
      actions={null}
      picture={<EmptyForm id={id} failed={false} />}
    >
      <output className="sr-only">{t.aiLoading}</output>
    </NoticePage>
  );
}

/** A request that no configured service and no store on this device knows, or that could not be asked for. */
function Failed({ id }: { id: string }) {
  const t = useCopy(notices);
  const shared = useCopy(common);
  useTitle(t.aiTitle);
  return (
    <NoticePage
      header={<SiteHeader navigation={false} />}
      problem={
        <p role="alert" className="flex items-center gap-2 font-semibold text-danger">
          <Icon of={CircleAlert} size={20} />
          {t.aiProblem}
        </p>
      }
      title={t.aiTitle}
      facts={<RequestId id={id} />}
      actions={
        <ButtonLink to={addresses.home} variant="primary">
          {shared.backToHome}
        </ButtonLink>
      }
      picture={<EmptyForm id={id} failed />}
    >
      <p>{t.aiBody}</p>
    </NoticePage>
  );
}

function RequestId({ id }: { id: string }) {
  const t = useCopy(notices);
  return (
    <dl className="mt-3 flex w-full max-w-[32.5rem] gap-9 border-y border-line py-3 text-small">
      <dt className="shrink-0 text-quiet">{t.aiRequestId}</dt>
      <dd className="min-w-0 font-semibold break-all">{id}</dd>
    </dl>
  );
}

/** The five groups with nothing in them. */
function EmptyForm({ id, failed }: { id: string; failed: boolean }) {
  const t = useCopy(notices);
  return (
    <PaperSlide label={t.aiLabel} failed={failed} foot={id} position={t.aiPosition}>
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
  );
}
