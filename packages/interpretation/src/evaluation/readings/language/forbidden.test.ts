import { describe, expect, it } from 'vitest';
import { around, findForbidden } from './forbidden.ts';

const faults = (language: 'en' | 'es', text: string, dream = '') =>
  findForbidden({ id: 'a', language, dream, sentences: [text] }).map(({ fault }) => fault);

describe('findForbidden', () => {
  it.each([
    ['en', 'You will meet somebody.', 'future of outer events'],
    ['en', 'You’ll find it.', 'future of outer events'],
    ['en', 'It is going to happen.', 'future of outer events'],
    ['en', 'You should rest.', '"you should"'],
    ['en', 'Rest!', 'exclamation mark'],
    ['en', 'It is a journey.', 'empty word'],
    ['en', 'It symbolises this and represents that.', 'symbolises'],
    ['en', 'This is a disorder.', 'diagnosis'],
    ['es', 'Vas a conocer a alguien.', 'future of outer events'],
    ['es', 'Encontrarás la salida.', 'future of outer events'],
    ['es', 'Deberías descansar.', '"you should"'],
    ['es', 'Tienes que irte.', '"you should"'],
    ['es', 'Debes quedarte.', '"you should"'],
    ['es', 'Es la energía del universo.', 'empty word'],
    ['es', 'Simboliza esto y representa aquello.', 'symbolises'],
  ] as const)('finds in %s: %s', (language, text, fault) => {
    expect(faults(language, text)).toContain(fault);
  });

  it.each([
    ['en', 'It represents this.'],
    ['en', 'You said “you will meet me!” and left.'],
    ['en', 'What you will not look at stays.'],
    ['en', 'A choice of what you will take in.'],
    ['en', 'This is no diagnosis, but something you must take now or lose.'],
    ['es', 'No tienes que cambiar nada, y debes algo.'],
    ['es', 'Además, detrás y jamás son palabras.'],
    ['es', 'Dijiste «¡debes irte!» y te fuiste.'],
  ] as const)('finds nothing in %s: %s', (language, text) => {
    expect(faults(language, text)).toEqual([]);
  });

  it('lets a word of the dream come back', () => {
    expect(faults('en', 'The journey ends at home.', 'A long journey.')).toEqual([]);
  });
});

it('shows a fault with its neighbours', () => {
  expect(around('One two three four five six seven eight nine ten.', 19, 4)).toBe(
    'One two three four five six seven eight nine',
  );
});
