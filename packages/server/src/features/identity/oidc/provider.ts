import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { OidcProvider } from '#server/platform/oidc/oidc-provider.ts';

/** The provider that is set up. Throws `oidc.not_configured`. */
export function requireProvider({ oidc }: Pick<AppContext, 'oidc'>): OidcProvider {
  assertThat(oidc, 'oidc.not_configured');
  return oidc;
}

/** What an account keeps of who somebody is there: the subject alone is unique at its own provider only. */
export function auth0IdOf({ issuer }: Pick<OidcProvider, 'issuer'>, subject: string): string {
  return `${issuer}|${subject}`;
}

/** What pages say of the provider; null where there is none. */
export function describeProvider({ oidc }: Pick<AppContext, 'oidc'>): { name: string; host: string } | null {
  return oidc && { name: oidc.name, host: oidc.host };
}
