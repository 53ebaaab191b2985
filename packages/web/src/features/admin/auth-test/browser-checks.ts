import type { AuthTest } from '@chitta/contract';
import { canOfferPasskeysInForms, canUsePasskeys } from '#web/lib/passkeys.ts';

/** What only the browser can know. */
export interface BrowserFindings {
  /** No script can read the cookie of the session. */
  readonly isCookieHidden: boolean;
  /** Milliseconds that this clock is ahead of the server's. */
  readonly clockSkew: number;
  /** How exact that is: half the way there and back. */
  readonly clockTolerance: number;
  readonly isSecureContext: boolean;
  readonly hasPasskeys: boolean;
  /** The browser offers passkeys where a user name is typed. */
  readonly offersPasskeysInForms: boolean;
  /** Passkeys are made for this page's host, or one above it. */
  readonly isRpIdOfThisHost: boolean;
}

interface Exchange {
  readonly sentAt: number;
  readonly receivedAt: number;
}

export async function lookAtBrowser(
  { cookieName, serverTime, rpId }: AuthTest,
  { sentAt, receivedAt }: Exchange,
): Promise<BrowserFindings> {
  const { hostname } = window.location;
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0]);
  return {
    isCookieHidden: !names.includes(cookieName),
    clockSkew: Math.round((sentAt + receivedAt) / 2 - Date.parse(serverTime)),
    clockTolerance: Math.ceil((receivedAt - sentAt) / 2),
    isSecureContext: window.isSecureContext,
    hasPasskeys: canUsePasskeys(),
    offersPasskeysInForms: await canOfferPasskeysInForms(),
    isRpIdOfThisHost: hostname === rpId || hostname.endsWith(`.${rpId}`),
  };
}
