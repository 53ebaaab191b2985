import { describe, expect, it } from 'vitest';
import type { SymbolGroup } from '../../types.ts';
import { type EntryChange, entryWith } from '../testing/entry.ts';
import { checkWording } from './check-wording.ts';

const messages = (change: EntryChange) => checkWording([entryWith(change)]).map(({ message }) => message);

describe('checkWording', () => {
  it.each<[SymbolGroup, string, string]>([
    ['object', 'the light you switch on', 'la luz que enciendes'],
    ['animal', 'an old habit', 'un hábito viejo'],
    ['feeling', 'the sense that you owe', 'la sensación de deber algo'],
    ['person', 'your readiness to ask', 'tu manera de preguntar'],
    ['nature', 'what comes down on you', 'lo que te cae encima'],
    ['action', 'moving freely', 'moverte con libertad'],
    ['action', 'not asking yet', 'no preguntar todavía'],
    ['action', 'quietly letting go', 'soltar en silencio'],
    ['condition', 'out of reach just now', 'fuera de tu alcance'],
    ['colour', 'calm and wide', 'en calma y amplio'],
  ])('takes as meaning of a %s: %s · %s', (group, en, es) => {
    expect(messages({ head: { group }, en: { meaning: en }, es: { meaning: es } })).toEqual([]);
  });

  it.each<[SymbolGroup, EntryChange, string]>([
    ['object', { en: { meaning: 'light' } }, 'meaning "light" begins without an article'],
    ['object', { es: { meaning: 'luz propia' } }, 'meaning "luz propia" begins without an article'],
    ['object', { en: { meaning: 'anew start' } }, 'meaning "anew start" begins without an article'],
  ])('refuses as meaning of an %s: %j', (group, change, message) => {
    expect(messages({ head: { group }, ...change })).toEqual([message]);
  });

  it('asks for a verb in the meaning of an action, in each language by its own form', () => {
    const change = { en: { meaning: 'the flight' }, es: { meaning: 'el vuelo' } };
    expect(messages({ head: { group: 'action' }, ...change })).toEqual([
      'meaning "the flight" of an action is no gerund phrase',
      'meaning "el vuelo" of an action is no infinitive phrase',
    ]);
  });

  it.each<[EntryChange, string]>([
    [{ en: { extended: 'It symbolizes you.' } }, 'extended announces its meaning ("symbolizes")'],
    [{ en: { insight: 'What does it stand for?' } }, 'insight announces its meaning ("stand for")'],
    [{ en: { deed: 'Find what signifies it.' } }, 'deed announces its meaning ("signifies")'],
    [{ en: { description: 'Dreaming of lamps.' } }, 'description announces its meaning ("Dreaming of")'],
    [{ es: { extended: 'Aquí representa algo.' } }, 'extended announces its meaning ("representa")'],
    [{ es: { description: 'Soñar con luz.' } }, 'description announces its meaning ("Soñar con")'],
  ])('refuses %j', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it('takes words that only look alike', () => {
    expect(messages({ en: { extended: 'A representative stood there.' } })).toEqual([]);
    expect(messages({ es: { extended: 'Un gesto significativo.' } })).toEqual([]);
  });
});
