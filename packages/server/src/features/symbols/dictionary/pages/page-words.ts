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
    missingText: 'The address may be mistyped, or the symbol has another name by now.',
  },
  es: {
    title: 'El diccionario de los símbolos del sueño',
    lead: 'Todos los símbolos, leídos por lo que hacen. Libre para todos y sin cuenta.',
    entryTitle: (name) => `Soñar con ${name}`,
    back: 'Todos los símbolos',
    alsoFoundAs: 'También aparece como',
    parts: 'Hecho de',
    combined: 'Junto a otros símbolos',
    related: 'Cerca de este',
    otherLanguage: (name) => `In English: ${name}`,
    missingTitle: 'No existe ese símbolo',
    missingText: 'Puede que la dirección tenga un error o que el símbolo se llame ahora de otra manera.',
  },
};
