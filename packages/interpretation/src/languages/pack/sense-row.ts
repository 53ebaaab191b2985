/**
 * When a word of two senses is the one in the dictionary. Conditions are words with a sign:
 * `<coal` the word before · `>shaft` the word after · `<<in` two before · `>>of` two after · `<:possessive` its class
 * · `>:content` no small word · `noun`, `verb` how it stands among its neighbours · `open` neither can be told
 * · `first` begins a sentence · `last` ends a clause · `always` · `<the+last` both.
 */
export interface SenseRow {
  /** Forms without accents, separated by spaces. */
  readonly forms: string;
  /** Parts of speech of the dictionary's word that the row judges. */
  readonly parts: string;
  /** At least one of these must hold. */
  readonly keep?: string;
  /** None of these may hold. */
  readonly drop?: string;
}
