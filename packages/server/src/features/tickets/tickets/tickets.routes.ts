import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerUpload } from '#server/platform/http/streams/register-upload.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { answerTicket } from './answer-ticket.ts';
import { changeTicket } from './change-ticket.ts';
import { findTicket } from './find-ticket.ts';
import { listTickets, readRoadmap } from './list-tickets.ts';
import { openTicket } from './open-ticket.ts';
import { followTicket, takeVoteBack, unfollowTicket, vote } from './show-interest.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerTicketsRoutes(app: FastifyInstance, context: AppContext): void {
  const { ticketsPerMember } = context.rateLimits;

  registerEndpoint(app, context, 'GET /api/tickets', async ({ member, query }) =>
    succeed(await listTickets(context, { userId: member.id, query })),
  );

  const upload = { key: 'POST /api/tickets', limit: 'ticketsPerMember' } as const;
  registerUpload(app, context, upload, async ({ member, body, files: [file], request }) => {
    // One with a file has been counted before the file was read.
    if (!file) await ticketsPerMember.take(String(member.id));
    const idempotencyKey = readIdempotencyKey(request);
    const of = { userId: member.id, request: body, screenshot: file?.path, idempotencyKey };
    return succeed(await openTicket(context, of));
  });

  registerEndpoint(app, context, 'GET /api/tickets/:id', async ({ member, params }) =>
    succeed(await findTicket(context, { userId: member.id, ...params })),
  );

  registerEndpoint(app, context, 'PATCH /api/tickets/:id', async ({ member, params, body }) =>
    succeed(await changeTicket(context, { userId: member.id, ...params, request: body })),
  );

  registerEndpoint(app, context, 'POST /api/tickets/:id/answers', async (call) => {
    const { member, params, body, request } = call;
    await ticketsPerMember.take(String(member.id));
    const idempotencyKey = readIdempotencyKey(request);
    return succeed(await answerTicket(context, { userId: member.id, ...params, ...body, idempotencyKey }));
  });

  registerEndpoint(app, context, 'PUT /api/tickets/:id/votes', async ({ member, params }) =>
    succeed(await vote(context, { userId: member.id, ...params })),
  );

  registerEndpoint(app, context, 'DELETE /api/tickets/:id/votes', async ({ member, params }) =>
    succeed(await takeVoteBack(context, { userId: member.id, ...params })),
  );

  registerEndpoint(app, context, 'PUT /api/tickets/:id/follow', async ({ member, params }) =>
    succeed(await followTicket(context, { userId: member.id, ...params })),
  );

  registerEndpoint(app, context, 'DELETE /api/tickets/:id/follow', async ({ member, params }) =>
    succeed(await unfollowTicket(context, { userId: member.id, ...params })),
  );

  registerEndpoint(app, context, 'GET /api/roadmap', async () => succeed(await readRoadmap(context)));
}
