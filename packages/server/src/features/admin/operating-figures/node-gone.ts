/** A node that was not heard of for so long is gone: it says how it is doing four times a minute. */
export const nodeGoneMs = 90_000;
