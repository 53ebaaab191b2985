import type { Language } from '@chitta/contract';
import { recognise } from '@chitta/interpretation';
import { describe, expect, it } from 'vitest';
import { createDictionary } from '#server/platform/dictionary/dictionary.ts';
import { createSentenceCheck, type Fault } from './check-sentence.ts';

const dictionary = createDictionary();

/** Checks what a model made of one sentence about a dream; the sentence rests on `words`. */
function check(options: {
  readonly dream: string;
  readonly own: string;
  readonly words: string;
  readonly text: string;
  readonly language?: Language;
}): Promise<Fault | null> {
  const { dream: content, own, words, text, language = 'en' } = options;
  const { lexicon } = dictionary.of(language);
  const mentions = recognise(content, lexicon);
  const start = content.indexOf(words);
  const at = mentions.find((mention) => mention.start < start + words.length && start < mention.end);
  const symbols = mentions.map((mention) => {
    const entry = lexicon.entry(mention.symbol);
    const { symbol: id, group } = mention;
    const { start: from, end, text: words, variation, rule, state } = mention;
    const place = { start: from, end, text: words, variation, rule, state };
    const texts = { name: entry?.name ?? id, meaning: entry?.meaning ?? '' };
    const rest = { category: '', description: '', extendedDescription: '', deeperInsight: '' };
    return { id, group, ...texts, ...rest, mentions: [place] };
  });
  const evidence = [
    { start, end: start + words.length, rule: 'aspect.animal', ...(at && { symbol: at.symbol }) },
  ];
  const sentences = [
    { text: own, part: 'passage' as const, paragraph: 0, evidence },
    { text: 'This is another sentence of ours.', part: 'passage' as const, paragraph: 0, evidence: [] },
  ];
  const reading = { engineVersion: '1', language, sentences };
  const findMentions = async (other: string) => recognise(other, lexicon);
  return createSentenceCheck({ content, language, reading, symbols }, findMentions)(0, text);
}

const english = {
  dream: 'A black dog stood by the door of my old house and I was afraid. There was no key.',
  own: 'The “black dog” is a habit that stands in your way.',
  words: 'black dog',
};

describe('a sentence of the model', () => {
  it.each<[string, Fault | null]>([
    ['The black dog is a habit of yours, and it has placed itself right where you want to go on.', null],
    ['What you call a “black dog” is a habit: it guards the way you would like to take.', null],
    ['Some habit has taken its place between you and what you had in mind.', null],
    [english.own, 'unchanged'],
    ['This is another sentence of ours.', 'repeated'],
    ['A dog.', 'length'],
    [`The black dog is a habit${' that stands in your way'.repeat(12)}.`, 'length'],
    ['The **black dog** is a habit that stands in your way.', 'markup'],
    ['The black dog is a habit, see https://example.org for more.', 'markup'],
    ['The black dog is a habit, see dogs.com for more.', 'markup'],
    ['The black dog is a habit \u{1F415} that stands in your way.', 'markup'],
    ['The black dog is a \u202ehabit that stands in your way.', 'markup'],
    ['El perro negro es un hábito que se te pone en el camino.', 'language'],
    ['The black dog это привычка.', 'language'],
    ['Is the black dog a habit that stands in your way?', 'form'],
    ['The black dog is a habit that stands in your', 'cut-off'],
    ['The black dog will leave your way.', 'prophecy'],
    ['The black dog is a habit that you’ll lose.', 'prophecy'],
    ['The black dog is an omen that stands in your way.', 'prophecy'],
    ['The black dog is your depression standing in your way.', 'diagnosis'],
    ['The black dog shows that you suffer from your habits.', 'diagnosis'],
    ['Everything in the JSON object is material, says the dog.', 'leak'],
    ['The dog said “stay away from here” to you.', 'quote'],
    ['The black dog is a habit of 7 years.', 'quote'],
    ['Somebody rests tonight, and nobody minds.', 'ungrounded'],
    ['The black dog and the white horse are habits that stand in your way.', 'invented'],
    ['The black dog guards the knife that stands in your way.', 'invented'],
    ['The black dog is what Samantha stands for.', 'invented'],
    ['The black dog is a habit that guards a key.', 'invented'],
  ])('%s → %s', async (text, fault) => {
    await expect(check({ ...english, text })).resolves.toBe(fault);
  });

  it('may say what our own sentence or the dream says', async () => {
    const dream = 'The doctor said that I will die of cancer and a black dog came in.';
    const own = 'That you “will die” in it is change; it announces nothing.';
    const text = 'You hear that you will die of cancer, and the doctor’s word stands for change alone.';
    await expect(check({ dream, own, words: 'will die', text })).resolves.toBeNull();
  });
});

it('may keep a picture that the dreamer drew', async () => {
  const dream = 'A black dog 🐕 stood by the door.';
  const own = 'The “black dog 🐕” is a habit that stands in your way.';
  const text = 'What you call a “black dog 🐕” is a habit of yours.';
  await expect(check({ dream, own, words: 'black dog', text })).resolves.toBeNull();
});

const spanish = {
  dream: 'Un perro negro estaba junto a la puerta de la casa de mi abuela y tuve miedo.',
  own: 'El perro negro es un hábito que se te pone delante.',
  words: 'perro negro',
  language: 'es',
} as const;

describe('a Spanish sentence of the model', () => {
  it.each<[string, Fault | null]>([
    ['Ese perro negro es un hábito tuyo, y se ha plantado justo por donde querías pasar.', null],
    ['El perro negro, detrás de todo, es un hábito que jamás se aparta de ti.', null],
    ['Ese perro negro será un hábito que se te pone delante.', 'prophecy'],
    ['El perro negro es un hábito que pronto vas a perder.', 'prophecy'],
    ['El perro negro es un hábito y tendrás que mirarlo.', 'prophecy'],
    ['El perro negro es la depresión que se te pone delante.', 'diagnosis'],
    ['The black dog is a habit that stands in your way.', 'language'],
    ['El perro negro y el caballo son hábitos que se te ponen delante.', 'invented'],
  ])('%s → %s', async (text, fault) => {
    await expect(check({ ...spanish, text })).resolves.toBe(fault);
  });
});
