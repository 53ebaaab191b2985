import type { Language, LexiconEntry } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readLexiconFile } from '../testing/read-lexicon.ts';
import { createLexicon } from './lexicon.ts';
import { parseVariation } from './parse-variation.ts';

/** Sentences without art, one of which any variation fits. */
const carriers: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I saw the % there.',
    'They % there.',
    'It was %.',
    'A %.',
    'I was % there.',
    '%.',
    'To %.',
    'My %.',
    'The %',
  ],
  es: [
    'Vi el % ahí.',
    'Vi la % ahí.',
    'Ella quería %.',
    'Estaba %.',
    'Un %.',
    '%.',
    'Me %.',
    'Se %',
    'Los %.',
    'A las %.',
    'Con %.',
  ],
};

/** Words of a class that are forms of a symbol's lead to the symbol. */
function isFor(symbol: string, { id, isClass }: LexiconEntry): boolean {
  return isClass === true || symbol === id;
}

describe.each<Language>(['en', 'es'])('the dictionary (%s)', (language) => {
  it('is reached by every variation, each leading to its own symbol', async () => {
    const file = await readLexiconFile(language);
    const lexicon = createLexicon(file);
    const isReached = (entry: LexiconEntry, notation: string) => {
      const { text } = parseVariation(notation, entry.group, language);
      return carriers[language].some((carrier) =>
        recognise(carrier.replace('%', text), lexicon).some(
          (mention) => isFor(mention.symbol, entry) && mention.text.toLowerCase() === text.toLowerCase(),
        ),
      );
    };
    const lost = file.entries.flatMap((entry) =>
      entry.variations
        .filter((notation) => !isReached(entry, notation))
        .map((notation) => `${entry.id}: ${notation}`),
    );
    expect(lost).toEqual([]);
  });
});
