/**
 * Words by which names are told, in lower case without accents. Names travel: those of all languages count in a dream
 * of any.
 */
export interface NameWords {
  /** Written with a capital, and nobody's name: days, months, feasts, peoples, languages, brands of everyday things. */
  readonly noNames: ReadonlySet<string>;
  /** They stand before a name and belong to it. */
  readonly titles: ReadonlySet<string>;
  /** Who somebody is: a capital right behind them makes a name of any word ("mi prima Luz", "Professor Hall"). */
  readonly roles: ReadonlySet<string>;
  /** A word in front says that the name is that of a place. */
  readonly placeWords: ReadonlySet<string>;
  /** After a word that nobody knows, at the beginning of a sentence, these tell that it is somebody's name. */
  readonly sayings: ReadonlySet<string>;
  /** Words that begin sentences before such verbs and are no names. */
  readonly speakers: ReadonlySet<string>;
}
