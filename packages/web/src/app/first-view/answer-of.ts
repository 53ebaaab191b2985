/** Gives the answer from an address that was asked for early; rejects where it was not, or failed. */
export type AnswerOf = <Answer>(address: string) => Promise<Answer>;
