import { createHmac } from 'node:crypto';
import type { AuthorizationKeys } from '#server/platform/oidc/oidc-provider.ts';

/**
 * What an authorization is checked with, all of it from the browser's secret and the state: whoever has only one of
 * the two, or only our database, can make none of it. 43 characters each, as PKCE asks for.
 */
export function deriveKeys(browser: string, state: string): AuthorizationKeys {
  const derive = (use: string) => createHmac('sha256', browser).update(`${use} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}
