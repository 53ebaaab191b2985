/** What a word may begin or tell about truth, as bits: most words of a dream hint at nothing and are passed over. */
export const hint = {
  /** a cue begins with it */
  cue: 1,
  /** "too", "demasiado" */
  excess: 2,
  /** a past form, as `TenseWords.past` */
  past: 4,
  /** a present form, as `TenseWords.present` */
  present: 8,
  /** a present form that counts in brackets alone */
  presentInBrackets: 16,
  /** "I dreamt that" */
  dreamt: 32,
  /** "dream" as a noun */
  dream: 64,
} as const;
