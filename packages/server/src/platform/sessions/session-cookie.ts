import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';

type CookieConfig = Pick<Config, 'http' | 'sessions'>;

/** `__Host-` makes browsers refuse the cookie unless it is Secure, for this host alone and for every path. */
export function sessionCookieName(config: CookieConfig): string {
  return config.http.isSecure ? '__Host-chitta_session' : 'chitta_session';
}

function cookieOptions(config: CookieConfig): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure: config.http.isSecure, path: '/' };
}

export function readSessionCookie(config: CookieConfig, request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookieName(config)];
}

export function setSessionCookie(config: CookieConfig, reply: FastifyReply, token: string): void {
  const maxAge = Math.floor(config.sessions.absoluteMs / 1000);
  reply.setCookie(sessionCookieName(config), token, { ...cookieOptions(config), maxAge });
}

export function clearSessionCookie(config: CookieConfig, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(config), cookieOptions(config));
}
