import type { PersonalPhrasing } from '../../pack/phrasing.ts';

export const spanishPersonal: PersonalPhrasing = {
  said: [
    ({ name, meaning }) => `para ti, «${name}» significa lo que tú dejaste escrito: «${meaning}»`,
    ({ name, meaning }) => `«${name}» es uno de tus propios símbolos y para ti dice: «${meaning}»`,
    ({ name, meaning }) => `solo para ti, «${name}» tiene este significado: «${meaning}»`,
  ],
  unsaid: (name) =>
    `«${name}» es uno de tus propios símbolos; lo que significa para ti aún espera a que lo escribas`,
};
