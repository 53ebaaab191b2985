import type { Reading } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadingSubject } from '../reading-subject.ts';
import { type Numbered, partsOfReading } from './parts-of-reading.ts';
import { type ReadingLinkProps, ReadingSentences } from './reading-sentences.tsx';
import './parts.css';

/** What the page lets the dreamer do with question and deed, right under them. */
export interface EndSlots {
  readonly afterQuestion?: ReactNode;
  readonly afterDeed?: ReactNode;
}

interface ReadingEndProps extends ReadingLinkProps, EndSlots {
  readonly subject: ReadingSubject;
}

interface EndPartProps extends ReadingLinkProps {
  readonly content: string;
  readonly reading: Reading;
  readonly part: 'question' | 'deed';
  readonly sentences: readonly Numbered[];
  readonly title: string;
  readonly children: ReactNode;
}

function EndPart({ content, reading, part, sentences, title, children, ...links }: EndPartProps) {
  if (sentences.length === 0) return null;
  return (
    <section className={`reading-${part}`} aria-labelledby={`reading-${part}`}>
      <h2 id={`reading-${part}`}>{title}</h2>
      <p lang={reading.language}>
        <ReadingSentences reading={reading} content={content} sentences={sentences} {...links} />
      </p>
      {children}
    </section>
  );
}

/** What the reading leaves the dreamer with: one question and one small deed. */
export function ReadingEnd({ subject, afterQuestion, afterDeed, ...links }: ReadingEndProps) {
  const { reading, content } = subject;
  const { t } = useTranslation('readings');
  if (!reading) return null;
  const { question, deed } = partsOfReading(reading);
  if (question.length + deed.length === 0) return null;
  const end = { content, reading, ...links };
  return (
    <div className="reading-end">
      <EndPart {...end} part="question" sentences={question} title={t('reading.question')}>
        {afterQuestion}
      </EndPart>
      <EndPart {...end} part="deed" sentences={deed} title={t('reading.deed')}>
        {afterDeed}
      </EndPart>
    </div>
  );
}
