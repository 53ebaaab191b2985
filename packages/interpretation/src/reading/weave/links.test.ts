import { describe, expect, it } from 'vitest';
import { link } from './links.ts';

const all = (words: string, line: string, kind: 'told' | 'quoted') =>
  Array.from({ length: 12 }, (_, turn) => link(kind, words, line, 'es', (count) => turn % count));

describe('link', () => {
  it('completes half a Spanish sentence with its reading', () => {
    for (const [text, more] of all('cuando llegas al aula', 'alguien te mira', 'told')) {
      expect([text, more]).toEqual(['cuando llegas al aula: alguien te mira', undefined]);
    }
  });

  it('joins with "y" only what can follow it', () => {
    const joined = all('abres la puerta', 'irte es lo de menos', 'told').flat();
    expect(joined.join(' ')).not.toMatch(/ y irte/u);
    expect(all('abres la puerta', 'algo cambia', 'told').flat()).toContain('abres la puerta, y algo cambia');
  });

  it('quotes a clause without the word that joined it', () => {
    expect(all('que disfrutaba corriendo', 'algo te mira', 'quoted').flat().join(' ')).not.toMatch(/«que/u);
  });

  it('puts no colon before a line that has one', () => {
    const texts = all('me caso', 'queda esto: una promesa', 'quoted').flat();
    expect(texts.filter((text) => text.split(':').length > 2)).toEqual([]);
  });
});
