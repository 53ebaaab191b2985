/** The English words of every namespace, by file. */
export const wordLoaders = import.meta.glob<Record<string, unknown>>('../../**/locales/*.en.json', {
  import: 'default',
});
