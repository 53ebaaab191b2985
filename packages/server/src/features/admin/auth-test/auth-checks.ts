import type { AuthCheck } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { askedHost } from '#server/platform/http/hosts/asked-host.ts';
import { hostNameOf, judgeHost } from '#server/platform/http/hosts/host-check.ts';
import { askedOrigin } from '#server/platform/http/hosts/own-origin.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import type { LiveSession } from '#server/platform/sessions/session-store.ts';
import { relyingParty } from '../../identity/factors/passkeys/relying-party.ts';
import { callbackAddress } from '../../identity/oidc/callback-address.ts';
import { createAuthTestQueries } from './auth-test.queries.ts';

/** An administrator's request, which everything is looked at by. */
export interface Tested {
  readonly context: AppContext;
  readonly member: Member;
  readonly session: LiveSession;
  readonly request: FastifyRequest;
}

type Problem = NonNullable<AuthCheck['problem']>;
type Facts = Partial<Record<AuthCheck['facts'][number]['fact'], string | number | boolean | Date | null>>;
type Finding = Pick<AuthCheck, 'state' | 'problem' | 'facts'>;

/** How far the clocks of our machines may differ before sessions and codes end early or late. */
const toleratedSkewMs = 2_000;

function told(facts: Facts): AuthCheck['facts'] {
  const names = Object.keys(facts) as (keyof Facts)[];
  return names.flatMap((fact) => {
    const value = facts[fact];
    if (value === null || value === undefined) return [];
    if (typeof value === 'boolean') return [{ fact, value: value ? 'yes' : 'no' }];
    return [{ fact, value: value instanceof Date ? value.toISOString() : String(value) }];
  });
}

const fine = (facts: Facts): Finding => ({ state: 'fine', problem: null, facts: told(facts) });
const warn = (problem: Problem | false, facts: Facts): Finding =>
  problem === false ? fine(facts) : { state: 'warning', problem, facts: told(facts) };

function checkCookie({ context: { config } }: Tested): Finding {
  const { isSecure } = config.http;
  const attributes = ['HttpOnly', 'SameSite=Lax', 'Path=/', ...(isSecure ? ['Secure'] : [])].join(', ');
  return fine({ name: sessionCookieName(config), attributes });
}

function checkSession({ session }: Tested): Finding {
  const { method, hasSecondFactor, createdAt, provenAt } = session;
  return fine({ method, secondFactor: hasSecondFactor, createdAt, provenAt });
}

async function checkClock({ context }: Tested): Promise<Finding> {
  const before = context.clock.now();
  const databaseTime = await createAuthTestQueries(context.db).readTime();
  const serverTime = context.clock.now();
  const skew = Math.round(databaseTime.getTime() - (before.getTime() + serverTime.getTime()) / 2);
  return warn(Math.abs(skew) > toleratedSkewMs && 'clock_skewed', { serverTime, databaseTime, skew });
}

/** What the host counts as, where links lead, and whether the proxy says that members come by HTTPS. */
function checkHost({ context: { config }, request }: Tested): Finding {
  const claimed = request.headers['x-custom-hostname'];
  const isToldWrong = claimed !== undefined && claimed !== hostNameOf(askedHost(request));
  const isPlain = config.http.isSecure && request.protocol !== 'https';
  return warn(isToldWrong ? 'host_told_wrong' : isPlain && 'plain_http', {
    host: askedHost(request),
    judgement: judgeHost(config, askedHost(request)),
    origin: askedOrigin(config, request),
    told: typeof claimed === 'string' ? claimed : null,
    protocol: request.protocol,
  });
}

async function checkPasskeys({ context, member, request }: Tested): Promise<Finding> {
  const { id: rpId, origin } = relyingParty(context.config, request);
  const passkeys = await createAuthTestQueries(context.db).countPasskeys(member.id, rpId);
  return warn(passkeys === 0 && 'no_passkey_here', { rpId, origin, passkeys });
}

/** Counts once and takes it back: the table can be written, not only read. */
async function checkLimits({ context }: Tested): Promise<Finding> {
  const probe = 'auth-test';
  await context.rateLimits.oidcStartsPerAddress.take(probe);
  await context.rateLimits.oidcStartsPerAddress.reset(probe);
  return fine({ counters: await createAuthTestQueries(context.db).countCounters() });
}

async function checkOidc({ context, request }: Tested): Promise<Finding> {
  const { oidc, config } = context;
  if (oidc === null) return { state: 'off', problem: null, facts: [] };
  const redirectUri = callbackAddress(config, request).href;
  const began = performance.now();
  const found = await oidc.inspect().catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  const took = Math.round(performance.now() - began);
  if (found === null) {
    const facts = told({ issuer: oidc.issuer, redirectUri, took });
    return { state: 'failed', problem: 'unreachable', facts };
  }
  const isPlain = new URL(oidc.issuer).protocol !== 'https:';
  return warn(isPlain ? 'unencrypted_provider' : !found.hasPkce && 'no_pkce', {
    issuer: found.issuer,
    redirectUri,
    algorithms: found.signingAlgorithms.join(', '),
    keys: found.keys.map(({ kid, algorithm }) => `${algorithm ?? '?'} ${kid ?? ''}`.trim()).join(', '),
    pkce: found.hasPkce,
    namesItself: found.namesItself,
    took,
  });
}

/** Each looks at one thing. Throws only where the server itself is at fault. */
export const authCheckers: Record<AuthCheck['check'], (tested: Tested) => Finding | Promise<Finding>> = {
  cookie: checkCookie,
  session: checkSession,
  clock: checkClock,
  host: checkHost,
  passkeys: checkPasskeys,
  limits: checkLimits,
  oidc: checkOidc,
};
