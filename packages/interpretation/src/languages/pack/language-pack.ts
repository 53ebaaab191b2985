import type { GuardTable } from '../../care/guards/guard.ts';
import type { CarePack } from './care-pack.ts';
import type { JudgingPack } from './judging-pack.ts';
import type { OraclePack } from './oracle-pack.ts';
import type { Phrasing } from './phrasing.ts';
import type { ReadingPack } from './reading-pack.ts';
import type { WordPack } from './word-pack.ts';
import type { WrittenPack } from './written-pack.ts';

/** Everything that the engine needs of a language: what `pack.ts` of its folder exports. */
export interface LanguagePack {
  /** To recognise symbols. */
  readonly words: WordPack;
  /** To tell a dream again. */
  readonly reading: ReadingPack;
  /** To say what is no word of dictionary or arcs. */
  readonly phrasing: Phrasing;
  /** To find dreams of real harm. */
  readonly guards: GuardTable;
  /** To meet them with care. */
  readonly care: CarePack;
  /** To have a reading written by a language model. */
  readonly written: WrittenPack;
  /** To answer questions from dreams. */
  readonly oracle: OraclePack;
  /** To judge recognition and readings. */
  readonly judging: JudgingPack;
}
