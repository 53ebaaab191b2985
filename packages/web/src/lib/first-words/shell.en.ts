/** The English words of what every page stands in, by file. */
export const words = import.meta.glob<Record<string, unknown>>(
  ['../locales/common.en.json', '../../app/locales/app.en.json'],
  { import: 'default', eager: true },
);
