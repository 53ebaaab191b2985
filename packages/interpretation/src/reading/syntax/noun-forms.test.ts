import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { readingOf } from '../../languages/language-packs.ts';
import type { Mention } from '../../types.ts';
import { bareArticle, isVerbForm } from './noun-forms.ts';

function met(text: string, variation = text): Mention {
  return {
    start: 0,
    end: text.length,
    symbol: 'thing',
    group: 'object',
    text,
    variation,
    rule: 'word.exact',
    sense: 'noun.object',
    state: 'present',
  };
}

describe('isPlural', () => {
  it.each<[Language, string | undefined, string, boolean]>([
    ['en', 'the', 'dogs', true],
    ['en', 'a', 'dog', false],
    ['en', undefined, 'dogs', true],
    ['en', 'the', 'glass', false],
    ['en', 'the', 'bus', false],
    ['en', 'the', 'children', true],
    ['en', 'another', 'glasses', false],
    ['en', 'the', 'golden keys', true],
    ['en', 'the', 'stairs', true],
    ['es', 'las', 'escaleras', true],
    ['es', 'el', 'paraguas', false],
    ['es', undefined, 'perros', true],
    ['es', 'una', 'crisis', false],
    ['es', 'muchos', 'perros negros', true],
    ['es', 'la', 'gente', false],
    ['es', 'mi', 'casa', false],
    ['es', undefined, 'luciérnagas', true],
    ['es', undefined, 'gas', false],
    ['es', undefined, 'autobús', false],
  ])('(%s) of %s %s is %s', (language, determiner, text, plural) => {
    expect(readingOf(language).nouns.isPlural(text, determiner)).toBe(plural);
  });
});

describe('bareArticle', () => {
  it.each<[Language, string, string]>([
    ['en', 'water', 'the '],
    ['en', 'mom', 'your '],
    ['en', 'Saturday', ''],
    ['en', 'Grandma', 'your '],
    ['es', 'agua', 'el '],
    ['es', 'casa', 'la '],
    ['es', 'perros', 'los '],
    ['es', 'flores', 'las '],
    ['es', 'árbol', 'el '],
    ['es', 'mano', 'la '],
    ['es', 'mapas', 'los '],
    ['es', 'canción', 'la '],
    ['es', 'ciudad', 'la '],
    ['es', 'papá', 'el '],
    ['es', 'noches', 'las '],
  ])('(%s) of %s is %j', (language, text, article) => {
    expect(bareArticle(met(text), language)).toBe(article);
  });
});

describe('isVerbForm', () => {
  const entry = (variations: string[]) => ({
    id: 'thing',
    group: 'object' as const,
    name: 'Thing',
    category: '',
    function: '',
    meaning: '',
    insight: '',
    deed: '',
    variations,
    common: true,
    vital: false,
  });

  it.each<[Language, string, string, string[], boolean]>([
    ['en', 'played', 'play', ['play'], true],
    ['en', 'playing', 'play', ['play'], true],
    ['en', 'play', 'play', ['play'], false],
    ['en', 'building', 'building', ['building'], false],
    ['en', 'buy', 'buy', ['buy/v', 'money'], true],
    ['en', 'money', 'money', ['buy/v', 'money'], false],
    ['es', 'comprado', 'comprar', ['comprar/v'], true],
    ['es', 'pintaba', 'pintar', ['pintar/v', 'cuadro'], true],
    ['es', 'cuadros', 'cuadro', ['pintar/v', 'cuadro'], false],
    ['es', 'mares', 'mar', ['mar'], false],
  ])('(%s) of %s for %s is %s', (language, text, variation, variations, isVerb) => {
    const sign = { mention: met(text, variation), entry: entry(variations), repeats: [] };
    expect(isVerbForm(sign, language)).toBe(isVerb);
  });
});
