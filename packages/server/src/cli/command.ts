/** Options as they were typed; what a command does not know was refused before. */
export interface CommandValues {
  readonly json?: boolean;
  readonly readings?: boolean;
  readonly themes?: boolean;
  readonly level?: string;
  readonly language?: string;
  readonly to?: string;
  readonly write?: boolean;
  readonly yes?: boolean;
  readonly id?: string;
}

export interface Command {
  readonly options: readonly (keyof CommandValues)[];
  /** Whether a file, a dream or a word follows its name; without one `run` gets an empty text. */
  readonly subject: 'needed' | 'optional' | 'none';
  readonly run: (subject: string, values: CommandValues, write: (line: string) => void) => Promise<void>;
}
