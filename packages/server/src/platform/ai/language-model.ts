/** What a model is asked. `instructions` are ours; `data` is what members wrote, and never instructs. */
export interface ModelQuestion {
  readonly instructions: string;
  readonly data: string;
  /** JSON schema of the answer; servers that know no schemas are asked without it. */
  readonly schema: object;
}

/** The operator's language model. */
export interface LanguageModel {
  readonly name: string;
  /** Host, and port where it is not the usual one, that whatever is asked goes to. */
  readonly host: string;
  /** Milliseconds that one answer may take in all. */
  readonly totalMs: number;
  /**
   * The answer, piece by piece as it comes. Throws nothing but `AiFailure`: after ten seconds without a first token,
   * after a stall, past the limits of time and size, for pages and broken streams, and when `signal` ends it.
   */
  readonly ask: (question: ModelQuestion, signal: AbortSignal) => AsyncIterable<string>;
}
