import { paths } from '#web/lib/paths.ts';
import { useLeadOnRefusal } from './use-lead-on-refusal.ts';

/** Where the server wants a second factor of an administrator, leads to where one is set up or confirmed. */
export function useLeadToSecondFactor(): void {
  useLeadOnRefusal('accounts.second_factor_required', paths.accountSecurity);
}
