import { describe, expect, it } from 'vitest';
import { readCareCorpus } from '../../../scripts/care-corpus.ts';
import { careKinds } from '../care-kinds.ts';
import { cutWords } from '../cut-words.ts';
import { findGuarded } from '../guards/find-guarded.ts';

/** The sentences that the tables of a language were written for. */
export function describeGuardTable(language: string): void {
  describe(`the table of guards (${language})`, () => {
    const examples = readCareCorpus().filter(({ writer }) => writer === `first.${language}`);

    it.each(examples.filter(({ must }) => must))('meets $kind with care: $text', ({ text, kind }) => {
      const found = findGuarded(cutWords(text));
      expect(found).toBeDefined();
      // A row of a more urgent kind may match as well: cutting one's wrists is answered as the wish to die.
      const order = careKinds.indexOf(kind ?? 'recent_death');
      expect(careKinds.indexOf(found?.kind ?? 'recent_death')).toBeLessThanOrEqual(order);
    });

    it.each(examples.filter(({ must }) => !must))('leaves to be read: $text', ({ text }) => {
      expect(findGuarded(cutWords(text))).toBeUndefined();
    });
  });
}
