import { signedInHint, signingOutMark } from '@chitta/contract/first-page';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';

type CookieConfig = Pick<Config, 'http' | 'sessions'>;

/** `__Host-` makes browsers refuse the cookie unless it is Secure, for this host alone and for every path. */
export function ownHostName({ http }: Pick<Config, 'http'>, name: string): string {
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

/** The token that the browser holds, whatever it counts for. */
export function heldSessionCookie(config: CookieConfig, request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookieName(config)];
}

/** The token that the browser is signed in with; none from the moment on in which its member signs out there. */
export function readSessionCookie(config: CookieConfig, request: FastifyRequest): string | undefined {
  return isSigningOut(request) ? undefined : heldSessionCookie(config, request);
}

const markNames = [signingOutMark, `__Host-${signingOutMark}`];

/** Whether the member signs out in this browser, and the server may not have heard of it yet. */
export function isSigningOut(request: Pick<FastifyRequest, 'cookies'>): boolean {
  return markNames.some((name) => request.cookies[name] !== undefined);
}

/** Takes back what the browser remembers of signing out: it is done, or somebody has signed in since. */
function clearMark(reply: FastifyReply): void {
  for (const name of markNames.filter((each) => reply.request.cookies[each] !== undefined)) {
    reply.clearCookie(name, { sameSite: 'lax', secure: name.startsWith('__Host-'), path: '/' });
  }
}

/** Sets the token, which no script can read, and beside it the hint that there is one. */
export function setSessionCookie(config: CookieConfig, reply: FastifyReply, token: string): void {
  const options = { ...cookieOptions(config), ...lifetime(config) };
  reply.setCookie(sessionCookieName(config), token, { ...options, httpOnly: true });
  reply.setCookie(hintName(config), '1', options);
  clearMark(reply);
}

export function clearSessionCookie(config: CookieConfig, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(config), { ...cookieOptions(config), httpOnly: true });
  reply.clearCookie(hintName(config), cookieOptions(config));
  clearMark(reply);
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
