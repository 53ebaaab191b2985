import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { isApiPath } from '../security-headers.ts';
import { readPageShell } from './page-shell.ts';

const unchanging = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** File names under this folder carry a hash of their content. */
const hashedFiles = '/assets/';

/**
 * Serves the built web app: its files, and for every other address that a browser opens the page itself, whose own
 * router knows what is there. Without a build there is only the API.
 */
export async function serveWebApp(app: FastifyInstance, { config }: AppContext): Promise<void> {
  const { webRoot, customDomains } = config.http;
  if (webRoot === null || !existsSync(join(webRoot, 'index.html'))) {
    app.decorate('pageShell', null);
    app.setNotFoundHandler(refuse);
    return;
  }
  const shell = readPageShell(join(webRoot, 'index.html'), customDomains);
  app.decorate('pageShell', shell);
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(hashedFiles) ? unchanging : revalidated);
    },
  });
  for (const url of ['/', '/index.html']) {
    app.get(url, (request, reply) => shell.send(request, reply));
  }
  app.setNotFoundHandler((request, reply) => {
    return isPageRequest(request) ? shell.send(request, reply.status(200)) : refuse();
  });
}

function refuse(): never {
  throw new AppError('requests.not_found');
}

/** A browser that opens an address, not a script that asks for data or a file that is missing. */
function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isApiPath(request.url) || request.url.startsWith(hashedFiles)) return false;
  return request.headers.accept?.includes('text/html') ?? false;
}
