/** The Spanish words of what every page stands in, by file. */
export const words = import.meta.glob<Record<string, unknown>>(
  ['../locales/common.es.json', '../../app/locales/app.es.json'],
  { import: 'default', eager: true },
);
