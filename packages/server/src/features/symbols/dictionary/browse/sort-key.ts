import type { Language } from '@chitta/contract';

const articles: Readonly<Record<Language, RegExp>> = {
  en: /^(?:an?|the)\s+(?=\S)/i,
  es: /^(?:el|la|los|las|lo|un|una|unos|unas)\s+(?=\S)/i,
};

/** A name as it is looked up: without the article that it begins with. */
export function sortKey(name: string, language: Language): string {
  return name.trim().replace(articles[language], '');
}
