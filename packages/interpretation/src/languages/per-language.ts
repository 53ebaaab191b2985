import type { Language } from '@chitta/symbols/types';

/** What is made of a language once, when it is first asked for. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    let known = made.get(language);
    if (known === undefined) {
      known = make(language);
      made.set(language, known);
    }
    return known;
  };
}
