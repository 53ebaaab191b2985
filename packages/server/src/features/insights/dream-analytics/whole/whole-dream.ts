/** What of a dream counts for the whole journal, as the database gives it. */
export interface WholeDream {
  readonly id: number;
  /** Microseconds since 1970. */
  readonly at: number;
  readonly symbols: readonly string[];
  readonly arc: string | null;
}

/** A dream with symbols that have a name, each once. */
export interface PlacedDream {
  readonly id: number;
  readonly night: string;
  readonly symbols: readonly string[];
  readonly themes: readonly string[];
}
