import type { HistoryWays } from '../../pack/history-ways.ts';

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const ordinals = 'primera segunda tercera cuarta quinta sexta séptima octava novena décima'.split(' ');

/** Adverbs that do not end as most do. */
const manners = new Set(
  'despacio deprisa aprisa lejos cerca bien mal arriba abajo adelante atrás aparte así encima debajo'.split(
    ' ',
  ),
);

function isManner(words: string): boolean {
  const last = words.toLowerCase().split(' ').at(-1) ?? '';
  return manners.has(last) || last.endsWith('mente');
}

export const spanishHistory: HistoryWays = {
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
  isManner,
  quote: (word) => `«${word}»`,
  times: (count) => `${count} veces`,
  and: 'y',
  or: ' o ',
  month: (month, year) => [months[month - 1] ?? '', ...(year === undefined ? [] : [year])].join(' de '),
  ordinal: (count) => ordinals[count - 1] ?? `${count}.ª`,
  numbers: 'ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
};
