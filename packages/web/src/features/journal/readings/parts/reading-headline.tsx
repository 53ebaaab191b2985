import type { Reading } from '@chitta/contract';
import { classNames } from '#web/lib/class-names.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import { isCareAlone, type Numbered } from './parts-of-reading.ts';
import { type ReadingLinkProps, ReadingSentences } from './reading-sentences.tsx';

interface ReadingHeadlineProps extends ReadingLinkProps {
  readonly subject: Pick<ReadingSubject, 'content' | 'language'>;
  readonly reading: Reading;
  readonly sentences: readonly Numbered[];
}

/** The thought of a reading. It names the section, without the words of its links to the dream. */
export function ReadingHeadline({ subject, reading, sentences, ...links }: ReadingHeadlineProps) {
  if (sentences.length === 0) return null;
  const { content, language } = subject;
  return (
    <h2
      className={classNames('reading-headline', isCareAlone(reading) && 'is-quiet')}
      lang={language}
      aria-label={sentences.map(({ sentence }) => sentence.text).join(' ')}
    >
      <ReadingSentences reading={reading} content={content} sentences={sentences} {...links} />
    </h2>
  );
}
