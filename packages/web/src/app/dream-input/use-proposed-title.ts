import { useEffect, useState } from 'react';
import type { Draft } from '#web/features/journal/dreams/drafts/draft.ts';

type Reading = NonNullable<Draft['reading']>;
type Propose = typeof import('@chitta/contract/proposed-title').proposedTitle;

/** Two images of the dream; none where words of care stand for everything. */
function proposalOf({ content, answer }: Reading, propose: Propose): string | null {
  if (answer.reading?.care?.strength === 'strong') return null;
  const images = answer.symbols.flatMap(({ id, group, mentions }) => {
    const place = mentions.find(({ state }) => state === 'present');
    return place ? { id, group, start: place.start, end: place.end } : [];
  });
  return propose(content, images);
}

/** What a reading's dream may be called. Null where nothing is found, and until the rules have come: the reading is first. */
export function useProposedTitle(reading: Reading): string | null {
  const [propose, setPropose] = useState<Propose | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('@chitta/contract/proposed-title').then(
      ({ proposedTitle }) => isCurrent && setPropose(() => proposedTitle),
      // The first words stand in.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return propose && proposalOf(reading, propose);
}
