import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { analyse } from '../testing/analysis.ts';
import { findTellings } from './find-tellings.ts';

function told(language: Language, text: string): (string | undefined)[] {
  return findTellings(analyse(language, text)).map((each) => each.told);
}

describe('what is told again in English', () => {
  it.each([
    ['I was in the kitchen with my brother.', 'you were in the kitchen with your brother'],
    [
      'A black dog stood on the table and would not let me pass.',
      'a black dog stood on the table and would not let you pass',
    ],
    ['We walked to our house and I was afraid.', 'you walked to your house and you were afraid'],
    ['I dreamed that I was flying over the sea.', 'you were flying over the sea'],
    ['Was walking down a long street.', 'you were walking down a long street'],
    ['My sister said it was mine and I took it.', 'your sister said it was yours and you took it'],
    ['I ran to the door and was caught.', 'you ran to the door and were caught'],
    ['There were two doors (both red) in the wall.', 'there were two doors in the wall'],
  ])('%s', (text, expected) => {
    expect(told('en', text).filter((each) => each !== undefined)).toEqual([expected]);
  });

  it.each([
    ['what is remembered or thought', 'I think it was my house.'],
    ['questions and direct speech', 'He said, "Where are you going?"'],
    ['what should be', 'I should go to the kitchen now.'],
    ['a relative clause alone', 'The dog, which was black.'],
    ['a single word', 'Water.'],
    ['the other language', 'Estaba en la casa con mi hermano.'],
  ])('leaves %s', (_, text) => {
    expect(told('en', text).filter((each) => each !== undefined)).toEqual([]);
  });

  it('cuts a long sentence where something new begins', () => {
    const parts = told(
      'en',
      'I was walking down a long street with my brother and then a black dog came out of a house and it chased me to the school.',
    );
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]).toBe('you were walking down a long street with your brother');
  });
});

describe('what is told again in Spanish', () => {
  it.each([
    ['Estaba en la cocina con mi hermano.', 'estabas en la cocina con tu hermano'],
    ['Abrí la puerta y salí.', 'abriste la puerta y saliste'],
    ['Llegué a la playa y me senté en una silla.', 'llegaste a la playa y te sentaste en una silla'],
    ['Un perro negro me perseguía por el pasillo.', 'un perro negro te perseguía por el pasillo'],
    ['Yo corría por la calle.', 'tú corrías por la calle'],
    ['Me siento en la silla y estoy en calma.', 'te sientas en la silla y estás en calma'],
    ['Había una puerta en el campo.', 'había una puerta en el campo'],
    ['Soñé que mi abuela abría la ventana.', 'tu abuela abría la ventana'],
    ['Tuve que esconderme en la escuela.', 'tuviste que esconderte en la escuela'],
  ])('%s', (text, expected) => {
    expect(told('es', text)).toEqual([expected]);
  });

  it.each([
    ['forms of "nosotros"', 'Caminamos por la playa.'],
    ['what is remembered', 'Recuerdo una puerta roja.'],
    ['a clause that hangs on another', 'Porque la puerta estaba cerrada.'],
    ['the other language', 'I was in the kitchen and my brother was there.'],
  ])('leaves %s', (_, text) => {
    expect(told('es', text).filter((each) => each !== undefined)).toEqual([]);
  });
});

describe('findTellings', () => {
  it('holds every word of the dream in order', () => {
    const text = 'I was in the kitchen. Then, suddenly, a dog! It chased me and I ran, and my brother flew.';
    const tellings = findTellings(analyse('en', text));
    const starts = tellings.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(tellings.at(-1)?.end).toBe(text.length - 1);
  });
});
