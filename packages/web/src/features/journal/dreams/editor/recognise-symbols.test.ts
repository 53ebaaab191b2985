import type { Language } from '@chitta/contract/limits';
import { openDictionary } from '@chitta/interpretation';
import type { LexiconEntry } from '@chitta/symbols/types';
import { describe, expect, it, vi } from 'vitest';
import { recogniseSymbols } from './recognise-symbols.ts';

function entry(id: string, variations: string): LexiconEntry {
  const texts = { category: '', function: '', meaning: '', insight: '', deed: '' };
  const kind = { group: 'animal', common: true, vital: true } as const;
  return { id, name: id, variations: variations.split(', '), ...texts, ...kind };
}

function dictionaryOf(language: Language, words: string) {
  const entries = [entry('dog', words)];
  return openDictionary({ file: { language, version: '1', entries, combined: [], celebrities: [] } });
}
const dictionaries = { en: dictionaryOf('en', 'dog'), es: dictionaryOf('es', 'perro') };

const english = 'I was in the garden and there was a dog.';
const spanish = 'Luego estaba en la calle con el perro de mi hermana.';

async function see(text: string, isBroken = false) {
  const dictionary = vi.fn(async (language: Language) => {
    if (isBroken && language === 'es') throw new TypeError('Failed to fetch');
    return dictionaries[language];
  });
  const recognised = await recogniseSymbols(
    { text, fallback: 'en' },
    { dictionary, personal: async () => undefined },
  );
  const words = recognised.map(({ start, end }) => text.slice(start, end));
  return { words, loaded: dictionary.mock.calls.map(([language]) => language) };
}

describe('recogniseSymbols', () => {
  it('loads one dictionary for a text in one language', async () => {
    expect(await see(english)).toEqual({ words: ['dog'], loaded: ['en'] });
    expect(await see(spanish)).toEqual({ words: ['perro'], loaded: ['es'] });
    expect(await see('dog')).toEqual({ words: ['dog'], loaded: ['en'] });
  });

  it('marks sentences of the other language with its own dictionary', async () => {
    const { words, loaded } = await see(`${english} ${spanish} ${english}`);
    expect(words).toEqual(['dog', 'perro', 'dog']);
    expect(loaded.sort()).toEqual(['en', 'es']);
  });

  it('marks the rest where the other dictionary cannot be had', async () => {
    expect((await see(`${english} ${spanish} ${english}`, true)).words).toEqual(['dog', 'dog']);
  });

  it('fails where the main dictionary cannot be had', async () => {
    await expect(see(spanish, true)).rejects.toThrow();
  });
});
