import type { Language } from '@chitta/symbols/types';

/** The language that sentences of a dream may be in beside its own. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'es' : 'en';
}
