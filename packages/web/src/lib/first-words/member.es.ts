/** The Spanish words of the pages that members go to and fro between, by file. */
export const words = import.meta.glob<Record<string, unknown>>(
  ['../../features/journal/**/locales/{dreams,readings,follow-ups,outbox}.es.json'],
  { import: 'default', eager: true },
);
