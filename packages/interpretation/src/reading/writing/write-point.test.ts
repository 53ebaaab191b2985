import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { phrasingOf } from '../phrasing/phrasing-of.ts';
import type { NounSlots } from '../phrasing/slots.ts';
import { finishSentence } from './choose.ts';

const slots: Record<Language, NounSlots> = {
  en: {
    np: 'the stairs',
    bare: 'the stairs',
    plural: true,
    feminine: false,
    meaning: 'the steps between two levels',
    job: 'joins two floors',
    where: 'on the stairs',
    owner: undefined,
    known: false,
    group: 'building',
    trait: { words: 'broken', meaning: 'no longer doing its work', isColour: false, isShown: false },
    scene: 0,
  },
  es: {
    np: 'el pasillo',
    bare: 'el pasillo',
    plural: false,
    feminine: false,
    meaning: 'el paso entre dos decisiones',
    job: 'lleva de una puerta a otra',
    where: 'en el pasillo',
    owner: undefined,
    known: false,
    group: 'building',
    trait: { words: 'oscuro', meaning: 'creciendo sin que lo mires', isColour: false, isShown: false },
    scene: 1,
  },
};

/** Every noun sentence a language can make, so that each one is read by these checks at least once. */
function nounSentences(language: Language): string[] {
  const { place, person, thing, conditioned, coloured } = phrasingOf(language, 'premium');
  return [place, person, thing, conditioned, coloured]
    .flat()
    .flatMap(({ say }) => say(slots[language]) ?? [])
    .map(finishSentence);
}

describe('noun sentences', () => {
  it('agree with a plural noun in English', () => {
    for (const sentence of nounSentences('en'))
      expect(sentence).not.toMatch(/(?:^|[,;:] )the stairs (?:is|was|has|comes|belongs|speaks|holds)\b/iu);
  });

  it('contract "de el" and "a el" and keep conditions in one gender in Spanish', () => {
    for (const sentence of nounSentences('es')) {
      expect(sentence).not.toMatch(/(?<!\p{L})(?:de|a) el(?!\p{L})/iu);
      expect(sentence).not.toMatch(/algo creciendo/u);
    }
  });

  it.each(['en', 'es'] as const)(
    'stand for nothing more than once and speak without commands of duty (%s)',
    (language) => {
      const text = nounSentences(language).join(' ');
      expect(text).not.toMatch(
        /symboli[sz]e|stands for|represent|you should|must|journey|energy|universe|simboliza|representa|debes|deberías|energía|universo|significa/iu,
      );
    },
  );
});
