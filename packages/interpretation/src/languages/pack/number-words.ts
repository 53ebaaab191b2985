/** Words beside numbers in digits that say what is counted. Those of all languages count in a dream of any. */
export interface NumberWords {
  /** Without accents. */
  readonly currencies: ReadonlySet<string>;
  /** Behind an hour: "pm", "hs". */
  readonly hours: ReadonlySet<string>;
  /** The two words of an ending that the tokeniser cuts: "a.m.", "o'clock". */
  readonly cutHours: readonly (readonly [RegExp, string])[];
  /** The word before an hour and the two behind it: "a las 5 de la tarde". */
  readonly aroundHour?: readonly [before: RegExp, behind: string, next: string];
}
