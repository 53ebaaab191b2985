/** What a word may do for those beside it, as bits: told once for each word, asked at every place where it stands. */
export const role = {
  dreamer: 1,
  other: 2,
  helper: 4,
  copula: 8,
  possessive: 16,
  of: 32,
  relative: 64,
  without: 128,
  /** "me", "nos": it is done to the dreamer */
  onDreamer: 256,
  /** ends like a participle: "chased", "bitten" */
  participle: 512,
  /** "burning", "ardiendo": what goes on */
  goingOn: 1024,
  /** forms that only a first or a third person has: "corrí", "abrieron" */
  firstPerson: 2048,
  firstPersonPresent: 4096,
  thirdPerson: 8192,
  genitive: 16384,
  /** somebody else who goes on as the subject behind "and" */
  goingOnAsSubject: 32768,
  /** "got" before a participle */
  passive: 65536,
  by: 131072,
} as const;
