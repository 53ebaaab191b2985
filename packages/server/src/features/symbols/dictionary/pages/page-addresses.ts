import { type Language, limits } from '@chitta/contract';

/** Where the dictionary stands in each language. */
export const dictionaryPath: Readonly<Record<Language, string>> = {
  en: '/learn/dictionary',
  es: '/es/learn/dictionary',
};

/** The page of an entry, by its address in that language. */
export function entryPath(language: Language, address: string): string {
  return `${dictionaryPath[language]}/${address}`;
}

/** The page of an entry in each language that has it, as `hreflang` has it. */
export function alternatesOfEntry(
  origin: string,
  addresses: Readonly<Record<Language, string | null>>,
): Record<string, string> {
  const own = limits.languages.flatMap((each) => {
    const address = addresses[each];
    return address === null ? [] : [[each, `${origin}${entryPath(each, address)}`] as const];
  });
  const [, first = ''] = own[0] ?? [];
  return { ...Object.fromEntries(own), ...(first && { 'x-default': first }) };
}

/** The same page in each language, as `hreflang` has it; English for languages that we do not speak. */
export function alternatesOf(origin: string, pathOf: (language: Language) => string): Record<string, string> {
  const english = `${origin}${pathOf('en')}`;
  return { en: english, es: `${origin}${pathOf('es')}`, 'x-default': english };
}
