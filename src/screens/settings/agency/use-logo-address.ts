import { useEffect, useState } from 'react';
import type { AgencyLogo } from '../../../shared/domain/agency.ts';

/** An address of the logo for as long as it is shown; undefined without one. */
export function useLogoAddress(logo: AgencyLogo | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!logo) return undefined;
    const made = URL.createObjectURL(new Blob([logo.bytes], { type: logo.type }));
    // oxlint-disable-next-line react/set-state-in-effect -- an address is made, and taken back
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [logo]);
  return address;
}
