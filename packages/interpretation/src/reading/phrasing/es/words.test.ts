import { describe, expect, it } from 'vitest';
import { nounSample } from '../../testing/sample-slots.ts';
import { a, agree, agreeWith, articled, de, isAspect, isOf, quote, something } from './words.ts';

describe('palabras españolas', () => {
  it.each([
    ['el perro', 'del perro', 'al perro'],
    ['la casa', 'de la casa', 'a la casa'],
    ['los perros', 'de los perros', 'a los perros'],
    ['tu hermano', 'de tu hermano', 'a tu hermano'],
    ['él mismo', 'de él mismo', 'a él mismo'],
    ['elefantes', 'de elefantes', 'a elefantes'],
    ['el agua', 'del agua', 'al agua'],
  ])('contract %j', (phrase, of, to) => {
    expect(de(phrase)).toBe(of);
    expect(a(phrase)).toBe(to);
  });

  it.each([
    ['un hábito', 'es', 'viene'],
    ['los pasos entre dos niveles', 'son', 'vienen'],
    ['tus ideas', 'son', 'vienen'],
    ['tu idea', 'es', 'viene'],
    ['tu mando y tu idea de quién eres', 'son', 'vienen'],
    ['tu cuerpo y cómo lo llevas', 'es', 'viene'],
    ['muchas partes de ti', 'son', 'vienen'],
    ['lo que viene', 'es', 'viene'],
    ['dos maneras de verlo', 'son', 'vienen'],
  ])('agree with the meaning %j', (meaning, be, come) => {
    expect(isOf(meaning)).toBe(be);
    expect(agreeWith(meaning, 'viene', 'vienen')).toBe(come);
  });

  it.each([
    ['cerrado para tu mente despierta', 'algo cerrado para tu mente despierta'],
    ['creciendo sin que lo mires', 'algo que está creciendo sin que lo mires'],
    ['hondo', 'algo hondo'],
    ['blando y tibio', 'algo blando y tibio'],
    ['sin fondo', 'algo sin fondo'],
  ])('make something of %j', (condition, phrase) => {
    expect(something(condition)).toBe(phrase);
  });

  it('agree with the noun and know people', () => {
    expect(agree(nounSample('es', 'stairs'), 'es', 'son')).toBe('son');
    expect(agree(nounSample('es', 'dog'), 'es', 'son')).toBe('es');
    expect(isAspect(nounSample('es', 'brother'))).toBe(true);
    expect(isAspect(nounSample('es', 'door'))).toBe(false);
  });

  it('quote in Spanish marks', () => {
    expect(quote('tenía miedo')).toBe('«tenía miedo»');
    expect(quote(undefined)).toBeUndefined();
  });
});

describe('articled', () => {
  it.each([
    ['calma', 'la calma'],
    ['decepción', 'la decepción'],
    ['libertad', 'la libertad'],
    ['miedo', 'el miedo'],
    ['estrés', 'el estrés'],
    ['celos', 'los celos'],
  ])('puts the article before %s', (name, expected) => {
    expect(articled(name)).toBe(expected);
  });
});
