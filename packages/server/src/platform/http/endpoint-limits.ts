import type { EndpointKey } from '@chitta/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { addressKey } from './hosts/client-address.ts';

/** Calls that anybody can make and that guess or cost, where the address alone is counted before anything is read. */
const limitPerAddress: Partial<Record<EndpointKey, Exclude<keyof RateLimits, 'purge'>>> = {
  'POST /api/email-verification': 'linksPerAddress',
  'POST /api/password/reset': 'linksPerAddress',
  'POST /api/account-deletion/cancel': 'linksPerAddress',
  'POST /api/login/second-factor/passkey-options': 'passkeyQuestionsPerAddress',
  'GET /api/experiments/landing': 'landingPerAddress',
  'POST /api/experiments/events': 'landingPerAddress',
};

/** Counts those calls; over the limit they get `requests.too_many`. Other limits are taken where they belong. */
export function limitEndpoints(app: FastifyInstance, { rateLimits }: Pick<AppContext, 'rateLimits'>): void {
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    const name = endpoint && limitPerAddress[endpoint];
    if (name) await rateLimits[name].take(addressKey(request.ip));
  });
}
