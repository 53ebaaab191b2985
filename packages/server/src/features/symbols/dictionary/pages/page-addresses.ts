import type { Language } from '@chitta/contract';

/** Where the dictionary stands in each language. */
export const dictionaryPath: Readonly<Record<Language, string>> = {
  en: '/learn/dictionary',
  es: '/es/learn/dictionary',
};

export function entryPath(language: Language, slug: string): string {
  return `${dictionaryPath[language]}/${slug}`;
}

/** The same page in each language, as `hreflang` has it; English for languages that we do not speak. */
export function alternatesOf(origin: string, pathOf: (language: Language) => string): Record<string, string> {
  const english = `${origin}${pathOf('en')}`;
  return { en: english, es: `${origin}${pathOf('es')}`, 'x-default': english };
}
