import { useEffect, useState } from 'react';
import type { PictureRecord } from '../../shared/domain/pictures.ts';

/** A stored picture, small. What it shows stands in words beside it. */
export function Thumbnail({ record }: { record: PictureRecord | undefined }) {
  const [address, setAddress] = useState<string>();
  const number = record?.number;
  useEffect(() => {
    if (record === undefined) return undefined;
    const url = URL.createObjectURL(new Blob([record.bytes], { type: record.type }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a record with this number never changes
  }, [number]);
  return (
    <span className="grid h-9 w-12 shrink-0 place-items-center overflow-hidden rounded-slide bg-sunk">
      {address !== undefined && <img src={address} alt="" className="size-full object-cover" />}
    </span>
  );
}
