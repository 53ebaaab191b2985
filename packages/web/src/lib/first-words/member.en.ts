/** The English words of the pages that members go to and fro between, by file. */
export const words = import.meta.glob<Record<string, unknown>>(
  ['../../features/journal/**/locales/{dreams,readings,follow-ups,outbox}.en.json'],
  { import: 'default', eager: true },
);
