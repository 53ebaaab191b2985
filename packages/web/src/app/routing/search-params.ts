export interface LoginSearch {
  /** Where to go after signing in; always a path of this app. */
  readonly next?: string;
}

export interface SignupSearch extends LoginSearch {
  /** Referral code of the member who invited. */
  readonly ref?: string;
  /** By which of an affiliate's links. */
  readonly campaign?: string;
}

const anyOrigin = 'https://app.invalid';

/** A path of this app, or undefined: never an address elsewhere, however it is spelt. */
export function localPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const url = URL.parse(value, anyOrigin);
  return url?.origin === anyOrigin && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
}

function nextOf(search: Record<string, unknown>): LoginSearch {
  const next = localPath(search.next);
  return next === undefined ? {} : { next };
}

/** A short word of an address; the router reads one of digits as a number. */
function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 64) : '';
}

export function validateLoginSearch(search: Record<string, unknown>): LoginSearch {
  return nextOf(search);
}

export function validateSignupSearch(search: Record<string, unknown>): SignupSearch {
  const ref = wordOf(search.ref);
  const campaign = wordOf(search.campaign);
  return { ...nextOf(search), ...(ref && { ref }), ...(campaign && { campaign }) };
}
