import { describe, expect, it } from 'vitest';
import dreams from '../../corpus/readings/dreams.json' with { type: 'json' };
import { recognise } from '../recognise/recognise.ts';
import type { Reading } from '../types.ts';
import { composeReading } from './compose-reading.ts';
import { countWords } from './levels.ts';
import { fixtureLexicon } from './testing/fixture.ts';

const lexicons = { en: fixtureLexicon('en'), es: fixtureLexicon('es') };

/** Each sentence with its part and, in brackets, what it rests on: the form in which readings are reviewed. */
function render(text: string, reading: Reading): string {
  const lines = reading.sentences.map(({ part, text: sentence, evidence }) => {
    const grounds = evidence.map(({ start, end, rule, symbol }) => {
      return `${rule}${symbol === undefined ? '' : ` ${symbol}`} "${text.slice(start, end)}"`;
    });
    return `${part}: ${sentence}\n    [${grounds.join(' · ')}]`;
  });
  return `${text}\n\n${lines.join('\n')}\n`;
}

describe('sample readings', () => {
  for (const { id, language, text } of dreams) {
    const lexicon = lexicons[language === 'es' ? 'es' : 'en'];
    const read = (level: 'premium' | 'free' | 'plain') =>
      composeReading({ text, mentions: recognise(text, lexicon), lexicon, level });

    it(`reads ${id} as it was judged`, async () => {
      await expect(render(text, read('premium'))).toMatchFileSnapshot(`../../corpus/readings/${id}.txt`);
    });

    it(`keeps every level of ${id} whole and inside its length`, () => {
      for (const [level, most] of [
        ['premium', 600],
        ['free', 260],
        ['plain', 120],
      ] as const) {
        const { sentences } = read(level);
        expect(countWords(sentences.map((sentence) => sentence.text).join(' '))).toBeLessThanOrEqual(most);
        const parts = sentences.map(({ part }) => part);
        expect(parts[0]).toBe('opening');
        expect(parts.slice(-2)).toEqual(['question', 'deed']);
      }
    });
  }
});
