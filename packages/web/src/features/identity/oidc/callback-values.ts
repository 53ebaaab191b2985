import type { OidcCallbackRequest } from '@chitta/contract';
import { useEffect, useState } from 'react';

/** What the provider put into the address; null where it is none of its answers. */
export function callbackValuesIn(search: string): OidcCallbackRequest | null {
  const given = new URLSearchParams(search);
  const state = given.get('state');
  if (!state) return null;
  const rest = ['code', 'iss', 'error'].flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return { state, ...Object.fromEntries(rest) };
}

/** Read once and taken out of the address: neither history nor a reload shall send it again. */
export function useCallbackValues(): OidcCallbackRequest | null {
  const [values] = useState(() => callbackValuesIn(window.location.search));
  useEffect(() => {
    const { pathname, search } = window.location;
    if (callbackValuesIn(search) !== null) window.history.replaceState(window.history.state, '', pathname);
  }, []);
  return values;
}
