import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { ownHostName } from '#server/platform/sessions/session-cookie.ts';

type HttpConfig = Pick<Config, 'http'>;

const day = 24 * 60 * 60;
/** How long a browser stays with its variant. */
const landingDays = 90;
/** How long a visitor who agreed is known again: thirteen months at most. */
const visitDays = 390;
const staffDays = 400;

/** How far a browser has come: it was given a variant, was shown it, has signed up. */
export const landingSteps = ['given', 'shown', 'signed_up'] as const;
export type LandingStep = (typeof landingSteps)[number];

/** What a browser remembers of the first page. Thousands of browsers hold the same: it is no name for any of them. */
export interface HeldLanding {
  readonly phaseId: number;
  /** Null: takes no part in this phase. */
  readonly variantId: number | null;
  readonly step: LandingStep;
}

const options = ({ http }: HttpConfig, maxAge: number): CookieSerializeOptions => ({
  sameSite: 'lax',
  secure: http.isSecure,
  path: '/',
  httpOnly: true,
  maxAge,
});

export function readLanding(config: HttpConfig, request: FastifyRequest): HeldLanding | null {
  const held = request.cookies[ownHostName(config, 'chitta_landing')] ?? '';
  const found = /^(\d{1,9})\.(\d{1,9})\.([012])$/.exec(held);
  if (!found) return null;
  const [, phaseId, variantId, step] = found.map(Number) as [number, number, number, number];
  return {
    phaseId,
    variantId: variantId === 0 ? null : variantId,
    step: landingSteps[step] ?? 'given',
  };
}

export function holdLanding(config: HttpConfig, reply: FastifyReply, held: HeldLanding): void {
  const value = [held.phaseId, held.variantId ?? 0, landingSteps.indexOf(held.step)].join('.');
  reply.setCookie(ownHostName(config, 'chitta_landing'), value, options(config, landingDays * day));
}

/** The name by which a visitor who agreed is known again: random, for this site alone. */
export function readVisit(config: HttpConfig, request: FastifyRequest): string | null {
  const held = request.cookies[ownHostName(config, 'chitta_visit')] ?? '';
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(held) ? held : null;
}

export function holdVisit(config: HttpConfig, reply: FastifyReply, visit: string): void {
  reply.setCookie(ownHostName(config, 'chitta_visit'), visit, options(config, visitDays * day));
}

export function forgetVisit(config: HttpConfig, reply: FastifyReply): void {
  reply.clearCookie(ownHostName(config, 'chitta_visit'), options(config, 0));
}

/** Browsers in which experiments were looked at: they take part in none, signed in or not. */
export function isStaffBrowser(config: HttpConfig, request: FastifyRequest): boolean {
  return request.cookies[ownHostName(config, 'chitta_staff')] === '1';
}

export function markStaffBrowser(config: HttpConfig, reply: FastifyReply): void {
  reply.setCookie(ownHostName(config, 'chitta_staff'), '1', options(config, staffDays * day));
}
