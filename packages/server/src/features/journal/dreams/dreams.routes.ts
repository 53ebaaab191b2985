import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertOwnUserId } from '#server/platform/http/assert-own-user-id.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { listAnniversaries } from './anniversaries/list-anniversaries.ts';
import { deleteDream } from './delete-dream.ts';
import { listDeletedDreams } from './deleted/list-deleted-dreams.ts';
import { findDream } from './find-dream.ts';
import { listDreamFacets } from './list-dream-facets.ts';
import { listWholeDreams } from './list-whole-dreams.ts';
import { listNights } from './nights/list-nights.ts';
import { listPeopleAndPlaces } from './people-and-places/list-people-and-places.ts';
import { findLatestReading } from './readings/find-latest-reading.ts';
import { listEarlierReadings } from './readings/list-earlier-readings.ts';
import { readKeptDream } from './readings/read-kept-dream.ts';
import { recordDream } from './record-dream.ts';
import { restoreDream } from './restore-dream.ts';
import { reviseDream } from './revise-dream.ts';
import { listDreams } from './search/list-dreams.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerDreamsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'POST /api/dreams', async ({ member, body, request }) => {
    assertOwnUserId(member, body.userId);
    const idempotencyKey = readIdempotencyKey(request);
    return succeed(await recordDream(context, { member, request: body, idempotencyKey }));
  });

  registerEndpoint(app, context, 'GET /api/dreams', async ({ member, query }) =>
    succeed(await listDreams(context, member, query)),
  );

  registerEndpoint(app, context, 'GET /api/dreams/facets', async ({ member }) =>
    succeed(await listDreamFacets(context, { member })),
  );

  registerEndpoint(app, context, 'GET /api/dreams/on-this-day', async ({ member }) =>
    succeed({ items: await listAnniversaries(context, member) }),
  );

  registerEndpoint(app, context, 'GET /api/dreams/nights', async ({ member, query }) =>
    succeed(await listNights(context, { member, ...query })),
  );

  registerEndpoint(app, context, 'GET /api/dreams/people-and-places', async ({ member }) =>
    succeed(await listPeopleAndPlaces(context, { member })),
  );

  registerEndpoint(app, context, 'GET /api/dreams/whole', async ({ member, query }) => {
    const ids = query.ids.split(',').map(Number);
    return succeed({ items: await listWholeDreams(context, { member, ids }) });
  });

  registerEndpoint(app, context, 'GET /api/dreams/deleted', async ({ member, query }) =>
    succeed(await listDeletedDreams(context, { member, ...query })),
  );

  registerEndpoint(app, context, 'GET /api/dreams/latest-reading', async ({ member }) =>
    succeed({ dream: await findLatestReading(context, member) }),
  );

  registerEndpoint(app, context, 'GET /api/dreams/:id', async ({ member, params }) =>
    succeed(await findDream(context, { member, id: params.id })),
  );

  registerEndpoint(app, context, 'PATCH /api/dreams/:id', async ({ member, params, body }) =>
    succeed(await reviseDream(context, { member, id: params.id, changes: body })),
  );

  registerEndpoint(app, context, 'DELETE /api/dreams/:id', async ({ member, params }) =>
    succeed(await deleteDream(context, { member, id: params.id })),
  );

  registerEndpoint(app, context, 'POST /api/dreams/:id/restore', async ({ member, params }) =>
    succeed(await restoreDream(context, { member, id: params.id })),
  );

  registerEndpoint(
    app,
    context,
    'POST /api/dreams/:id/readings',
    async ({ member, params, body, request }) => {
      const idempotencyKey = readIdempotencyKey(request);
      return succeed(await readKeptDream(context, { member, id: params.id, request: body, idempotencyKey }));
    },
  );

  registerEndpoint(app, context, 'GET /api/dreams/:id/readings', async ({ member, params, query }) =>
    succeed(await listEarlierReadings(context, { member, id: params.id, ...query })),
  );
}
