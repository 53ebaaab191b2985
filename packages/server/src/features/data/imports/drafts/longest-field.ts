/**
 * Characters of a date, time, title, category or list of tags: far more than anybody needs. What is longer is cut before
 * anything looks at it, so that a file made to be hard to read costs no more than another.
 */
export const longestField = 1_000;
