/** Which items of a copy are taken, before anybody has chosen, and what becomes of each. Free of markup. */
import type { ArchiveItem } from '../../shared/contract/archive.ts';

/** There is one of it on a device: it can be replaced, and not be kept beside another. */
export const isSingle = ({ kind }: ArchiveItem): boolean => kind === 'settings' || kind === 'agency';

export const canBeTaken = ({ standing }: ArchiveItem): boolean =>
  standing !== 'same' && standing !== 'from-newer' && standing !== 'unreadable';

/**
 * Everything that this device lacks. Not what is older; nor what would take the place of something that was not its
 * origin; nor settings, which may send answers elsewhere.
 */
export const isTakenUnasked = (item: ArchiveItem): boolean => {
  if (item.kind === 'settings') return false;
  return (
    item.standing === 'new' || item.standing === 'newer' || (item.standing === 'both' && !isSingle(item))
  );
};

/** Hosts of the addresses of settings, once each. */
export const hostsOf = ({ addresses = [] }: ArchiveItem): string =>
  [...new Set(addresses.map((address) => (URL.canParse(address) ? new URL(address).host : address)))].join(
    ', ',
  );
