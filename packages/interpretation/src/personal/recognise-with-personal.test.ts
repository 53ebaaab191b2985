import { describe, expect, it } from 'vitest';
import { analyseText } from '../analysed/analyse-text.ts';
import { recognise } from '../recognise/recognise.ts';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { createPersonalLexicon, type PersonalEntry, withPersonal } from './personal-lexicon.ts';
import { recogniseWithPersonal } from './recognise-with-personal.ts';

const own = (changes: Partial<PersonalEntry> = {}): PersonalEntry => ({
  id: 'personal-1',
  language: 'en',
  group: 'animal',
  name: 'Rex',
  category: 'Personal',
  meaning: 'the loyalty I had as a child',
  variations: [],
  ...changes,
});
const dictionary = lexiconOf('en', {
  animal: { dog: 'dog, guard dog', cat: 'cat' },
  place: { park: 'park' },
});

function found(text: string, ...symbols: PersonalEntry[]): string[] {
  return recogniseWithPersonal(analyseText(text, dictionary), createPersonalLexicon('en', symbols)).map(
    (mention) => `${mention.text}=${mention.symbol}`,
  );
}

describe('recogniseWithPersonal', () => {
  it('finds what the dictionary lacks, beside what it has', () => {
    expect(found('Rex ran to the park with a cat.', own())).toEqual([
      'Rex=personal-1',
      'park=park',
      'cat=cat',
    ]);
  });

  it('asks the dreamer before the dictionary, also where the dictionary has the longer phrase', () => {
    const symbol = own({ name: 'dog' });
    expect(found('A guard dog and a dog.', symbol)).toEqual(['dog=personal-1', 'dog=personal-1']);
  });

  it('finds inflected forms and variations, and says the rule', () => {
    const personal = createPersonalLexicon('en', [own({ name: 'blue notebook', variations: ['diary'] })]);
    const mentions = recogniseWithPersonal(
      analyseText('Two blue notebooks, one diary.', dictionary),
      personal,
    );
    expect(mentions).toMatchObject([
      { text: 'blue notebooks', kind: 'personal', rule: 'personal.inflected', state: 'present' },
      { text: 'diary', kind: 'personal', rule: 'personal.exact' },
    ]);
  });

  it('reads negation as everywhere', () => {
    const personal = createPersonalLexicon('en', [own()]);
    const [mention] = recogniseWithPersonal(analyseText('There was no Rex there.', dictionary), personal);
    expect(mention).toMatchObject({ symbol: 'personal-1', state: 'absent' });
  });

  it('is the dictionary alone where there is nothing of the language', () => {
    const text = 'A dog in the park.';
    expect(createPersonalLexicon('en', [own({ language: 'es' })])).toBeUndefined();
    expect(recogniseWithPersonal(analyseText(text, dictionary), undefined)).toEqual(
      recognise(text, dictionary),
    );
  });

  it('takes no sign of the content files from people', () => {
    expect(found('We ate fish/chips.', own({ name: 'fish/chips' }))).toEqual(['fish/chips=personal-1']);
    expect(found('A cat.', own({ name: 'cat/v' }))).toEqual(['cat=cat']);
    expect(found('Nothing of it.', own({ name: '🐕' }))).toEqual([]);
  });

  it('gives the reading both', () => {
    const lexicon = withPersonal(dictionary, createPersonalLexicon('en', [own()]));
    expect(lexicon.entry('personal-1')?.meaning).toBe('the loyalty I had as a child');
    expect(lexicon.entry('dog')?.group).toBe('animal');
  });
});
