/** Milliseconds after which an answer is waited for no longer; what was sent is sent again later, under the same key. */
export const answerWithin = 20_000;
