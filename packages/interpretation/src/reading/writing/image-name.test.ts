import { describe, expect, it } from 'vitest';
import type { Figure, Point, Sign } from '../model.ts';
import { frameOf } from '../testing/frame-of.ts';
import { imageNameOf } from './image-name.ts';
import { ranked } from './write-frame.ts';

/** The images of a dream, as they are called back to. */
function imagesOf(language: 'en' | 'es', text: string) {
  return ranked(frameOf(language, text).scenes).flatMap((point) => imageNameOf(point, language) ?? []);
}

describe('imageNameOf', () => {
  it.each([
    ['en', 'I was in the kitchen with my brother.', 'your brother'],
    ['en', 'I opened the door and I was afraid.', 'the fear'],
    ['es', 'Abrí la puerta muy despacio.', 'lo de abrir'],
    ['es', 'Tenía miedo todo el tiempo.', 'el miedo'],
  ] as const)('(%s) %j has %s', (language, text, name) => {
    expect(imagesOf(language, text)).toContain(name);
  });

  it('has no name for what was not there', () => {
    expect(imagesOf('en', 'There was no dog at all.')).toEqual([]);
  });

  it('names nothing at length, nor words that are quoted', () => {
    for (const name of imagesOf('en', 'I was in the kitchen with a bucket. A dog chased me.'))
      expect(name).toMatch(/^[^"“«,]{1,32}$/u);
  });
});

/** A sign with this name in the dictionary, and what else of it the name depends on. */
function signOf(
  name: string,
  { variations = [name], isClass = false, kind = undefined as 'personal' | undefined } = {},
) {
  const [variation] = variations;
  return {
    entry: { name, variations, isClass },
    mention: { variation, kind },
    repeats: [],
  } as unknown as Sign;
}
const act = (name: string, more = {}) => ({ kind: 'act', sign: signOf(name, more) }) as unknown as Point;
const feeling = (name: string, ofDreamer = true) =>
  ({ kind: 'feeling', sign: signOf(name), ofDreamer }) as unknown as Point;
const thing = (phrase: string, plural = false) =>
  ({ kind: 'thing', figure: { phrase, plural } as unknown as Figure }) as unknown as Point;

describe('the name of an action', () => {
  it.each([
    ['Flying', undefined, 'the flying'],
    ['Following', undefined, undefined],
    ['Pray', ['praying', 'pray'], 'the praying'],
    ['Prayer', ['pray'], 'the prayer'],
    ['Being late', undefined, 'being late'],
    ['Going home', undefined, 'going home'],
    ['The fall', undefined, 'the fall'],
    ['A long and winding walk through many old houses', undefined, undefined],
  ] as const)('%s is called back to as %3$j', (name, variations, expected) => {
    const point = act(name, variations === undefined ? {} : { variations: [...variations] });
    expect(imageNameOf(point, 'en')).toBe(expected);
  });

  it.each([
    ['Volar', 'lo de volar'],
    ['Caerse', 'lo de caerse'],
    ['Reír', 'lo de reír'],
    ['Ir', 'lo de ir'],
    ['Ir a casa', 'lo de ir a casa'],
    ['Boda', 'la boda'],
    ['Canción', 'la canción'],
    ['Ciudad', 'la ciudad'],
    ['Viaje', 'el viaje'],
    ['Vuelta a casa', undefined],
  ])('%s se llama %j', (name, expected) => {
    expect(imageNameOf(act(name), 'es')).toBe(expected);
  });

  it('is none where the dictionary names two, of which neither was told', () => {
    expect(imageNameOf(act('Chasing or fleeing', { variations: ['hunt'] }), 'en')).toBeUndefined();
    expect(imageNameOf(act('Empujar o tirar', { variations: ['mover'] }), 'es')).toBeUndefined();
  });

  it('is that of the one that was told', () => {
    expect(imageNameOf(act('Chasing or fleeing', { variations: ['flee'] }), 'en')).toBe('the fleeing');
    expect(imageNameOf(act('Empujar o tirar', { variations: ['tirar'] }), 'es')).toBe('lo de tirar');
  });

  it('is none for a class or a symbol of one’s own', () => {
    expect(imageNameOf(act('Flying', { isClass: true }), 'en')).toBeUndefined();
    expect(imageNameOf(act('Flying', { kind: 'personal' }), 'en')).toBeUndefined();
  });
});

describe('the name of a feeling', () => {
  it.each([
    ['es', 'Miedo', 'el miedo'],
    ['es', 'Alegría', 'la alegría'],
    ['es', 'Celos', 'los celos'],
    ['es', 'Soledad', 'la soledad'],
    ['es', 'Pasión', 'la pasión'],
    ['es', 'Inquietud', 'la inquietud'],
    ['es', 'Amor', 'el amor'],
    ['es', 'Mal de amores', undefined],
    ['en', 'Joy', 'the joy'],
    ['en', 'Being in love', undefined],
  ] as const)('(%s) %s: %j', (language, name, expected) => {
    expect(imageNameOf(feeling(name), language)).toBe(expected);
  });

  it('is none where somebody else feels it', () => {
    expect(imageNameOf(feeling('Joy', false), 'en')).toBeUndefined();
  });
});

describe('the name of a thing', () => {
  it.each([
    ['your car', false, 'your car'],
    ['la casa de tu abuela', false, 'la casa de tu abuela'],
    ['the stairs', true, undefined],
    ['“ran”', false, undefined],
    ['«corrí»', false, undefined],
    ['the house, which burnt', false, undefined],
    ['x'.repeat(32), false, 'x'.repeat(32)],
    ['x'.repeat(33), false, undefined],
  ])('%j', (phrase, plural, expected) => {
    expect(imageNameOf(thing(phrase, plural), 'es')).toBe(expected);
  });
});
