import { useEffect, useState } from 'react';
import { ApiError } from './api-error.ts';

/** What a fragment such as `#token=…` carries; null where it carries none. */
export function tokenIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}

/**
 * The token that the link of a mail brought along, taken out of the address at once: whoever looks at the screen, the
 * history or a bookmark later finds nothing to use. Another link that is put into the same tab counts as well, which
 * browsers take for a step on the same page.
 */
export function useLinkToken(): string | null {
  const [token, setToken] = useState(() => tokenIn(window.location.hash));
  useEffect(() => {
    const take = () => {
      const { pathname, search, hash } = window.location;
      const brought = tokenIn(hash);
      if (brought === null) return;
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
      setToken(brought);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}

/** What became of a link that can be followed once. */
export type LinkOutcome = 'used' | 'expired' | 'replaced' | 'unknown';

const outcomes: Readonly<Record<string, LinkOutcome>> = {
  'links.used': 'used',
  'links.expired': 'expired',
  'links.replaced': 'replaced',
  'links.unknown': 'unknown',
  'requests.invalid': 'unknown',
};

/** What an answer to a link says of it; null where it says nothing of the link. */
export function linkOutcome(error: unknown): LinkOutcome | null {
  return (error instanceof ApiError && outcomes[error.reason ?? '']) || null;
}
