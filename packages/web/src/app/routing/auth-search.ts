import { type LoginSearch, localPath } from './search-params.ts';

export interface AuthSearch extends LoginSearch {
  /** What a member goes there for; else it is to sign in. */
  readonly purpose?: 'connection' | 'proof';
}

/** What is asked of `/auth`; anything that it does not know counts as not asked. */
export function validateAuthSearch({ next: wanted, purpose }: Record<string, unknown>): AuthSearch {
  const next = localPath(wanted);
  const isKnown = purpose === 'connection' || purpose === 'proof';
  return { ...(next !== undefined && { next }), ...(isKnown && { purpose }) };
}
