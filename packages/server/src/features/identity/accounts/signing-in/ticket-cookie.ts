import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';

type CookieConfig = Pick<Config, 'http'>;

/** How long the second step may take. */
export const ticketMs = 10 * 60_000;

const cookieName = ({ http }: CookieConfig) => `${http.isSecure ? '__Host-' : ''}chitta_sign_in`;

function cookieOptions({ http }: CookieConfig): CookieSerializeOptions {
  return { path: '/', httpOnly: true, secure: http.isSecure, sameSite: 'lax' };
}

/** The ticket of the first step; empty where this browser has taken none. */
export function readTicket(config: CookieConfig, request: Pick<FastifyRequest, 'cookies'>): string {
  return request.cookies[cookieName(config)] ?? '';
}

export function setTicketCookie(config: CookieConfig, reply: FastifyReply, ticket: string): void {
  reply.setCookie(cookieName(config), ticket, { ...cookieOptions(config), maxAge: ticketMs / 1000 });
}

export function clearTicketCookie(config: CookieConfig, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config), cookieOptions(config));
}
