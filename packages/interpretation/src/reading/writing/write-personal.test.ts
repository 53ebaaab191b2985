import type { Language, LexiconEntry } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { createPersonalLexicon, withPersonal } from '../../personal/personal-lexicon.ts';
import { recogniseWithPersonal } from '../../personal/recognise-with-personal.ts';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import type { ReadingLevel } from '../../types.ts';
import { composeReading } from '../compose-reading.ts';
import { readingRules } from '../rules.ts';

interface Own extends Partial<Pick<LexiconEntry, 'name' | 'meaning'>> {
  readonly language?: Language;
  readonly level?: ReadingLevel;
}

/** The reading of a dream by someone whose only symbol is `name`. */
function read(text: string, { name = 'Rex', meaning = '', language = 'en', level = 'free' }: Own) {
  const dictionary = lexiconOf(language, { place: { park: 'park, parque' }, animal: { dog: 'dog, perro' } });
  const personal = createPersonalLexicon(language, [
    { id: 'personal-1', language, group: 'animal', name, category: '', meaning, variations: [] },
  ]);
  const mentions = recogniseWithPersonal(text, dictionary, personal);
  return composeReading({ text, mentions, lexicon: withPersonal(dictionary, personal), level });
}

const ownSentence = (reading: ReturnType<typeof read>) =>
  reading.sentences.find(({ evidence }) => evidence.some(({ rule }) => rule === 'personal'));

const dream = 'I walked through the park and Rex came to me. Then Rex was gone.';

describe('a reading with a symbol of the dreamer’s own', () => {
  it.each<ReadingLevel>(['free', 'premium', 'plain'])('quotes what the dreamer wrote (%s)', (level) => {
    const sentence = ownSentence(read(dream, { meaning: 'The loyalty I had as a child.', level }));
    expect(sentence?.text).toMatch(/for you.*“The loyalty I had as a child”\.$/i);
    expect(sentence?.text).toContain('“Rex”');
    expect(sentence?.part).toBe('passage');
    expect(sentence?.evidence.map(({ start, end }) => dream.slice(start, end))).toEqual(['Rex', 'Rex']);
  });

  it('says so in Spanish', () => {
    const text = 'Estaba en el parque y Rex vino a mí.';
    const { text: said } = ownSentence(read(text, { meaning: 'lealtad', language: 'es' })) ?? {};
    expect(said).toMatch(/para ti.*«lealtad»\.$/i);
  });

  it('lets a short meaning act inside the sentences of others', () => {
    const text = 'Rex opened the door of the park.';
    const dictionary = lexiconOf('en', { place: { park: 'park' }, action: { open: 'open' } });
    const own = {
      id: 'personal-1',
      language: 'en',
      group: 'animal',
      name: 'Rex',
      category: '',
      meaning: 'loyalty',
      variations: [],
    } as const;
    const personal = createPersonalLexicon('en', [own]);
    const mentions = recogniseWithPersonal(text, dictionary, personal);
    const lines = { other: ['{who} clears a way'] };
    const detailOf = (id: string) => (id === 'open' ? { description: '', extended: '', lines } : undefined);
    const { sentences } = composeReading({
      text,
      mentions,
      lexicon: withPersonal(dictionary, personal),
      level: 'premium',
      detailOf,
    });
    const acting = sentences.find((each) => /“loyalty” clears a way/iu.test(each.text));
    expect(acting?.evidence.map(({ ref }) => ref)).toContain('personal:1');
  });

  it('tells where no meaning is written yet', () => {
    expect(ownSentence(read(dream, {}))?.text).toBe(
      '“Rex” is one of your own symbols; what it means for you is still yours to write down.',
    );
  });

  it('reads it alone where nothing else is known', () => {
    const reading = read('Rex, only Rex, all night long.', { meaning: 'home' });
    expect(ownSentence(reading)?.text).toContain('“home”');
  });

  it('keeps quotation marks, line ends and length in bounds', () => {
    const meaning = `He said "stay"\nand ${'very '.repeat(80)}much more.`;
    const text = ownSentence(read(dream, { meaning }))?.text ?? '';
    expect(text).toContain('He said stay and very');
    expect(text.length).toBeLessThan(400);
    expect(text).toMatch(/very …”\.$/);
  });

  it('says nothing of one that was not there', () => {
    expect(ownSentence(read('There was no Rex in the park.', { meaning: 'home' }))).toBeUndefined();
  });

  it('gives the same reading each time, under a rule that has its reason', () => {
    const once = read(dream, { meaning: 'home' });
    expect(read(dream, { meaning: 'home' })).toEqual(once);
    expect(readingRules.personal).toMatch(/own/);
  });
});
