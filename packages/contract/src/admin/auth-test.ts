import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';

/** What the server looks at, in this order. */
export const authChecks = ['cookie', 'session', 'clock', 'host', 'passkeys', 'limits', 'oidc'] as const;

/** What a check found out, by name; times are ISO 8601, durations milliseconds, answers `yes` or `no`. */
export const authFacts = [
  'name',
  'attributes',
  'method',
  'secondFactor',
  'createdAt',
  'provenAt',
  'serverTime',
  'databaseTime',
  'skew',
  'host',
  'judgement',
  'origin',
  'told',
  'protocol',
  'rpId',
  'passkeys',
  'counters',
  'issuer',
  'redirectUri',
  'algorithms',
  'keys',
  'pkce',
  'namesItself',
  'took',
] as const;

/** What is wrong where a check is no success. */
export const authProblems = [
  'clock_skewed',
  'plain_http',
  'host_told_wrong',
  'unencrypted_provider',
  'no_pkce',
  'no_passkey_here',
  'unreachable',
] as const;

export const authCheck = z.object({
  check: z.enum(authChecks),
  /** `off`: there is nothing to look at on this server. */
  state: z.enum(['fine', 'off', 'warning', 'failed']),
  problem: z.enum(authProblems).nullable(),
  facts: z.array(z.object({ fact: z.enum(authFacts), value: z.string() })),
});
export type AuthCheck = z.infer<typeof authCheck>;

export const authTest = z.object({
  /** When the server answered, for the browser to compare its own clock with. */
  serverTime: z.string(),
  /** Name of the cookie that no script may see. */
  cookieName: z.string(),
  /** The host that passkeys are made for here. */
  rpId: z.string(),
  checks: z.array(authCheck),
});
export type AuthTest = z.infer<typeof authTest>;

export const authTestEndpoints = {
  'GET /api/auth-test': endpoint({
    access: 'admin',
    summary: 'Look at everything that signing in rests on, as this request came by it',
    response: dataOf(authTest),
    errors: [],
  }),
} as const;
