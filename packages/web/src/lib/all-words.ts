/** The words of every namespace and language, by file. */
export const wordLoaders = import.meta.glob<Record<string, unknown>>('../**/locales/*.json', {
  import: 'default',
});
