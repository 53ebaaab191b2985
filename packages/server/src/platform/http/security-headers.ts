import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';

type Headers = Readonly<Record<string, string>>;

const yearInSeconds = 31_536_000;

/**
 * What Stripe asks to be let through where its fields stand within a page: its script, which keeps fields and the bank's
 * questions in frames, and its API. Nothing of it where memberships are not sold through Stripe.
 */
const stripeSources = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
};
const noSources: typeof stripeSources = { script: '', frame: '', connect: '' };

/** A page may load what we serve and nothing else; no inline script or style, no framing, no plugins. */
const directivesOf = ({ script, frame, connect }: typeof stripeSources) => [
  "default-src 'self'",
  `script-src 'self'${script}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  // A recording is heard before it is sent.
  "media-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self'${connect}`,
  `frame-src 'self'${frame}`,
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
export function createSecurityHeaders({ http, payments }: Pick<Config, 'http' | 'payments'>): {
  page: Headers;
  api: Headers;
} {
  const everywhere: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(http.isSecure && { 'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains` }),
  };
  const pageDirectives = directivesOf(payments?.kind === 'stripe' ? stripeSources : noSources);
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

/** What answers at links carry that a member gave to others: listed nowhere, and told to no other site. */
const sharedHeaders: Headers = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Puts the headers on before anything else can answer, so that refusals and errors carry them too. */
export function setSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'http' | 'payments'>): void {
  const { page, api } = createSecurityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiPath(request.url) ? api : page);
    if (isSharedPath(request.url)) reply.headers(sharedHeaders);
    done();
  });
}

/** Paths that answer in JSON, also when there is nothing at them. */
export function isApiPath(url: string): boolean {
  return url.startsWith('/api/') || url === '/api' || url.startsWith('/api?');
}

/** Paths that end in the token of what a member shared: its page, and what the page asks for. */
export function isSharedPath(url: string): boolean {
  return /^(?:\/api)?\/share\//.test(url);
}
