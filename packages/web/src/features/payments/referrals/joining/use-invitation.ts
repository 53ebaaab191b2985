import { useEffect } from 'react';
import { api } from '#web/lib/api-client.ts';
import { keepCode } from '#web/lib/referral-link/follow-referral-links.ts';
import { referralKeys } from '#web/lib/referral-link/referral-keys.ts';

/** True once in a tab for each code. */
function isFirstVisit(code: string): boolean {
  try {
    if (sessionStorage.getItem(referralKeys.counted) === code) return false;
    sessionStorage.setItem(referralKeys.counted, code);
  } catch {
    // Without storage every visit is the first.
  }
  return true;
}

/**
 * Keeps an invitation on the device, for whoever looks around before signing up, and lets its visit be counted; nothing
 * comes of a failure. `campaign` tells an affiliate's links apart.
 */
export function useInvitation(code: string | undefined, campaign: string | undefined): void {
  useEffect(() => {
    if (!code) return;
    keepCode(code, `/signup?ref=${encodeURIComponent(code)}`);
    if (!isFirstVisit(code)) return;
    const body = { referralCode: code, ...(campaign !== undefined && { campaign }) };
    api('POST /api/referrals/clicks', { body }).catch(() => undefined);
  }, [code, campaign]);
}
