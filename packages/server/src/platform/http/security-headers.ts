import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';

type Headers = Readonly<Record<string, string>>;

const yearInSeconds = 31_536_000;

/** A page may load what we serve and nothing else; no inline script or style, no framing, no plugins. */
const pageDirectives = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const apiDirectives = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox',
];

/** What an answer carries that is no page, however the service is reached: not even shown, if it is opened as one. */
export const bareHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': apiDirectives.join('; '),
  'cache-control': 'no-store',
};

/** Made once: the same strings go out with every answer. */
export function createSecurityHeaders({ http }: Pick<Config, 'http'>): { page: Headers; api: Headers } {
  const everywhere: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(http.isSecure && { 'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains` }),
  };
  const directives = http.isSecure ? [...pageDirectives, 'upgrade-insecure-requests'] : pageDirectives;
  return {
    page: {
      ...everywhere,
      'content-security-policy': directives.join('; '),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(self)',
      'x-frame-options': 'DENY',
    },
    api: { ...everywhere, ...bareHeaders },
  };
}

/** Puts the headers on before anything else can answer, so that refusals and errors carry them too. */
export function setSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'http'>): void {
  const { page, api } = createSecurityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiPath(request.url) ? api : page);
    done();
  });
}

/** Paths that answer in JSON, also when there is nothing at them. */
export function isApiPath(url: string): boolean {
  return url.startsWith('/api/') || url === '/api' || url.startsWith('/api?');
}
