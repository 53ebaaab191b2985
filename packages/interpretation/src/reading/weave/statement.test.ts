import { describe, expect, it } from 'vitest';
import type { Figure } from '../model.ts';
import { spokenOf } from './statement.ts';

const figure = (phrase: string, plural = false) => ({ phrase, plural }) as Figure;
const first = () => 0;

describe('spokenOf', () => {
  it.each([
    [
      'the noun in the place of "it"',
      figure('the door'),
      'Wood turns. It is a way through.',
      'the door is a way through',
    ],
    ['agreement', figure('the doors', true), 'Wood turns. It shows a way.', 'the doors show a way'],
    [
      'a verb in -ie',
      figure('the curtains', true),
      'Cloth. It lies in your hand.',
      'the curtains lie in your hand',
    ],
    [
      'an anchor for what speaks of the dreamer',
      figure('the stage'),
      'Boards. You step forward.',
      'with the stage, you step forward',
    ],
  ])('%s', (_, noun, description, expected) => {
    expect(spokenOf(noun, description, 'en', first)).toBe(expected);
  });

  it.each([
    ['has one sentence only', 'A dog barks.'],
    ['asks', 'A dog barks. What does it want?'],
  ])('leaves what %s', (_, description) => {
    expect(spokenOf(figure('the dog'), description, 'en', first)).toBeUndefined();
  });

  it('says image and meaning where the meaning leans on the image, and the image alone where it holds the meaning', () => {
    const leaning = 'A hound barks. Whether it bites is the question it puts.';
    expect(spokenOf(figure('the dog'), leaning, 'en', first)).toBe(leaning.slice(0, -1));
    const meant = 'A dog is a habit of yours. Whether it bites is another matter.';
    const dog = { ...figure('the dog'), sign: { entry: { name: 'Dog' } } } as unknown as Figure;
    expect(spokenOf(dog, meant, 'en', first)).toBe('A dog is a habit of yours');
  });

  it('puts the noun before a Spanish verb without subject, in its number', () => {
    expect(spokenOf(figure('la puerta'), 'Gira. Es un paso.', 'es', first)).toBe('la puerta es un paso');
    expect(spokenOf(figure('las puertas', true), 'Gira. Es un paso.', 'es', first)).toBe(
      'las puertas son un paso',
    );
    expect(spokenOf(figure('el mar'), 'Agua. Te encuentras con tu vida.', 'es', first)).toBe(
      'con el mar, te encuentras con tu vida',
    );
  });

  it.each([
    ['an adjective of another gender', 'los pájaros', true, 'Vuelan. Son rápidas y no se dejan atrapar.'],
    ['a pronoun of another gender', 'los pájaros', true, 'Vuelan. Te asustan si intentas atraparlas.'],
    ['a possessive of another gender', 'el demonio', false, 'Tienta. Te llama porque sigue siendo tuya.'],
    ['a single subject left out', 'las flores', true, 'Huelen. Dura poco y acaba.'],
  ])('leaves a Spanish statement with %s', (_, phrase, plural, description) => {
    expect(
      spokenOf({ ...figure(phrase, plural), feminine: false }, description, 'es', first),
    ).toBeUndefined();
  });

  it('says of a thing only what names the thing', () => {
    const named = (text: string) =>
      ({ ...figure('la pelota'), sign: { entry: { name: 'Tenis' }, mention: { text } } }) as Figure;
    expect(spokenOf(named('golf'), 'Bota. El tenis pide respuesta.', 'es', first)).toBeUndefined();
    expect(spokenOf(named('tenis'), 'Bota. El tenis pide respuesta.', 'es', first)).toBe(
      'El tenis pide respuesta',
    );
  });

  it('lets a Spanish statement that denies take the noun as its subject', () => {
    const sun = { ...figure('el sol'), feminine: false };
    expect(spokenOf(sun, 'Sale. No es de nadie.', 'es', first)).toBe('el sol no es de nadie');
  });

  it.each(['c++ (old', 'door [x', 'tunnel)'])(
    'looks for a name as it is written, whatever its signs: %s',
    (name) => {
      const named = { ...figure('the thing'), sign: { entry: { name } } } as Figure;
      expect(spokenOf(named, `Slow. The ${name} asks for room.`, 'en', first)).toBe(
        `The ${name} asks for room`,
      );
      expect(spokenOf(named, 'Slow. The other asks for room.', 'en', first)).not.toBe(
        'the other asks for room',
      );
    },
  );
});
