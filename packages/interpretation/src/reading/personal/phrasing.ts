import type { Language } from '@chitta/symbols/types';

interface PersonalSlots {
  readonly name: string;
  /** The dreamer's own words; whatever they are, they stand alone behind a colon. */
  readonly meaning: string;
}

interface PersonalPhrasing {
  readonly said: readonly ((slots: PersonalSlots) => string)[];
  /** Where the dreamer has not written a meaning yet. */
  readonly unsaid: (name: string) => string;
}

/** How a reading speaks of a symbol of the dreamer's own. */
export const personalPhrasing: Readonly<Record<Language, PersonalPhrasing>> = {
  en: {
    said: [
      ({ name, meaning }) => `for you, “${name}” means what you wrote down yourself: “${meaning}”`,
      ({ name, meaning }) => `“${name}” is one of your own symbols, and for you it says: “${meaning}”`,
      ({ name, meaning }) => `for you alone, “${name}” carries this meaning: “${meaning}”`,
    ],
    unsaid: (name) =>
      `“${name}” is one of your own symbols; what it means for you is still yours to write down`,
  },
  es: {
    said: [
      ({ name, meaning }) => `para ti, «${name}» significa lo que tú dejaste escrito: «${meaning}»`,
      ({ name, meaning }) => `«${name}» es uno de tus propios símbolos y para ti dice: «${meaning}»`,
      ({ name, meaning }) => `solo para ti, «${name}» tiene este significado: «${meaning}»`,
    ],
    unsaid: (name) =>
      `«${name}» es uno de tus propios símbolos; lo que significa para ti aún espera a que lo escribas`,
  },
};
