import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { classify } from './classify.ts';
import { partInContext } from './part-in-context.ts';

/** The part of the word that stands in capitals. */
function partOf(text: string, language: 'en' | 'es') {
  const at = tokenise(text).findIndex(({ start, end }) => /^[A-Z]{2,}$/.test(text.slice(start, end)));
  return partInContext(classify(tokenise(text), language), at);
}

describe('partInContext', () => {
  it.each([
    ['the RING', 'n'],
    ['my big old RING', 'n'],
    ['with RING', 'n'],
    ['they RING me', 'v'],
    ['to RING him', 'v'],
    ['to RINGS', 'n'],
    ['could RING', 'v'],
    ['we never RING', 'v'],
    ['the never RING', 'n'],
    ['the man that RING', 'v'],
    ['And. RING the bell', 'v'],
    ['red RING', '?'],
  ])('English: %s', (text, part) => {
    expect(partOf(text, 'en')).toBe(part);
  });

  it.each([
    ['la VELA', 'n'],
    ['una gran VELA', 'n'],
    ['con VELA', 'n'],
    ['se VELA', 'v'],
    ['me la VELA', 'v'],
    ['no la VELA', 'v'],
    ['no VELA', 'v'],
    ['ella VELA', 'v'],
    ['pronto VELA', '?'],
    ['Fin. VELA la noche', 'v'],
    ['Fin. VELA azul', '?'],
  ])('Spanish: %s', (text, part) => {
    expect(partOf(text, 'es')).toBe(part);
  });
});
