/** What asking for an answer of the Oracle, and checking it, needs of one language beyond what readings need. */
export interface WrittenAnswerPack {
  /** What the writer is told, in the language of the answer. */
  readonly task: string;
  /** What tells people what to do, decides for them, or gives them a yes or a no. */
  readonly commands: readonly RegExp[];
}
