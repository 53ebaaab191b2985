import { gzipSync } from 'node:zlib';
import { limits } from '@chitta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { PageContent } from '#server/platform/http/web-app/fill-page.ts';
import type { PageShell } from '#server/platform/http/web-app/page-shell.ts';
import { createSentText, type SentText, sendText } from '#server/platform/http/web-app/send-text.ts';
import { siteOrigin } from '#server/platform/http/web-app/site-origin.ts';
import { findDictionaryEntry } from '../browse/find-dictionary-entry.ts';
import { browsePage, missingPage } from './browse-page.ts';
import { entryPage } from './entry-page.ts';
import { dictionaryPath, entryPath } from './page-addresses.ts';
import { writeSitemap } from './write-sitemap.ts';

/** The dictionary as search engines read it: the pages of the app with their text in them, and the way to them. */
export function registerDictionaryPagesRoutes(app: FastifyInstance, context: AppContext): void {
  const { pageShell } = app;
  if (pageShell !== null) registerPages(app, context, pageShell);

  app.get('/robots.txt', (request, reply) => {
    const origin = siteOrigin(context.config, request);
    const sitemaps = ['/sitemap.xml', '/sitemap-community.xml'].map((path) => `Sitemap: ${origin}${path}\n`);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\n\n${sitemaps.join('')}`);
  });

  const findSitemap = keepSitemap(context);
  app.get('/sitemap.xml', async (request, reply) => {
    await context.dictionary.refresh();
    const text = findSitemap(siteOrigin(context.config, request));
    reply.header('cache-control', 'public, max-age=3600');
    return sendText(request, reply, { type: 'application/xml; charset=utf-8', text });
  });
}

/** Keeps the last one: thousands of addresses are not written again while no edit changes them. */
function keepSitemap({ dictionary }: AppContext): (origin: string) => SentText {
  let kept: { readonly key: string; readonly text: SentText } | undefined;
  return (origin) => {
    const key = `${dictionary.version} ${origin}`;
    if (kept?.key !== key) {
      const sitemap = writeSitemap(dictionary, origin);
      kept = { key, text: { ...createSentText(sitemap), gzip: gzipSync(sitemap) } };
    }
    return kept.text;
  };
}

function registerPages(app: FastifyInstance, context: AppContext, shell: PageShell): void {
  const { dictionary, config } = context;
  for (const language of limits.languages) {
    app.get(dictionaryPath[language], async (request, reply) => {
      await dictionary.refresh();
      return shell.sendFilled(request, reply, browsePage(dictionary, language, siteOrigin(config, request)));
    });

    app.get<{ Params: { slug: string } }>(`${dictionaryPath[language]}/:slug`, (request, reply) =>
      sendEntry(
        { shell, request, reply },
        async () => {
          const { slug } = request.params;
          const entry = await findDictionaryEntry(context, { slug, language });
          // Addresses of before, and those of the other language, lead on for good.
          if (entry.address !== slug) return { movedTo: entryPath(language, entry.address) };
          return entryPage(entry, siteOrigin(config, request));
        },
        missingPage(language),
      ),
    );
  }
}

interface PageCall {
  readonly shell: PageShell;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function sendEntry(
  { shell, request, reply }: PageCall,
  find: () => Promise<PageContent | { readonly movedTo: string }>,
  missing: PageContent,
): Promise<FastifyReply> {
  try {
    const found = await find();
    if ('movedTo' in found) return reply.redirect(found.movedTo, 301);
    return shell.sendFilled(request, reply, found);
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'dictionary.not_found') throw error;
    return shell.sendFilled(request, reply, missing);
  }
}
