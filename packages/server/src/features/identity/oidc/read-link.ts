import type { OidcLink } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { hasPasskeyHere } from '../factors/passkeys/ask-for-passkey.ts';
import { readBrowser } from './browser-cookie.ts';
import type { LinkOwner } from './link-provider.ts';
import { createOidcQueries } from './oidc.queries.ts';
import { describeProvider } from './provider.ts';

/** What joins the member's account and the provider, as their browser has it. */
export async function readLink(context: AppContext, { member, request }: LinkOwner): Promise<OidcLink> {
  const queries = createOidcQueries(context.db);
  const { auth0Id, hasPassword } = await queries.findLink(member.id);
  const browser = readBrowser(context.config, request);
  const waiting =
    browser === null
      ? null
      : await queries.findLinkableIdentity(hashSecretToken(browser), context.clock.now());
  return {
    provider: describeProvider(context),
    isLinked: auth0Id !== null,
    canUnlink: auth0Id !== null && (hasPassword || (await hasPasskeyHere(context, request, member.id))),
    waiting: waiting && { email: waiting.email },
  };
}
