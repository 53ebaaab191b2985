import type { DreamHit, ListDreamsQuery } from '@chitta/contract';
import { symbolTexts } from '@chitta/interpretation';
import { foldText } from '#server/features/symbols/dictionary/browse/fold-text.ts';
import type { SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';
import { symbolsByWord } from '#server/features/symbols/dictionary/symbols-by-word.ts';
import { findHit } from './find-hit.ts';
import type { createJournalQueries, JournalRange, JournalRow } from './journal.queries.ts';
import { withoutSlip } from './one-slip.ts';
import { type SearchWord, searchExpression } from './search-expression.ts';

/** Values of a journal among which a word that was meant is looked for. */
const vocabularySize = 3000;

interface SearchOptions {
  readonly source: SymbolSource;
  readonly query: ListDreamsQuery;
  readonly range: JournalRange;
  readonly size: number;
}

/** The steps of one search of a journal. */
export function createSearch(
  journal: ReturnType<typeof createJournalQueries>,
  { source, query, range, size }: SearchOptions,
) {
  const symbols = symbolsByWord(source);

  return {
    /** The words as the database reads them, each with the symbols that are called so. */
    async read(words: readonly string[]): Promise<SearchWord[]> {
      const read = await journal.readWords(words);
      return read.map((word, index) => ({ ...word, symbols: symbols.find(words[index] ?? '') }));
    },

    async rows(words: readonly SearchWord[]): Promise<JournalRow[]> {
      const phrase = symbols.find(words.map(({ plain }) => plain).join(' '));
      const expression = searchExpression(words, query, phrase);
      if (expression === null) return journal.listNewest(range);
      const search = (await journal.hasSearchIndex()) ? journal.search : journal.searchRowByRow;
      return search(range, expression);
    },

    /** Why each dream was found. */
    async hits(rows: readonly JournalRow[], words: readonly SearchWord[]): Promise<Map<number, DreamHit>> {
      const shown = rows.slice(0, size);
      const ids = shown.map(({ id }) => id);
      const texts = new Map(
        (await journal.readTexts(range.userId, ids)).map(({ id, content }) => [id, content]),
      );
      const phrase = words.map(({ plain }) => plain).join(' ');
      const asked = new Set([...words.flatMap((word) => word.symbols ?? []), ...symbols.find(phrase)]);
      return new Map(
        shown.map((row) => {
          const names = row.symbolIds
            .filter((id) => asked.has(id))
            .flatMap((id) => symbolTexts(source, row.language, id)?.name ?? []);
          return [row.id, findHit({ ...row, content: texts.get(row.id) ?? '' }, words, names)];
        }),
      );
    },

    /** The words with a slip taken out of them, by what the journal holds; null where there is none. */
    async correct(words: readonly string[]): Promise<string[] | null> {
      const values = await journal.readVocabulary(range.userId, vocabularySize);
      const ids = new Set(values.filter(({ kind }) => kind === 'symbol').map(({ value }) => value));
      const own = values
        .filter(({ kind }) => kind !== 'symbol')
        .flatMap(({ kind, value }) =>
          foldText(kind === 'word' ? value.slice(3) : value).split(/[^\p{L}\p{N}]+/u),
        );
      const vocabulary = [...new Set([...own, ...symbols.wordsOf(ids)])];
      const meant = words.map((word) => withoutSlip(foldText(word), vocabulary));
      return meant.every((word, index) => word === foldText(words[index] ?? '')) ? null : meant;
    },
  };
}
