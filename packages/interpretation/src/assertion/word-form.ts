/** What the form of a word may tell, as bits: most words of a dream tell nothing and are passed over. */
export const wordForm = {
  /** a cue is looked for by it */
  cue: 1,
  /** finite and past: "ran", "corrió" */
  past: 2,
  /** finite and present, of what is always so: "lives", "vive" */
  present: 4,
  gerund: 8,
  infinitive: 16,
  subjunctive: 32,
  conditional: 64,
  /** "1988" */
  year: 128,
  /** "63" */
  digits: 256,
  /** "broken", "visto" */
  participle: 512,
  /** may be finite and present behind its subject: "I [drive]" */
  bare: 1024,
  /** the same behind "he" and "she": "she [drives]" */
  third: 2048,
} as const;

export type WordFormName = Exclude<keyof typeof wordForm, 'cue'>;
