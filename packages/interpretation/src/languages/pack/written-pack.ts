import type { ReadingLevel } from '../../types.ts';
import type { Fault } from '../../written/checks/fault.ts';
import type { WrittenAnswerPack } from './written-answer-pack.ts';

/** What asking for a reading, and checking it, needs of one language. */
export interface WrittenPack {
  /** What the writer is told; in the language of the reading, which keeps small models in it. */
  readonly task: string;
  /** How much is to be written, by level. */
  readonly lengths: Readonly<Record<ReadingLevel, string>>;
  /** What is said when sentences are asked for once more. */
  readonly again: string;
  /** Why a sentence was not taken, said to its writer. */
  readonly faults: Readonly<Record<Fault, string>>;
  /** What is to come: readings announce nothing. */
  readonly prophecy: readonly RegExp[];
  /** Illness and verdicts about the person. */
  readonly diagnosis: readonly RegExp[];
  /** The writer speaks of itself. */
  readonly writer: readonly RegExp[];
  /** A dream that speaks to a machine, and not of a night. */
  readonly orders: readonly RegExp[];
  /** Words that say nothing about a dream. */
  readonly common: ReadonlySet<string>;
  /** Numbers in words beyond two, without accents. */
  readonly numbers: RegExp;
  /** Spans of time that a question or a step may name: "five minutes", "the last two days". */
  readonly times: RegExp;
  /** Words for anybody: no reading names a person by them. */
  readonly anybody: ReadonlySet<string>;
  /** Things that frighten, in whatever sense they are meant: never said where the dream does not. */
  readonly grave: RegExp;
  /** Words in the clause of the dream by which it was not so: "almost", "could have". */
  readonly unreal: RegExp;
  /** Things of waking life that a step may name: paper, a message. */
  readonly everyday: ReadonlySet<string>;
  /** Words by which a sentence says that something was not so. */
  readonly denials: RegExp;
  readonly answer: WrittenAnswerPack;
}
