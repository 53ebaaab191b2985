import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('detectLanguage', () => {
  it.each([
    ['en', 'I was walking along a river and then the bridge was gone.'],
    ['en', 'running running running from something in the dark of my old school'],
    ['es', 'Iba por un puente y de pronto ya no estaba el río.'],
    ['es', 'voy sola, veo arena y nadie viene'],
    ['es', 'corria por la casa de mi abuela y no habia nadie'],
  ])('is certain of %s: %s', (language, text) => {
    expect(detectLanguage(text)).toEqual({ language, isCertain: true });
  });

  it.each(['', '🐕', 'dog', 'perro the el and y'])('is not certain of "%s"', (text) => {
    expect(detectLanguage(text).isCertain).toBe(false);
  });

  it('leans to the likelier language when uncertain', () => {
    expect(detectLanguage('niña')).toEqual({ language: 'es', isCertain: false });
  });
});
