import { limits } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { categoryNamed } from './category-words.ts';

describe('categoryNamed', () => {
  it.each([
    ['lucid', ['lucid', 'Lucid dream', 'lucid dreams', 'Lúcido', 'sueño lúcido', 'LÚCIDOS']],
    ['recurring', ['recurring', 'Recurrent dream', 'recurrente', 'sueños recurrentes']],
    ['nightmare', ['Nightmare', 'nightmares', 'pesadilla', 'Pesadillas']],
    ['light', ['light', 'luminoso', 'sueños claros']],
    ['dark', ['dark', 'Dark dream', 'oscuro', 'sueño oscuro']],
    ['visitation', ['visit', 'visits', 'Visita', 'visitación']],
    ['precognitive', ['prophetic', 'premonition', 'Premonición', 'sueño premonitorio']],
  ])('%s is %j', (category, names) => {
    for (const name of names) expect(categoryNamed(name), name).toBe(category);
  });

  it.each(['', 'dream', 'flying', 'lucidity', 'a nightmare of sorts'])('knows nothing by %j', (text) => {
    expect(categoryNamed(text)).toBeUndefined();
  });

  it.each(limits.dreamCategories)('knows %s by its own name', (category) => {
    expect(categoryNamed(category)).toBe(category);
  });
});
