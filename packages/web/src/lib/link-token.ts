import { useEffect, useState } from 'react';

/** What a fragment such as `#token=…` carries; null where it carries none. */
export function tokenIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}

/**
 * The token that the link of a mail brought along, read once and taken out of the address: whoever looks at the
 * screen, the history or a bookmark later finds nothing to use.
 */
export function useLinkToken(): string | null {
  const [token] = useState(() => tokenIn(window.location.hash));
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (tokenIn(hash) !== null) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, []);
  return token;
}
