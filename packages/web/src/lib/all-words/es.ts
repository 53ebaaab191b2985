/** The Spanish words of every namespace, by file. */
export const wordLoaders = import.meta.glob<Record<string, unknown>>('../../**/locales/*.es.json', {
  import: 'default',
});
