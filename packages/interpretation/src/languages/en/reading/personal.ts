import type { PersonalPhrasing } from '../../pack/phrasing.ts';

export const englishPersonal: PersonalPhrasing = {
  said: [
    ({ name, meaning }) => `for you, “${name}” means what you wrote down yourself: “${meaning}”`,
    ({ name, meaning }) => `“${name}” is one of your own symbols, and for you it says: “${meaning}”`,
    ({ name, meaning }) => `for you alone, “${name}” carries this meaning: “${meaning}”`,
  ],
  unsaid: (name) =>
    `“${name}” is one of your own symbols; what it means for you is still yours to write down`,
};
