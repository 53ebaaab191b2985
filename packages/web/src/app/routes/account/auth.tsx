import { useSearch } from '@tanstack/react-router';
import { validateAuthSearch } from '#web/app/routing/auth-search.ts';
import { Departure } from '#web/features/identity/oidc/departure.tsx';

export function AuthPage() {
  // The router keeps beside it what a page did not take.
  const { next, purpose = 'sign_in' } = validateAuthSearch({ ...useSearch({ from: '/auth' }) });
  return <Departure purpose={purpose} next={next} />;
}
