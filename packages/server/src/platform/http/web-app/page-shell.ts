import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fillPage, type PageContent } from './fill-page.ts';
import { putAnswers } from './put-answers.ts';
import { createSentText, type SentText, sendText } from './send-text.ts';

const domainsPlaceholder = '<meta name="custom-domains" content="" />';

/** A page is compressed while somebody waits for it, though once only. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** As long as the page of one member lives. */
const once = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** What a page goes by that is another for members. */
const personal = 'accept-encoding, accept-language, cookie';
/** Pages that are kept as they are sent. Addresses of the site are part of them, and anyone can ask by any. */
const mostKept = 100;

/** The page of the web app, in which its own scripts draw everything else. */
export interface PageShell {
  /** Answers with the page as it was built. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** Answers with the page and its own title and description, always the same under the same `key`. */
  sendTitled(request: FastifyRequest, reply: FastifyReply, key: string, content: PageContent): FastifyReply;
  /** The same with answers for one member in it, which nobody keeps. */
  sendAnswered(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { readonly key: string; readonly content: PageContent; readonly answers: string },
  ): FastifyReply;
  /** Answers with the page and what search engines and slow devices read before the scripts have run. */
  sendFilled(request: FastifyRequest, reply: FastifyReply, content: PageContent): FastifyReply;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where there is no build of the web app. */
    pageShell: PageShell | null;
  }
}

/**
 * Reads the page of the web app once and tells it the custom domains. Browsers keep the page but ask every time
 * whether it is still the current one.
 */
export function readPageShell(path: string, customDomains: readonly string[]): PageShell {
  const domains = `<meta name="custom-domains" content="${customDomains.join(',')}" />`;
  const page = readFileSync(path, 'utf8').replace(domainsPlaceholder, domains);
  const shell: SentText = {
    ...createSentText(page),
    br: brotliCompressSync(page),
    gzip: gzipSync(page),
  };
  const kept = new Map<string, SentText>();
  const keep = (key: string, content: PageContent): SentText => {
    const known = kept.get(key);
    if (known) return known;
    const filled = fillPage(page, content);
    const text = { ...createSentText(filled), br: brotliCompressSync(filled, quick), gzip: gzipSync(filled) };
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, text);
    return text;
  };
  return {
    sendTitled: (request, reply, key, content) => {
      reply.status(content.status ?? 200);
      return sendPage(request, reply, keep(key, content), personal);
    },
    sendAnswered: (request, reply, { key, content, answers }) => {
      const page = putAnswers(keep(key, content).plain.toString(), answers);
      reply.header('cache-control', 'no-store');
      return sendText(request, reply, {
        type: 'text/html; charset=utf-8',
        text: { plain: Buffer.from(page), br: brotliCompressSync(page, once), etag: null },
        vary: personal,
      });
    },
    send: (request, reply) => sendPage(request, reply, shell),
    sendFilled: (request, reply, content) => {
      reply.status(content.status ?? 200);
      return sendPage(request, reply, createSentText(fillPage(page, content)));
    },
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentText, vary?: string): FastifyReply {
  reply.header('cache-control', 'no-cache');
  return sendText(request, reply, { type: 'text/html; charset=utf-8', text: page, vary });
}
