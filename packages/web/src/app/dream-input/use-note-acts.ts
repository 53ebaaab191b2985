import { useState } from 'react';
import type { NoteActs, OwnSymbolWish } from '#web/features/journal/readings/sheet/note-actions.tsx';

/** What was said not to be meant, and how more of it is said. */
interface NotMeant {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** What can be said to the notes of a reading: that a symbol is to be one's own, that it was not meant. */
export function useNoteActs({ ids, onChange }: NotMeant) {
  const [wish, setWish] = useState<OwnSymbolWish | null>(null);
  const acts: NoteActs = {
    onMakeMine: setWish,
    notMeant: new Set(ids),
    onNotMeant(symbolIds, isNotMeant) {
      const others = ids.filter((id) => !symbolIds.includes(id));
      onChange(isNotMeant ? [...others, ...symbolIds] : others);
    },
  };
  return { acts, wish, endWish: () => setWish(null) };
}
