import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppContext } from '#server/context.ts';
import { AppError } from '../app-error.ts';
import { handleError } from './error-handler.ts';

/** What every request passes, whatever feature answers it. */
export async function setUpHttp(app: FastifyInstance, _context: AppContext): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new AppError('requests.not_found');
  });
  app.decorateRequest('member', null);
  acceptJsonOnly(app);
}

/** Any other content type is 415. An empty body counts as none: some clients name a type without sending one. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
}
