/** The Spanish words of every other namespace, by file; but for those of the service worker, which brings its own. */
export const wordLoaders = import.meta.glob<Record<string, unknown>>(
  [
    '../../**/locales/*.es.json',
    '!**/push-worker.*',
    '!**/locales/{app,common,dreams,readings,follow-ups,outbox}.*',
  ],
  { import: 'default' },
);
