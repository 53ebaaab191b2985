import type { ErrorReason } from '@chitta/contract';

/** What the log tells of a request beside its outcome: numbers and words of our own, never anything a person wrote. */
export interface RequestNotes {
  /** Number of the member that it is about, also where it was refused. */
  readonly member?: number | undefined;
  /** Why it was refused. */
  readonly reason?: ErrorReason;
  /** How somebody signed in or proved to be the one. */
  readonly way?: string | null | undefined;
  /** By what the second step was taken. */
  readonly factor?: string;
}

const notesOf = new WeakMap<object, RequestNotes>();

/** Adds to what the line of this request will say. */
export function noteOn(request: object, notes: RequestNotes): void {
  notesOf.set(request, { ...notesOf.get(request), ...notes });
}

export function readNotes(request: object): RequestNotes {
  return notesOf.get(request) ?? {};
}
