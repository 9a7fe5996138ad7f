/** Which file of a proposal can be had now. */
import type { LocalDelivery, RemoteDelivery } from '../../shared/contract/delivery.ts';
import type { Delivery } from './use-delivery.ts';

/** A file that can be had now. */
export type ReadyFile = LocalDelivery | (RemoteDelivery & { url: string });

/** None while it is asked for, and where the service sends its link by e-mail. */
export function fileOf({ status, polling }: Delivery): ReadyFile | undefined {
  if (polling || status?.state !== 'completed') return undefined;
  const { delivery } = status;
  if (delivery.kind === 'local') return delivery;
  return delivery.url === undefined ? undefined : { ...delivery, url: delivery.url };
}
