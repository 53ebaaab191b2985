import { useMemo, useState } from 'react';
import { LazySky } from '#web/ui/sky/lazy-sky.tsx';
import { skyOfDream } from '#web/ui/sky/sky-of-dream.ts';
import { type Mark, marksOf } from '../reading-links.ts';
import type { ReadingSubject } from '../reading-subject.ts';

interface DreamSkyProps {
  readonly subject: ReadingSubject;
  /** Ids of the symbols that a sentence or a word has lit. */
  readonly lit?: ReadonlySet<string>;
  readonly onFocusMark?: (mark: Mark | null) => void;
}

/** The sky of a dream with the moon of its night; nothing where no symbol was there. A star lights what its word in the dream lights. */
export function DreamSky({ subject, lit, onFocusMark }: DreamSkyProps) {
  const { content, symbols, reading } = subject;
  const [tonight] = useState(() => new Date());
  const dream = useMemo(
    () => skyOfDream({ content, symbols, sentences: reading?.sentences ?? [] }),
    [content, symbols, reading],
  );
  if (dream.stars.length === 0) return null;
  const handlePress = (id: string | null) => {
    const mark = marksOf(content, symbols).find((each) => each.symbolId === id && each.state === 'present');
    onFocusMark?.(mark ?? null);
  };
  return (
    <div>
      <LazySky
        place="reading"
        dream={dream}
        night={subject.night ?? tonight}
        lit={lit}
        onPress={handlePress}
      />
    </div>
  );
}
