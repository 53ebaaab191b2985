import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '../../errors/app-error.ts';
import { invariant } from '../../errors/invariant.ts';
import { limitPace } from './limit-pace.ts';

type GuardContext = Pick<AppContext, 'config' | 'rateLimits' | 'temporaryDisk' | 'uploadPlaces'>;

/** The limits that uploads take from. */
export type UploadLimit =
  | 'importsPerMember'
  | 'momentsPerMember'
  | 'picturesPerMember'
  | 'recordingsPerMember'
  | 'ticketsPerMember';

/** A place that a request has taken, and whether its handler has begun, which then gives it back. */
interface Place {
  readonly free: () => void;
  isHandled: boolean;
}

const places = new WeakMap<FastifyRequest, Place>();

/**
 * Runs behind the access guard and before the body is read: the member may send, within the limit, as one of few at
 * once, while there is room on the disk. A body that comes too slowly is cut off, also that of a request that was
 * refused, of which nothing is kept.
 */
export function createUploadGuard(
  { config, rateLimits, temporaryDisk, uploadPlaces }: GuardContext,
  limit: UploadLimit,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const { member, raw } = request;
    invariant(member, 'who sends files is signed in');
    limitPace(raw, reply.raw, config.uploads);
    const place = { free: uploadPlaces.take(member.id), isHandled: false };
    places.set(request, place);
    reply.raw.once('close', () => {
      if (!place.isHandled) place.free();
    });
    await rateLimits[limit].take(String(member.id));
    assertThat(!temporaryDisk.isNearlyFull(), 'server.disk_full');
  };
}

/** Does the work of a request and gives its place back after it, also where the sender has gone meanwhile. */
export async function whileInPlace<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const place = places.get(request);
  invariant(place, 'the guard has run');
  place.isHandled = true;
  try {
    return await work();
  } finally {
    place.free();
  }
}
