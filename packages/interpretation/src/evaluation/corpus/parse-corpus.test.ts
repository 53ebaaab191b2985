import { describe, expect, it } from 'vitest';
import { parseCorpus } from './parse-corpus.ts';

describe('parseCorpus', () => {
  it('reads dreams with their marks', () => {
    const [first, second] = parseCorpus(
      '# a: senses\nA [bat|baseball-bat] and {two} dogs.\n\n# b: denial\nNo [-dog].\n',
    );
    expect(first).toMatchObject({ id: 'a', trap: 'senses', text: 'A bat and two dogs.' });
    expect(first?.mentions).toEqual([
      {
        start: 2,
        end: 5,
        quote: 'bat',
        concept: 'baseball-bat',
        group: 'marked',
        core: true,
        symbol: 'baseball-bat',
      },
      { start: 10, end: 13, quote: 'two', concept: 'two', group: 'marked', core: false },
    ]);
    expect(second?.text).toBe('No dog.');
    expect(second?.mentions).toMatchObject([{ start: 3, quote: 'dog', flag: 'absent' }]);
  });

  it.each([
    ['~', 'simile'],
    ['*', 'waking'],
  ])('reads the flag %s', (sign, flag) => {
    expect(parseCorpus(`# a: b\n{${sign}sea}`)[0]?.mentions[0]).toMatchObject({ flag, core: false });
  });

  it('keeps the paragraphs of a dream', () => {
    expect(parseCorpus('# a: b\nOne.\n\nTwo.\n\n# c: d\nThree.')[0]?.text).toBe('One.\n\nTwo.');
  });
});
