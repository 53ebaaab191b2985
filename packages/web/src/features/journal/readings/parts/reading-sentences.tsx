import type { Reading } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quotePlaces } from '../evidence/quote.ts';
import { type Focus, type Lit, placesOfSentence } from '../reading-links.ts';
import { isCareAlone, type Numbered } from './parts-of-reading.ts';
import { ReadingSentence } from './reading-sentence.tsx';

/** What links the sentences of a reading with its dream. */
export interface ReadingLinkProps {
  readonly lit: Lit;
  readonly pinned: Focus | null;
  /** False: those who listen hear the text alone. */
  readonly hasSources: boolean;
  readonly onFocus: (focus: Focus | null) => void;
  readonly onPreview: (focus: Focus | null) => void;
}

interface ReadingSentencesProps extends ReadingLinkProps {
  readonly reading: Reading;
  readonly content: string;
  readonly sentences: readonly Numbered[];
}

interface SourceProps extends Pick<ReadingLinkProps, 'lit' | 'pinned' | 'onFocus'> {
  readonly index: number;
  /** The words of the dream that the sentence rests on; empty where it rests on none. */
  readonly quote: string;
  /** The keyboard has come, or gone. */
  readonly onVisit: (index: number | null) => void;
}

/** The way from a sentence to the dream, for keyboard and ear. It shows itself as a frame around its sentence. */
function Source({ index, quote, lit, pinned, onFocus, onVisit }: SourceProps) {
  const { t } = useTranslation('readings');
  const isPinned = pinned?.kind === 'sentence' && pinned.index === index;
  return (
    <button
      type="button"
      className="reading-source"
      aria-pressed={lit.sentences.has(index)}
      onFocus={({ target }) => target.matches(':focus-visible') && onVisit(index)}
      onBlur={() => onVisit(null)}
      // A press of a key counts no clicks.
      onClick={({ detail }) => onFocus(isPinned ? null : { kind: 'sentence', index, isByKey: detail === 0 })}
    >
      {quote ? t('reading.inDream', { quote }) : t('reading.why')}
    </button>
  );
}

/**
 * Sentences in a row, each linked with what it rests on; their sources follow behind the last, so that they are heard
 * without a break. Words of care alone show nobody the words that hurt again.
 */
export function ReadingSentences({
  reading,
  content,
  sentences,
  hasSources,
  ...links
}: ReadingSentencesProps) {
  const [visited, setVisited] = useState<number | null>(null);
  if (isCareAlone(reading)) return sentences.map(({ sentence }) => sentence.text).join(' ');
  const { lit, pinned, onFocus, onPreview } = links;
  const linked = sentences.filter(({ sentence }) => sentence.evidence.length > 0);
  return (
    <>
      {sentences.map(({ sentence, index }) => (
        <ReadingSentence
          key={index}
          sentence={sentence}
          index={index}
          isLit={lit.sentences.has(index)}
          isPinned={pinned?.kind === 'sentence' && pinned.index === index}
          isFramed={visited === index}
          onFocus={onFocus}
          onPreview={onPreview}
        />
      ))}
      {hasSources &&
        linked.map(({ index }) => (
          <Source
            key={index}
            index={index}
            quote={quotePlaces(content, placesOfSentence(reading, index))}
            lit={lit}
            pinned={pinned}
            onFocus={onFocus}
            onVisit={setVisited}
          />
        ))}
    </>
  );
}
