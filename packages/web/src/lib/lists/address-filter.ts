import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** How the address says that nothing is narrowed, where a list is narrowed unless somebody says otherwise. */
const everything = 'all';

/**
 * One filter of a list, kept in the address: it is there after a reload and on the way back from what the list leads to.
 * Empty narrows nothing; what the address says is not yet checked.
 */
export function useAddressFilter(
  name: string,
  usual = '',
): readonly [value: string, set: (value: string) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  // The router reads `?member=42` as a number.
  const written = String(search[name] ?? usual);
  const set = useCallback(
    (value: string) => {
      const next = value === usual ? undefined : value || everything;
      void navigate({
        to: '.',
        search: ((known: object) => ({ ...known, [name]: next })) as never,
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, name, usual],
  );
  return [written === everything ? '' : written, set];
}
