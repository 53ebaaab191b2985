import { describe, expect, it } from 'vitest';
import { isMereThanks } from './is-mere-thanks.ts';

describe('isMereThanks', () => {
  it.each([
    'Thanks!',
    'Thank you so much, it works now.',
    'thx',
    'Perfect, that helped a lot. Have a nice day!',
    'Great 👍',
    '👍',
    '🙏🏽',
    'OK 🙏',
    'Gracias',
    '¡Muchas gracias! Ya funciona.',
    'Mil gracias por la ayuda, un saludo',
    'Perfecto, muy amables',
    'MUCHÍSIMAS GRACIAS',
  ])('%s opens nothing again', (text) => {
    expect(isMereThanks(text)).toBe(true);
  });

  it.each([
    'Thanks, but it does not work.',
    'Thanks for nothing',
    'Thank you. Does it work on a phone too?',
    'It works now', // says that it works; whether that is all, a person should judge
    'ok',
    'Thanks, and the sun stands still as well',
    'Gracias, pero no funciona',
    'Gracias. ¿Y en el móvil?',
    'no',
    '...',
    '42',
    'Thanks gracias for the ayuda', // in no language as a whole
    `Thanks ${'very '.repeat(30)}much`,
  ])('%s is heard', (text) => {
    expect(isMereThanks(text)).toBe(false);
  });
});
