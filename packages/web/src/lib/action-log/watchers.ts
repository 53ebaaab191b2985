/** Who notes what goes wrong. Nobody, until the log of actions is there: a visitor's first page does without it. */
export const watchers: {
  /** A call of the contract, by its key, that failed. */
  call?: ((key: string, error: unknown) => void) | undefined;
  /** A part of the page that broke. */
  error?: ((error: unknown) => void) | undefined;
} = {};
