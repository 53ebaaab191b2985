import { describe, expect, it } from 'vitest';
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
