import type { Language } from '@chitta/symbols/types';

interface Returned {
  /** "the house" · "being chased" */
  readonly name: string;
  readonly isPlural: boolean;
  /** "fifth" · "quinta" */
  readonly time: string;
  /** "August" */
  readonly since: string;
}

/** How the past of a symbol is told. */
export interface HistoryWays {
  readonly returns: readonly ((returned: Returned) => string)[];
  readonly turned: Readonly<Record<'mine' | 'others', string>>;
  readonly was: (earlier: string) => string;
  readonly wasAndIs: (earlier: string, now: string) => string;
  readonly together: (one: string, other: string, count: string) => string;
  readonly seldom: (name: string) => string;
  readonly quote: (word: string) => string;
  readonly times: (count: string) => string;
  readonly and: string;
}

const english: HistoryWays = {
  returns: [
    ({ name, isPlural, time, since }) =>
      `${name} ${isPlural ? 'have' : 'has'} come to you for the ${time} time since ${since}`,
    ({ name, isPlural, time, since }) =>
      `since ${since}, this is the ${time} dream in which ${name} ${isPlural ? 'appear' : 'appears'}`,
    ({ name, isPlural, time, since }) =>
      `you know ${name} from earlier nights; ${isPlural ? 'they return' : 'it returns'} here for the ${time} time since ${since}`,
    ({ name, time, since }) =>
      `your journal has met ${name} before, and since ${since} this makes the ${time} time`,
  ],
  turned: {
    mine: '; before, it was done by others, and this time you do it yourself',
    others: '; before, it was you who did it, and this time somebody else does',
  },
  was: (earlier) => `; earlier you called it ${earlier}, and this time you do not`,
  wasAndIs: (earlier, now) => `; earlier you called it ${earlier}, and this time “${now}”`,
  together: (one, other, count) => `${one} and ${other} have met in ${count} of your dreams before`,
  seldom: (name) =>
    `you have told us that what we say of ${name} seldom fits, so let your own word for it come first here`,
  quote: (word) => `“${word}”`,
  times: (count) => `${count} times`,
  and: 'and',
};

const spanish: HistoryWays = {
  returns: [
    ({ name, isPlural, time, since }) =>
      `${name} ${isPlural ? 'vuelven' : 'vuelve'} a ti por ${time} vez desde ${since}`,
    ({ name, isPlural, time, since }) =>
      `desde ${since}, es la ${time} vez que ${isPlural ? 'aparecen' : 'aparece'} ${name} en lo que sueñas`,
    ({ name, time, since }) => `de otras noches ya conoces ${name}; esta es la ${time} vez desde ${since}`,
    ({ name, time, since }) =>
      `en tu diario ya estaba ${name}, y desde ${since} van con esta ${time === 'tercera' ? 'tres veces' : `hasta la ${time} vez`}`,
  ],
  turned: {
    mine: '; antes eran otros quienes lo hacían, y esta vez lo haces tú',
    others: '; antes lo hacías tú, y esta vez lo hace alguien más',
  },
  was: (earlier) => `; antes dijiste ${earlier}, y esta vez no`,
  wasAndIs: (earlier, now) => `; antes dijiste ${earlier}, y esta vez, «${now}»`,
  together: (one, other, count) => `${one} y ${other} ya se encontraron en ${count} de tus sueños`,
  seldom: (name) =>
    `nos has contado que lo que decimos de ${name} pocas veces encaja, así que aquí va primero tu propia palabra`,
  quote: (word) => `«${word}»`,
  times: (count) => `${count} veces`,
  and: 'y',
};

export const historyWays: Readonly<Record<Language, HistoryWays>> = { en: english, es: spanish };
