import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { LandingPages } from '../../hooks/landing-pages.ts';
import { readSessionCookie } from '../../sessions/session-cookie.ts';
import { isApiPath } from '../security-headers.ts';
import { type AppPages, readAppPages } from './app-pages.ts';
import type { PageContent } from './fill-page.ts';
import { askFirst } from './first-answers.ts';
import { type PageShell, readPageShell } from './page-shell.ts';
import { preferredLanguage } from './preferred-language.ts';
import { siteOrigin } from './site-origin.ts';

const unchanging = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** File names under this folder carry a hash of their content. */
const hashedFiles = '/assets/';

/**
 * Serves the built web app: its files, and for every other address the page itself, whatever a client says it takes:
 * previews of links, monitors and command lines ask for anything. An address that the app has no page for is answered
 * with the same page and 404. Without a build there is only the API.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { config, landingPages }: Pick<AppContext, 'config' | 'landingPages'>,
): Promise<void> {
  const { webRoot, customDomains } = config.http;
  if (webRoot === null || !existsSync(join(webRoot, 'index.html'))) {
    app.decorate('pageShell', null);
    app.setNotFoundHandler(refuse);
    return;
  }
  const shell = readPageShell(join(webRoot, 'index.html'), customDomains);
  const pages = readAppPages(join(webRoot, 'pages.json'));
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
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    sendAppPage({ config, shell, pages, landingPages }, request, reply);
  for (const url of ['/', '/index.html']) app.get(url, answer);
  app.setNotFoundHandler((request, reply) => (isPageRequest(request) ? answer(request, reply) : refuse()));
}

function refuse(): never {
  throw new AppError('requests.not_found');
}

interface App {
  readonly config: Pick<Config, 'http' | 'sessions'>;
  readonly shell: PageShell;
  readonly pages: AppPages | null;
  readonly landingPages: LandingPages;
}

async function sendAppPage(
  { config, shell, pages, landingPages }: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (pages === null) return shell.send(request, reply.status(200));
  const pathname = pathnameOf(request);
  const found = pages.find(pathname);
  const { isPublic, title, description, files } = found ?? pages.missing;
  const language = preferredLanguage(request.headers['accept-language']);
  const canonical = found && isPublic ? `${siteOrigin(config, request)}${pathname}` : null;
  const status = found ? 200 : 404;
  const isMember = readSessionCookie(config, request) !== undefined;
  const landing = isLanding(request) && !isMember ? await landingPages.choose(request, reply) : null;
  const variant = landing?.shown ?? null;
  const key = [status, language, canonical, title[language], isMember, variant?.phase, variant?.variant].join(
    ' ',
  );
  const content = {
    language,
    title: title[language],
    description: description[language],
    canonical,
    alternates: {},
    status,
    ...(isMember && files && { files: files[language], ...beginsWith(pathname) }),
    ...(variant && { landing: variant }),
  };
  const answers = isMember && found ? await askFirst(config, request, reply) : null;
  if (answers !== null) return shell.sendAnswered(request, reply, { key, content, answers });
  return shell.sendTitled(request, reply, key, content);
}

/** What a member's page shows before the app does; at the door of the site only `boot.js` knows. */
function beginsWith(pathname: string): Pick<PageContent, 'begins'> {
  if (pathname === '/' || pathname === '/home') return {};
  return { begins: pathname === '/dream-input' ? 'early' : 'app' };
}

/**
 * Where visitors find the first page, but for those who are led on to sign up by a friend's link. Not its file, which
 * devices keep for the time without a connection.
 */
function isLanding({ url }: FastifyRequest): boolean {
  return /^\/(?:home\/?)?(?:[?#]|$)/.test(url) && !/[?&]ref=./.test(url);
}

/** Without what is asked for, a slash at the end, and the name of the file. */
function pathnameOf({ url }: FastifyRequest): string {
  const pathname = url.replace(/[?#].*$/s, '');
  if (pathname === '/index.html') return '/';
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

/** Somebody who opens an address, not a script that asks for data or a file that is missing. */
function isPageRequest({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !isApiPath(url) && !url.startsWith(hashedFiles);
}
