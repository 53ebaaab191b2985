import { firstCalls } from '@chitta/contract/first-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';

type Calls = readonly [session: string, ...others: string[]];
const callsOf: ReadonlyMap<string, Calls> = new Map(Object.entries(firstCalls));

/** What says who asks and from where; each call is let in, limited and noted by it as if the browser had sent it. */
const passedOn = [
  'cookie',
  'host',
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
] as const;

/**
 * What a member's page asks first, answered with the page: JSON by address. Null where it asks nothing, or is not being
 * opened: what scripts, prefetching browsers and frames fetch holds nothing of the member. Null as well where
 * the session has ended, or the answers take longer than `firstAnswersMs`; the page finds that out itself.
 */
export async function askFirst(
  { http }: Pick<Config, 'http'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const calls = isOpened(request) ? callsOf.get(request.url.replace(/(.)\/$/, '$1')) : undefined;
  if (!calls) return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, http.firstAnswersMs, null);
  });
  try {
    return await Promise.race([answerAll(request, reply, calls), late]);
  } catch (error) {
    request.log.warn({ err: error }, 'A page goes without its first answers');
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Somebody opens the page itself. Old browsers do not say what they fetch it for. */
function isOpened({ method, headers }: FastifyRequest): boolean {
  const isPage = (headers['sec-fetch-dest'] ?? 'document') === 'document';
  const isAhead = /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);
  return method === 'GET' && isPage && !isAhead;
}

async function answerAll(request: FastifyRequest, reply: FastifyReply, calls: Calls): Promise<string | null> {
  const answers = await Promise.all(calls.map((url) => ask(request, url)));
  const [session] = answers;
  if (session?.statusCode !== 200) return null;
  // The hint that there is a session, where the browser has lost it.
  if (session.headers['set-cookie'] && !reply.sent) reply.header('set-cookie', session.headers['set-cookie']);
  const entries = answers.flatMap(({ statusCode, payload }, at) =>
    statusCode === 200 ? [`${JSON.stringify(calls[at])}:${payload}`] : [],
  );
  return `{${entries.join()}}`;
}

function ask({ server, headers, raw }: FastifyRequest, url: string) {
  const sent = passedOn.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const remoteAddress = raw.socket.remoteAddress;
  return server.inject({
    url,
    headers: { ...Object.fromEntries(sent), accept: 'application/json' },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
}
