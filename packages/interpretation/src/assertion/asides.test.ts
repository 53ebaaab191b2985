import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../testing/mark.ts';

const english = lexiconOf('en', {
  animal: { horse: 'horse', owl: 'owl' },
  building: { barn: 'barn' },
  person: { uncle: 'uncle' },
});
const told = 'I was in the [barn] and it was dark and I saw an [owl].';

describe('what characters say tells no tense', () => {
  it.each([
    ['straight marks', `${told} "My [uncle] owns a [horse]", he said.`],
    ['curly marks', `${told} “My [uncle] owns a [horse]”, he said.`],
    ['angle marks', `${told} «My [uncle] owns a [horse]», he said.`],
    ['a mark that is not closed is a slip', `${told} "My [*uncle] owns a [*horse]. He came.`],
    ['low marks', `${told} „My [uncle] owns a [horse]”, he said.`],
  ])('in %s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });

  it('but for a stretch too long to be said', () => {
    const long = 'and on we went over hills and far away '.repeat(16);
    const marked = `${told} He said "${long}. My [*uncle] owns a [*horse]."`;
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });
});

describe('what the dreamer adds in brackets', () => {
  it.each([
    ['round', `${told} An [owl] (my [*uncle] has a [*horse]) flew.`],
    ['square', `${told} An [owl] [[my [*uncle] has a [*horse]]] flew.`],
  ])('is told in a tense of its own: %s', (_case, marked) => {
    const text = withoutMarks(marked.replace('[[', '⟦').replace(']]]', ']⟧'))
      .replace('⟦', '[')
      .replace('⟧', ']');
    expect(markMentions(text, english)).toBe(marked.replace('[[', '[').replace(']]]', ']]'));
  });

  it('takes no work that grows with the square of its length', () => {
    const text = '(an owl '.repeat(30_000);
    expect(markMentions(text, english).length).toBeGreaterThan(text.length);
  });
});
