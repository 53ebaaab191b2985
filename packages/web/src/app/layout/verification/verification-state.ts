import { useSession } from '#web/lib/session.ts';
import { createStore, useStore } from '#web/lib/store.ts';

/** Whether the verification banner stands under the header now. */
export const isBannerShown = createStore(false);

/** Whether a dot at the account has to say that the address is not verified, since no banner does. */
export function useVerificationDot(): boolean {
  const { user } = useSession();
  const isBanner = useStore(isBannerShown);
  return user !== null && !user.emailVerified && !isBanner;
}
