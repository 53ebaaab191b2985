import { beforeAll, describe, expect, it } from 'vitest';
import dreams from '../../corpus/readings/dreams.json' with { type: 'json' };
import { recognise } from '../recognise/recognise.ts';
import { readDictionary, type ShippedDictionary } from '../testing/read-dictionary.ts';
import type { Reading } from '../types.ts';
import { composeReading } from './compose-reading.ts';

/** Each sentence with its part and, in brackets, the words it rests on: the form in which readings are reviewed. */
function render(text: string, reading: Reading): string {
  const lines = reading.sentences.map(({ part, text: sentence, evidence }) => {
    const grounds = evidence.map(
      ({ start, end, rule }) => `${rule.replace(/^arc\..*/, 'arc')} "${text.slice(start, end)}"`,
    );
    return `${part}: ${sentence}\n    [${grounds.join(' · ')}]`;
  });
  return `${reading.arc ?? 'no arc'}\n\n${lines.join('\n')}\n`;
}

/** Readings of the released dictionary. A change of them is looked at by eye, and raises `readingEngineVersion`. */
describe('golden readings', () => {
  const dictionaries = new Map<string, ShippedDictionary>();

  beforeAll(async () => {
    for (const language of ['en', 'es'] as const) dictionaries.set(language, await readDictionary(language));
  });

  it.each(dreams)('reads $id as it was looked at', async ({ id, language, text }) => {
    const dictionary = dictionaries.get(language);
    if (dictionary === undefined) throw new TypeError(`no dictionary in "${language}"`);
    const { lexicon, texts } = dictionary;
    const mentions = recognise(text, lexicon);
    const levels = (['premium', 'free', 'plain'] as const).map(
      (level) => `## ${level}\n${render(text, composeReading({ text, mentions, lexicon, texts, level }))}`,
    );
    await expect(`${text}\n\n${levels.join('\n')}`).toMatchFileSnapshot(`../../corpus/readings/${id}.txt`);
  });
});
