import { type LookupAddress, NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Finds every address of a host. Throws where there is none. */
export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

/** The name leads into a network that is not everybody's. */
export class NotPublicError extends Error {
  override name = 'NotPublicError';
}

/**
 * How a socket finds its address: the ones that are checked are the ones that are connected to, so that a name cannot lead
 * elsewhere a moment later. One address that is not public is enough to go to none of them.
 */
export function createPublicLookup(resolve: ResolveHost = resolveHost): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
          callback(new NotPublicError('a push service is at a public address'), '');
        } else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

const patience = { timeout: 2_000, tries: 2 };

/**
 * Asks the name servers without the threads that files and passwords need as well: names whose servers never answer
 * must not hold those up.
 */
async function resolveHost(host: string): Promise<LookupAddress[]> {
  const resolver = new Resolver(patience);
  const found = await Promise.allSettled([
    resolver.resolve6(host).then((addresses) => addresses.map((address) => ({ address, family: 6 }))),
    resolver.resolve4(host).then((addresses) => addresses.map((address) => ({ address, family: 4 }))),
  ]);
  const addresses = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  if (addresses.length > 0) return addresses;
  const reasons = found.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  throw reasons.find(({ code }) => code !== NODATA && code !== NOTFOUND) ?? reasons[0];
}
