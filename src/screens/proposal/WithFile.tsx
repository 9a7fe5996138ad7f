/** The state of a proposal's file for the card and the bar of a phone: a file that is made tells its progress to them alone. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { DeliveryCard, type DeliveryCardProps } from './DeliveryCard.tsx';
import { PhoneDownload, type PhoneDownloadProps } from './PhoneDownload.tsx';
import { useDelivery, type Delivery } from './use-delivery.ts';
import { useDownload, type Download } from './use-download.ts';

interface FileState {
  delivery: Delivery;
  download: Download;
}

const FileContext = createContext<FileState | undefined>(undefined);

function useFile(): FileState {
  const file = useContext(FileContext);
  if (file === undefined) throw new Error('outside WithFile');
  return file;
}

interface WithFileProps {
  proposalId: string;
  /** Changes with the pages of the deck; '' asks nothing, since there is no page to make a file of. */
  content: string;
  /** The file is asked for, and made, from then on. */
  isCalm: boolean;
  children: ReactNode;
}

export function WithFile({ proposalId, content, isCalm, children }: WithFileProps) {
  const delivery = useDelivery(proposalId, content, isCalm);
  const download = useDownload(proposalId);
  const file = useMemo(() => ({ delivery, download }), [delivery, download]);
  return <FileContext value={file}>{children}</FileContext>;
}

export const FileCard = (props: Omit<DeliveryCardProps, keyof FileState>) => (
  <DeliveryCard {...props} {...useFile()} />
);

export const FileBar = (props: Omit<PhoneDownloadProps, keyof FileState>) => (
  <PhoneDownload {...props} {...useFile()} />
);
