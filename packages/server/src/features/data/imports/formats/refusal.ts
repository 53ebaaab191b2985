/** Reasons why a file is not taken; each is a reason of the contract without its prefix. */
export type RefusalReason = 'unknown_format' | 'mixed_files' | 'broken_file' | 'too_much';

/** What exactly is wrong, for people: the web app has words for each. */
export type RefusalCause =
  | 'csv_quote'
  | 'csv_record'
  | 'archive'
  | 'archive_bomb'
  | 'archive_encrypted'
  | 'document'
  | 'json'
  | 'export_version'
  | 'export_cut_off'
  | 'file_size'
  | 'entries'
  | 'columns'
  | 'memory'
  | 'time';

/** Thrown by readers: the file is refused as a whole. Crosses from the reading thread as plain data. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly detail: RefusalCause | undefined;
  /** Where: the file's name and, where it is known, the line. */
  readonly file: string;
  readonly line: number | undefined;

  constructor(
    reason: RefusalReason,
    { detail, file = '', line }: { detail?: RefusalCause; file?: string; line?: number | undefined } = {},
  ) {
    super(detail ?? reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.detail = detail;
    this.file = file;
    this.line = line;
  }
}
