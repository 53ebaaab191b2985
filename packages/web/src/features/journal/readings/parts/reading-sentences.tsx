import type { Reading } from '@chitta/contract';
import { quotePlaces } from '../evidence/quote.ts';
import { type Focus, type Lit, placesOfSentence } from '../reading-links.ts';
import { isCareAlone, type Numbered } from './parts-of-reading.ts';
import { ReadingSentence } from './reading-sentence.tsx';

/** What links the sentences of a reading with its dream. */
export interface ReadingLinkProps {
  readonly lit: Lit;
  readonly pinned: Focus | null;
  readonly onFocus: (focus: Focus | null) => void;
  readonly onPreview: (focus: Focus | null) => void;
}

interface ReadingSentencesProps extends ReadingLinkProps {
  readonly reading: Reading;
  readonly content: string;
  readonly sentences: readonly Numbered[];
}

/** Sentences in a row, each linked with what it rests on. Words of care alone show nobody the words that hurt again. */
export function ReadingSentences({ reading, content, sentences, lit, pinned, ...on }: ReadingSentencesProps) {
  if (isCareAlone(reading)) return sentences.map(({ sentence }) => sentence.text).join(' ');
  return sentences.map(({ sentence, index }) => (
    <ReadingSentence
      key={index}
      sentence={sentence}
      index={index}
      quote={quotePlaces(content, placesOfSentence(reading, index))}
      isLit={lit.sentences.has(index)}
      isPinned={pinned?.kind === 'sentence' && pinned.index === index}
      {...on}
    />
  ));
}
