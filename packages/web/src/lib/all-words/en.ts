/** The English words of every namespace, by file; but for those of the service worker, which brings its own. */
export const wordLoaders = import.meta.glob<Record<string, unknown>>(
  ['../../**/locales/*.en.json', '!**/push-worker.*'],
  { import: 'default' },
);
