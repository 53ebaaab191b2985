import { useSearch } from '@tanstack/react-router';
import { validateAuthSearch } from '#web/app/routing/auth-search.ts';
import { ProviderRedirect } from '#web/features/identity/oidc/provider-redirect.tsx';

export function AuthPage() {
  // The router keeps beside it what a page did not take.
  const { next, purpose = 'sign_in' } = validateAuthSearch({ ...useSearch({ from: '/auth' }) });
  return <ProviderRedirect purpose={purpose} next={next} />;
}
