import { expect, it } from 'vitest';
import { openDictionary } from '../dream/open-dictionary.ts';
import { recognise } from '../recognise/recognise.ts';
import { fileOf } from '../testing/lexicon-of.ts';
import { markSymbols } from './mark-symbols.ts';
import { symbolNotes } from './symbol-notes.ts';

const dictionary = openDictionary({
  file: fileOf('en', { animal: { dog: 'dog' }, building: { house: 'house' } }),
});
const source = { dictionary: { of: () => dictionary }, personal: { find: () => undefined } };

function dreamOf(text: string) {
  return { text, language: 'en' as const, symbols: markSymbols(recognise(text, dictionary.lexicon)) };
}

it('says of each symbol with which words it stands where', () => {
  const notes = symbolNotes(source, dreamOf('A house, two dogs, no other house.'));
  expect(notes.map(({ name, mentions }) => [name, ...mentions.map(({ text }) => text)])).toEqual([
    ['house', 'house', 'house'],
    ['dog', 'dogs'],
  ]);
  expect(notes[0]?.mentions.map(({ state }) => state === 'present')).toEqual([true, false]);
});

it('leaves out what neither dictionary nor dreamer has any longer', () => {
  const dream = dreamOf('A house and a dog.');
  const gone = { id: 'gone', mentions: dream.symbols[0]?.mentions ?? [] };
  expect(symbolNotes(source, { ...dream, symbols: [gone, ...dream.symbols] })).toHaveLength(2);
});

it('lays no symbol over what may have happened, whether or not it is told so', () => {
  const harm = dreamOf('By the house my uncle came in, and touched me.');
  expect(symbolNotes(source, harm)).toEqual([]);
  const sentences = [{ evidence: [{ rule: 'care.distress' }] }];
  const dream = dreamOf('A house and a dog.');
  expect(symbolNotes(source, { ...dream, reading: { sentences } })).toEqual([]);
  const strong = { sentences, care: { strength: 'strong' } };
  expect(symbolNotes(source, { ...dream, reading: strong })).toHaveLength(2);
});

it('looks for harm itself beside a reading from before anybody did', () => {
  const harm = dreamOf('By the house my uncle came in, and touched me.');
  const read = (part: string, more: object = {}) =>
    symbolNotes(source, {
      ...harm,
      reading: { sentences: [{ part, evidence: [{ rule: 'thing' }] }], ...more },
    });
  expect(read('opening')).toEqual([]);
  expect(read('headline')).toHaveLength(1);
  expect(read('passage', { care: { strength: 'gentle' } })).toHaveLength(1);
});
