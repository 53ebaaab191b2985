/** What is left of a scene is of one kind in a list. */
export type ListKind = 'people' | 'places' | 'things' | 'words';

/** Words beside a list, for one thing or for several. */
type Beside = (isOne: boolean) => string;

/** What leads up to a list, and what may follow it. */
export interface ListFrame {
  readonly leads: readonly Beside[];
  /** With the mark that joins it to the list; empty where the list ends the sentence. */
  readonly tails: readonly Beside[];
}

export type ListFrames = Readonly<Record<ListKind, ListFrame>>;

/** Words beside a list; a pair is for one thing and for several. */
export function beside(...texts: readonly (string | readonly [string, string])[]): readonly Beside[] {
  return texts.map((text) =>
    typeof text === 'string' ? () => text : (isOne: boolean) => (isOne ? text[0] : text[1]),
  );
}
