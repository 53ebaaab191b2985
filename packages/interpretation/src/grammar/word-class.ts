/** What small words do in a sentence; one word may do several things, so classes are bits. */
export const wordClass = {
  /** "the", "this", "el" */
  definite: 1,
  /** "a", "any", "un" */
  indefinite: 2,
  /** "my", "mi" */
  possessive: 4,
  preposition: 8,
  /** "I", "they", "who" before a verb */
  subject: 16,
  /** forms of "be", "ser", "estar" */
  be: 32,
  /** forms of "have", "tener", "haber" */
  have: 64,
  /** "do", "did", "will", "would" and the like before a bare verb */
  auxiliary: 128,
  /** "can", "could", "able", "poder": its negation is inability, which a dream tells as a fact */
  ability: 256,
  negator: 512,
  adverb: 1024,
  /** joins words of one kind: "and", "or" */
  coordinator: 2048,
  /** begins another clause: "but", "because", "when" */
  clauseOpener: 4096,
  number: 8192,
  /** "me", "him", "lo", "se" */
  object: 16384,
  /** "to" before a verb */
  infinitiveMark: 32768,
} as const;

export type WordClassName = keyof typeof wordClass;
export type WordClassTable = ReadonlyMap<string, number>;

/** Turns rows of words by class into one look-up from word to bits. */
export function tabulateClasses(rows: Readonly<Partial<Record<WordClassName, string>>>): WordClassTable {
  const table = new Map<string, number>();
  for (const [name, words] of Object.entries(rows)) {
    const bit = wordClass[name as WordClassName];
    for (const word of words.trim().split(/\s+/)) table.set(word, (table.get(word) ?? 0) | bit);
  }
  return table;
}

export const noun = wordClass.definite | wordClass.indefinite | wordClass.possessive | wordClass.number;
