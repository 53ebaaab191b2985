import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';

type CookieConfig = Pick<Config, 'http'>;

/** How long an authorization at the provider may take, and how long a link waits for its member. */
export const authorizationMs = 15 * 60_000;

const cookieName = ({ http }: CookieConfig) => `${http.isSecure ? '__Host-' : ''}chitta_oidc`;

/** What this browser began its authorizations with; null where it began none. */
export function readBrowser(config: CookieConfig, request: Pick<FastifyRequest, 'cookies'>): string | null {
  const kept = request.cookies[cookieName(config)];
  return kept !== undefined && /^[A-Za-z0-9_-]{43}$/.test(kept) ? kept : null;
}

/** The browser's secret, kept a while longer, or a new one. Two tabs that begin at once share it. */
export function keepBrowser(
  config: CookieConfig,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): string {
  const browser = readBrowser(config, request) ?? createSecretToken();
  reply.setCookie(cookieName(config), browser, {
    path: '/',
    httpOnly: true,
    secure: config.http.isSecure,
    sameSite: 'lax',
    maxAge: (2 * authorizationMs) / 1000,
  });
  return browser;
}
