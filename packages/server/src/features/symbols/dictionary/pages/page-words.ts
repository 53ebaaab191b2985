import type { Language } from '@chitta/contract';

/** What the pages of the dictionary say around its own words, before the app has started. */
interface PageWords {
  readonly title: string;
  readonly lead: string;
  readonly entryTitle: (name: string) => string;
  readonly back: string;
  readonly alsoFoundAs: string;
  readonly parts: string;
  readonly combined: string;
  readonly related: string;
  readonly otherLanguage: (name: string) => string;
  readonly missingTitle: string;
  readonly missingText: string;
}

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    title: 'The dictionary of dream symbols',
    lead: 'Every symbol, read by what it is for. Free for everyone, without an account.',
    entryTitle: (name) => `${name} in dreams`,
    back: 'All symbols',
    alsoFoundAs: 'Also found as',
    parts: 'Made of',
    combined: 'Together with other symbols',
    related: 'Near it',
    otherLanguage: (name) => `En español: ${name}`,
    missingTitle: 'There is no such symbol',
    missingText: 'The address may be mistyped, or the symbol may have another name now.',
  },
  es: {
    title: 'El diccionario de los símbolos de los sueños',
    lead: 'Todos los símbolos, cada uno leído por aquello para lo que sirve. Gratis, sin crear una cuenta.',
    entryTitle: (name) => `${name}: qué significa en un sueño`,
    back: 'Todos los símbolos',
    alsoFoundAs: 'También aparece como',
    parts: 'Hecho de',
    combined: 'Junto a otros símbolos',
    related: 'Cerca de este',
    otherLanguage: (name) => `In English: ${name}`,
    missingTitle: 'No existe ese símbolo',
    missingText: 'Puede que la dirección esté mal escrita o que el símbolo tenga ahora otro nombre.',
  },
};
