import type { OidcCallbackRequest, OidcLink } from '@chitta/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { recoverCode } from '#web/lib/referral-link/kept-code.ts';

/** Why somebody goes to the provider. */
export type OidcPurpose = 'sign_in' | 'connection' | 'proof';

/** The provider that one can sign in with; null: none. Without an answer the pages do without. */
export const providerQuery = queryOptions({
  queryKey: ['oidc', 'provider'] as const,
  queryFn: ({ signal }) => api('GET /api/auth/oidc', { signal }),
  staleTime: 5 * 60_000,
  meta: { isQuiet: true },
});

const linkKey = ['oidc', 'link'] as const;

/** How the member's account and the provider are joined. */
export const linkQuery = queryOptions({
  queryKey: linkKey,
  queryFn: ({ signal }) => api('GET /api/auth/oidc/link', { signal }),
  staleTime: 0,
  meta: { isQuiet: true },
});

const starts = {
  sign_in: 'POST /api/auth/oidc/start',
  connection: 'POST /api/auth/oidc/connection',
  proof: 'POST /api/auth/oidc/proof',
} as const;

/** Goes to the provider; the browser leaves the app and comes back at `/callback`. */
export async function departForProvider(purpose: OidcPurpose, next: string | undefined): Promise<void> {
  const { url } = await api(starts[purpose], { body: next === undefined ? {} : { next } });
  window.location.assign(url);
}

/** What came of a return, asked once: a second request would be refused, since each return counts once. */
export const callbackQuery = (values: OidcCallbackRequest | null) =>
  queryOptions({
    queryKey: ['oidc', 'callback', values?.state] as const,
    queryFn: () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const device = { language: currentLanguage(), ...(timeZone && { timezone: timeZone }) };
      const referralCode = recoverCode();
      const body = { state: '', ...values, ...device, ...(referralCode && { referralCode }) };
      return api('POST /api/auth/oidc/callback', { body });
    },
    enabled: values !== null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });

/** Links the account or unlinks it; both ask for a proof by themselves. */
export function useChangeLink(change: 'POST' | 'DELETE') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<OidcLink> => api(`${change} /api/auth/oidc/link`),
    onSuccess: (link) => client.setQueryData(linkKey, link),
  });
}

/** The name of the provider; undefined while it is not known, or where there is none. */
export function useProviderName(): string | undefined {
  return useQuery(providerQuery).data?.provider?.name;
}
