import { signedInHint } from '@chitta/contract/limits';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';

type CookieConfig = Pick<Config, 'http' | 'sessions'>;

/** `__Host-` makes browsers refuse the cookie unless it is Secure, for this host alone and for every path. */
function ownHostName({ http }: CookieConfig, name: string): string {
  return http.isSecure ? `__Host-${name}` : name;
}

export function sessionCookieName(config: CookieConfig): string {
  return ownHostName(config, 'chitta_session');
}

function hintName(config: CookieConfig): string {
  return ownHostName(config, signedInHint);
}

function cookieOptions({ http }: CookieConfig): CookieSerializeOptions {
  return { sameSite: 'lax', secure: http.isSecure, path: '/' };
}

function lifetime({ sessions }: CookieConfig): { maxAge: number } {
  return { maxAge: Math.floor(sessions.absoluteMs / 1000) };
}

export function readSessionCookie(config: CookieConfig, request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookieName(config)];
}

/** Sets the token, which no script can read, and beside it the hint that there is one. */
export function setSessionCookie(config: CookieConfig, reply: FastifyReply, token: string): void {
  const options = { ...cookieOptions(config), ...lifetime(config) };
  reply.setCookie(sessionCookieName(config), token, { ...options, httpOnly: true });
  reply.setCookie(hintName(config), '1', options);
}

export function clearSessionCookie(config: CookieConfig, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(config), { ...cookieOptions(config), httpOnly: true });
  reply.clearCookie(hintName(config), cookieOptions(config));
}

/**
 * Makes the hint tell the truth where the browser sent another one. The token itself is left alone: a late answer
 * to the last session must not take away the one that was opened meanwhile.
 */
export function correctSignedInHint(
  config: CookieConfig,
  { request, reply, isSignedIn }: { request: FastifyRequest; reply: FastifyReply; isSignedIn: boolean },
): void {
  const name = hintName(config);
  if ((request.cookies[name] !== undefined) === isSignedIn) return;
  if (isSignedIn) reply.setCookie(name, '1', { ...cookieOptions(config), ...lifetime(config) });
  else reply.clearCookie(name, cookieOptions(config));
}
