import type { Language, SymbolGroup } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { parseVariation } from './parse-variation.ts';

describe('parseVariation', () => {
  it.each<[string, SymbolGroup, Language, string]>([
    ['dog', 'animal', 'en', 'dog/n'],
    ['fly', 'action', 'en', 'fly/v'],
    ['dirty', 'condition', 'en', 'dirty/a'],
    ['scared/a', 'feeling', 'en', 'scared/a'],
    ['golden retriever', 'animal', 'en', 'golden/x retriever/n'],
    ['take off into the air', 'action', 'en', 'take/v off/x into/x the/x air/x'],
    ['locked out/x', 'condition', 'en', 'locked/x out/x'],
    ['mother-in-law/x', 'person', 'en', 'mother/x in/x law/x'],
    ['pastor alemán', 'animal', 'es', 'pastor/n alemán/a'],
    ['casa de campo', 'building', 'es', 'casa/n de/x campo/x'],
    ['cerrado con llave', 'condition', 'es', 'cerrado/a con/x llave/x'],
    ['irse de casa', 'action', 'es', 'irse/v de/x casa/x'],
  ])('reads %s of a %s in %s', (notation, group, language, expected) => {
    const { words } = parseVariation(notation, group, language);
    expect(words.map(({ word, part }) => `${word}/${part}`).join(' ')).toBe(expected);
  });

  it('keeps the written phrase without its suffix', () => {
    expect(parseVariation('Ex-wife/n', 'person', 'en').text).toBe('Ex-wife');
  });
});
