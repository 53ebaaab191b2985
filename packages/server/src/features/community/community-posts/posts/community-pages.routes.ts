import { type Language, limits } from '@chitta/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import type { PageContent } from '#server/platform/http/web-app/fill-page.ts';
import { escapeHtml } from '#server/platform/http/web-app/html.ts';
import type { PageShell } from '#server/platform/http/web-app/page-shell.ts';
import { preferredLanguage } from '#server/platform/http/web-app/preferred-language.ts';
import { createSentText, sendText } from '#server/platform/http/web-app/send-text.ts';
import { siteOrigin } from '#server/platform/http/web-app/site-origin.ts';
import { type AuthoredPost, createCommunityPostQueries } from './community-posts.queries.ts';

/** Addresses that the list for search engines holds, the newest first. */
const mostListed = 5000;

/** What links to a post show elsewhere: never anything that it says. */
const words: Readonly<Record<Language, Pick<PageContent, 'title' | 'description'>>> = {
  en: {
    title: 'Shared in the community · Chitta',
    description: 'What a member has chosen to share of a dream.',
  },
  es: {
    title: 'Compartido en la comunidad · Chitta',
    description: 'Lo que alguien ha elegido compartir de un sueño.',
  },
};

/**
 * Pages of posts as search engines read them: only of members who allow it, and as long as every visitor may read them. They
 * are asked about each time, and kept by nobody who does not ask again.
 */
export function registerCommunityPagesRoutes(app: FastifyInstance, context: AppContext): void {
  const { pageShell } = app;
  if (pageShell !== null) registerPages(app, context, pageShell);

  app.get('/sitemap-community.xml', async (request, reply) => {
    const origin = siteOrigin(context.config, request);
    const ids = await createCommunityPostQueries(context.db).listIndexed(mostListed);
    const pages = ids.map((id) => `<url><loc>${escapeHtml(`${origin}/community/posts/${id}`)}</loc></url>`);
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`;
    reply.header('cache-control', 'no-cache');
    return sendText(request, reply, { type: 'application/xml; charset=utf-8', text: createSentText(text) });
  });
}

function registerPages(app: FastifyInstance, { db, config }: AppContext, shell: PageShell): void {
  app.get<{ Params: { id: string } }>('/community/posts/:id', async (request, reply) => {
    const { id } = request.params;
    const post = id.length === 22 ? await createCommunityPostQueries(db).findIndexed(id) : undefined;
    if (post) {
      const canonical = `${siteOrigin(config, request)}/community/posts/${id}`;
      return shell.sendFilled(request, reply, pageOfPost(post, canonical));
    }
    const wanted = preferredLanguage(request.headers['accept-language']);
    const language = limits.languages.find((each) => each === wanted) ?? 'en';
    const content = { ...words[language], language, canonical: null, alternates: {} };
    return shell.sendFilled(request, reply, content);
  });
}

function pageOfPost({ post, pseudonym }: AuthoredPost, canonical: string): PageContent {
  const { language, text, reading } = post;
  const lines = text === null ? reading.map((sentence) => sentence.text) : text.split('\n');
  const paragraphs = [`${pseudonym}`, ...lines.filter((line) => line !== '')];
  const body = paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return {
    ...words[language],
    language,
    canonical,
    alternates: {},
    body: `<main class="prerendered"><article lang="${language}">${body}</article></main>`,
  };
}
