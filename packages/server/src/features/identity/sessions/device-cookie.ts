import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';

type CookieConfig = Pick<Config, 'http'>;

/** The longest that browsers keep a cookie. */
const keptSeconds = 400 * 24 * 60 * 60;

const cookieName = ({ http }: CookieConfig) => `${http.isSecure ? '__Host-' : ''}chitta_device`;

/** The browser's own random name; null where it has none. */
export function findDevice(config: CookieConfig, request: Pick<FastifyRequest, 'cookies'>): string | null {
  const kept = request.cookies[cookieName(config)];
  return kept !== undefined && /^[A-Za-z0-9_-]{43}$/.test(kept) ? kept : null;
}

/** The browser's own random name, or a new one. It opens nothing. */
export function readDevice(config: CookieConfig, request: Pick<FastifyRequest, 'cookies'>): string {
  return findDevice(config, request) ?? createSecretToken();
}

export function setDeviceCookie(config: CookieConfig, reply: FastifyReply, device: string): void {
  const { isSecure } = config.http;
  const options = {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
    maxAge: keptSeconds,
  } as const;
  reply.setCookie(cookieName(config), device, options);
}

/** The only form that is stored: hashed with the member, so that nobody sees who shares a device. */
export function hashDevice(userId: number, device: string): string {
  return hash('sha256', `${userId}:${device}`, 'base64url');
}
