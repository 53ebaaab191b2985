import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppContext } from '#server/context.ts';
import { sweepTemporaryFolders } from '../files/temporary-folder.ts';
import { createOutageLog } from '../logging/outage-log.ts';
import { countTraffic } from './count-traffic.ts';
import { limitEndpoints } from './endpoint-limits.ts';
import { handleError } from './error-handler.ts';
import { refuseUnknownHosts } from './hosts/host-check.ts';
import { limitTime } from './limits/limit-time.ts';
import { createOpenApiDocument } from './open-api.ts';
import { refuseWhenOverloaded } from './overload.ts';
import { logRequests } from './request-log.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveWebApp } from './web-app/web-app.ts';

/** What every request passes, whatever feature answers it. The order of the hooks is the order of this list. */
export async function setUpHttp(app: FastifyInstance, context: AppContext): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.decorate('outageLog', createOutageLog(context.log));
  app.decorateRequest('member', null);
  app.decorateRequest('session', null);
  acceptJsonOnly(app);
  letGoWhenStopping(app, context);
  limitTime(app, context.config);
  setSecurityHeaders(app, context.config);
  logRequests(app);
  countTraffic(app, context);
  refuseUnknownHosts(app, context.config);
  refuseWhenOverloaded(app, context);
  limitEndpoints(app, context);
  await app.register(cookie);
  sweepUploads(app);
  serveOpenApi(app, context);
  await serveWebApp(app, context);
}

/** What a process that was killed has left of uploads: at the start, and then every hour. */
function sweepUploads(app: FastifyInstance): void {
  const timer = setInterval(() => void sweepTemporaryFolders(), 60 * 60 * 1000);
  timer.unref();
  app.addHook('onReady', () => sweepTemporaryFolders());
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Whoever is kept alive comes back on another connection, to whoever is there then. */
function letGoWhenStopping(app: FastifyInstance, { shutdown }: Pick<AppContext, 'shutdown'>): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (shutdown.hasBegun()) reply.header('connection', 'close');
    done();
  });
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

/** Written when first asked for, then kept: the contract cannot change while the process runs. */
function serveOpenApi(app: FastifyInstance, { config }: AppContext): void {
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(createOpenApiDocument(config.http.publicUrl ?? '/'));
    return reply.type('application/json').header('cache-control', 'no-cache').send(document);
  });
}
