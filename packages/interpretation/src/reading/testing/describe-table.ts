import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import type { Skeleton } from '../model.ts';
import { sentenceFaults, sentencesFrom } from './sentence-faults.ts';

/** What holds for every table of sentences: each one can be said, is well formed, and is like no other. */
export function describeTable<Slots>(
  name: string,
  language: Language,
  table: readonly Skeleton<Slots>[],
  samples: readonly Slots[],
): void {
  describe(name, () => {
    it('has a use for every sentence', () => {
      const mute = table.filter((skeleton) => sentencesFrom([skeleton], samples).length === 0);
      expect(mute.map(({ id }) => id)).toEqual([]);
    });

    it('makes well-formed sentences only', () => {
      const wrong = sentencesFrom(table, samples).flatMap((sentence) => {
        const found = sentenceFaults(sentence, language);
        return found.length === 0 ? [] : [`${found.join(', ')}: ${sentence}`];
      });
      expect(wrong).toEqual([]);
    });

    it('says no two things alike', () => {
      for (const slots of samples) {
        const said = sentencesFrom(table, [slots]);
        expect(new Set(said).size).toBe(said.length);
      }
    });
  });
}

/** "del perro" names "el perro". */
function withoutArticle(phrase: string): string {
  return phrase.toLowerCase().replace(/^el /, '');
}

/** Every sentence of the table names all that is asked of it. */
export function describeNaming<Slots>(
  name: string,
  table: readonly Skeleton<Slots>[],
  samples: readonly Slots[],
  named: (slots: Slots) => readonly string[],
): void {
  it(`${name} names what it is about`, () => {
    const silent = samples.flatMap((slots) =>
      sentencesFrom(table, [slots]).filter((sentence) =>
        named(slots).some((phrase) => !sentence.toLowerCase().includes(withoutArticle(phrase))),
      ),
    );
    expect(silent).toEqual([]);
  });
}
