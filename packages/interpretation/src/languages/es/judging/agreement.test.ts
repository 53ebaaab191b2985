import { expect, it } from 'vitest';
import { agreementSlips } from './agreement.ts';

const nouns = new Set(
  'casa problema hábito puerta agua pez mano ratón pared árbol luz perro llama escaleras paraguas'.split(' '),
);

it.each([
  ['Aquí está la problema.', 'la problema (gender)'],
  ['Miras los casa.', 'los casa (gender) (number)'],
  ['Es una hábito.', 'una hábito (gender)'],
  ['Abres las mano.', 'las mano (number)'],
  ['Está en tu casas.', 'tu casas (number)'],
  ['Está en tus casa.', 'tus casa (number)'],
  ['Tocas la agua.', undefined],
  ['Abres el puerta.', 'el puerta (gender)'],
  ['La casa roto.', 'La casa roto (gender)'],
  ['La casa rotas.', 'La casa rotas (number)'],
  ['La puerta está cerrado.', 'La puerta cerrado (gender)'],
  ['Es tu viejo casa.', 'tu viejo casa viejo (gender)'],
  ['Del manera que sea.', 'Del manera (gender)'],
  ['Un árboles.', 'Un árboles (number)'],
] as const)('judges %s', (sentence, words) => {
  expect(agreementSlips(sentence, nouns).map((slip) => slip.words)).toEqual(words ? [words] : []);
});

it.each([
  'El agua fría corre por tus manos y las paredes de la casa vieja.',
  'Los peces y los ratones, las luces del árbol, una mano abierta.',
  'La puerta de la casa está abierta; el problema del agua está resuelto.',
  'Las escaleras, tus palabras y el paraguas; unos a otros, el autobús.',
  'La llamas y la cuidas.',
  'La abres, las dejas, los miras; una y otra vez la ves.',
  'El techo de la casa está roto.',
  'Todo lo que la persona lleva lo lleva un artista, tu guía o el día.',
  'Otra vez estás en el otro lado, y lo demás es lo de menos.',
])('has nothing to say of %s', (sentence) => {
  expect(agreementSlips(sentence, nouns)).toEqual([]);
});
