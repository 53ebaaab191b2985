import { describe, expect, it } from 'vitest';
import { createPersonalLexicon } from '../personal/personal-lexicon.ts';
import { fileOf } from '../testing/lexicon-of.ts';
import { openDictionary } from './open-dictionary.ts';
import { recogniseDream, unknownWords } from './recognise-dream.ts';

const english = openDictionary({ file: fileOf('en', { animal: { dog: 'dog' } }) });
const spanish = openDictionary({ file: fileOf('es', { animal: { perro: 'perro' } }) });
const both = { of: (language: string) => (language === 'en' ? english : spanish) };
const englishAlone = { of: (language: string) => (language === 'en' ? english : undefined) };

const mixed = 'I was in the garden and there was a dog. Luego estaba en la calle con el perro de mi hermana.';
const idsOf = (dream: ReturnType<typeof recogniseDream>) => dream.mentions.map(({ symbol }) => symbol);

describe('recogniseDream', () => {
  it('reads a dream in its language, and sentences in another one with its dictionary', () => {
    const dream = recogniseDream({ text: mixed, fallback: 'en', dictionary: both });
    expect([dream.language, idsOf(dream)]).toEqual(['en', ['dog', 'perro']]);
    expect(dream.dictionary).toBe(english);
  });

  it('leaves sentences unread whose dictionary is not at hand', () => {
    expect(idsOf(recogniseDream({ text: mixed, fallback: 'en', dictionary: englishAlone }))).toEqual(['dog']);
  });

  it('takes the language that is asked for, else that of the words, else the one that is given', () => {
    const languageOf = (more: object) =>
      recogniseDream({ text: 'Perro.', dictionary: both, ...more }).language;
    expect(languageOf({ language: 'es', fallback: 'en' })).toBe('es');
    expect(languageOf({ fallback: 'es' })).toBe('es');
    expect(languageOf({ text: 'Soñé que un perro estaba en la casa.', fallback: 'en' })).toBe('es');
  });

  it('asks the dreamer before the dictionary', () => {
    const own = { id: 'personal-1', language: 'en', group: 'animal', name: 'Rex' } as const;
    const rex = createPersonalLexicon('en', [{ ...own, category: '', meaning: '', variations: ['dog'] }]);
    const dream = recogniseDream({ text: 'A dog.', fallback: 'en', dictionary: both, personal: () => rex });
    expect(idsOf(dream)).toEqual(['personal-1']);
  });

  it('refuses a dream whose dictionary is missing', () => {
    expect(() => recogniseDream({ text: 'Un perro.', language: 'es', dictionary: englishAlone })).toThrow(
      TypeError,
    );
  });
});

describe('unknownWords', () => {
  const text = 'There was a zibber on the blue nordel.';

  it('are nouns that nobody has', () => {
    const dream = recogniseDream({ text, language: 'en', dictionary: both });
    expect(unknownWords(dream)).toEqual(['zibber', 'nordel']);
  });

  it('are not those of a symbol of the dreamer’s own', () => {
    const own = { id: 'personal-1', language: 'en', group: 'object', name: 'blue nordel' } as const;
    const nordel = createPersonalLexicon('en', [{ ...own, category: '', meaning: '', variations: [] }]);
    const dream = recogniseDream({ text, language: 'en', dictionary: both, personal: () => nordel });
    expect(unknownWords(dream)).toEqual(['zibber']);
  });
});
