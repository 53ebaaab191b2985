import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { dismissQuestion } from './dismiss-question.ts';
import { findDueFollowUp } from './find-due-follow-up.ts';
import { forgetFit } from './forget-fit.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepDeed } from './keep-deed.ts';
import { keepFit } from './keep-fit.ts';
import { type OfDream, readFollowUp } from './read-follow-up.ts';

export function registerFollowUpsRoutes(app: FastifyInstance, context: AppContext): void {
  const present = async ({ member, id }: OfDream) => ({
    success: true as const,
    data: await readFollowUp(context, { member, id }),
  });

  registerEndpoint(app, context, 'GET /api/follow-ups', async ({ member }) => ({
    success: true,
    data: { due: await findDueFollowUp(context, { member }) },
  }));

  registerEndpoint(app, context, 'GET /api/dreams/:id/follow-up', ({ member, params }) =>
    present({ member, id: params.id }),
  );

  registerEndpoint(app, context, 'PUT /api/dreams/:id/answer', async ({ member, params, body }) => {
    await keepAnswer(context, { member, id: params.id, text: body.text });
    return present({ member, id: params.id });
  });

  registerEndpoint(app, context, 'DELETE /api/dreams/:id/answer', async ({ member, params }) => {
    await keepAnswer(context, { member, id: params.id, text: null });
    return present({ member, id: params.id });
  });

  registerEndpoint(app, context, 'PUT /api/dreams/:id/deed', async ({ member, params, body }) => {
    await keepDeed(context, { member, id: params.id, state: body.state });
    return present({ member, id: params.id });
  });

  registerEndpoint(app, context, 'DELETE /api/dreams/:id/deed', async ({ member, params }) => {
    await keepDeed(context, { member, id: params.id, state: null });
    return present({ member, id: params.id });
  });

  registerEndpoint(app, context, 'PUT /api/dreams/:id/fit', async ({ member, params, body }) => {
    await keepFit(context, { member, id: params.id, fit: body });
    return present({ member, id: params.id });
  });

  registerEndpoint(app, context, 'DELETE /api/dreams/:id/fit', async ({ member, params }) => {
    await forgetFit(context, { member, id: params.id });
    return present({ member, id: params.id });
  });

  registerEndpoint(app, context, 'POST /api/dreams/:id/fit/dismissal', async ({ member, params, body }) => {
    await dismissQuestion(context, { member, id: params.id, day: body.day });
    return { success: true };
  });
}
