import { type OracleBook, type OracleBooks, openOracle } from '@chitta/interpretation/oracle';
import type { Language, OracleFile } from '@chitta/symbols/types';
import { readGenerated } from './dictionary-files.ts';

/** What the Oracle says and understands. A language is read at first use and kept: files change with a release only. */
export function openOracleBooks(): OracleBooks {
  const opened = new Map<Language, OracleBook>();
  return {
    of(language) {
      let book = opened.get(language);
      if (book === undefined) {
        book = openOracle(readGenerated(`oracle.${language}.json`) as OracleFile);
        opened.set(language, book);
      }
      return book;
    },
  };
}
