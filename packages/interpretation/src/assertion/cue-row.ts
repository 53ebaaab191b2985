import type { Assertion } from '../types.ts';

/**
 * How far a cue reaches from its own end: `self` its own words · `phrase` the noun phrase · `comparison` the noun
 * phrase with what is said of it · `supposition` the clause, but for a known thing that it begins with · `clause` to
 * the next comma or clause · `around` also back to where its clause began · `sentence` to its end or to "but" ·
 * `whole` the sentence on both sides, or the relative clause that it stands in · `ending` the rest of the text when
 * little of it is left, else nothing · `brackets` the brackets that it stands in · `before` the hyphened words before
 * it · `habit` to the next past form or the end of the sentence · `remark` the brackets that it stands in, else as
 * `clause` · `behind` the words since the article before it: "a dog, no, a cat" · `now` to the end of the clause or
 * its next past form · `mistaken` as `clause` where "but" follows, else nothing · `inside` the cue's own words but
 * for the first · `between` those but for the last · `next` on over one comma to the end of the next clause · `relative` the clause behind it with what
 * goes on beside it (", riéndose") · `subjunctive` the first subjunctive behind it · `endingAround`, `modifier`,
 * `absent`, `unreal`, `contrasted`, `own`, `wakingLine`, `memory`, `lasting`: as their functions in `en/reaches.ts` say.
 */
export type CueScope =
  | 'self'
  | 'phrase'
  | 'comparison'
  | 'supposition'
  | 'clause'
  | 'around'
  | 'sentence'
  | 'whole'
  | 'ending'
  | 'endingAround'
  | 'modifier'
  | 'absent'
  | 'unreal'
  | 'contrasted'
  | 'own'
  | 'wakingLine'
  | 'memory'
  | 'lasting'
  | 'brackets'
  | 'before'
  | 'habit'
  | 'remark'
  | 'behind'
  | 'next'
  | 'now'
  | 'mistaken'
  | 'inside'
  | 'between'
  | 'relative'
  | 'subjunctive';

/** A phrase that takes things out of the dream's present. */
export interface CueRow {
  /** Words in lower case without accents; `a|b` allows either, `*` any. */
  readonly cue: string;
  readonly state: Exclude<Assertion, 'present'>;
  readonly reach: CueScope;
  /** Words that `*` does not stand for. */
  readonly except?: string;
  /** The cue says nothing after one of these words. */
  readonly notAfter?: string;
  /** The cue says something only after one of these words. */
  readonly onlyAfter?: string;
  /** The cue says nothing before one of these words. */
  readonly notBefore?: string;
  /** The cue says nothing after a comma where one of these words stands before it in the sentence. */
  readonly notListing?: string;
  /** `first`: only in the first sentence, where dreamers say when they dreamt; `later`: only after it. */
  readonly in?: 'first' | 'later';
  /** Only behind another word of its clause: "como" at its beginning gives a reason. */
  readonly isInside?: boolean;
  /** Only where its last word ends a part of the sentence. */
  readonly isClosed?: boolean;
  /** Only where a comma stands before it. */
  readonly isAfterComma?: boolean;
  /** The first word has its accents as written here ("como", not "cómo"). */
  readonly isAccentExact?: boolean;
}
