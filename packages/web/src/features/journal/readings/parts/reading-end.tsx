import type { Reading } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import type { ReadingSubject } from '../reading-subject.ts';
import { type Numbered, partsOfReading } from './parts-of-reading.ts';
import { type ReadingLinkProps, ReadingSentences } from './reading-sentences.tsx';
import './parts.css';

interface ReadingEndProps extends ReadingLinkProps {
  readonly subject: ReadingSubject;
}

interface EndPartProps extends ReadingLinkProps {
  readonly content: string;
  readonly reading: Reading;
  readonly part: 'question' | 'deed';
  readonly sentences: readonly Numbered[];
  readonly title: string;
}

function EndPart({ content, reading, part, sentences, title, ...links }: EndPartProps) {
  if (sentences.length === 0) return null;
  return (
    <section className={`reading-${part}`} aria-labelledby={`reading-${part}`}>
      <h2 id={`reading-${part}`}>{title}</h2>
      <p lang={reading.language}>
        <ReadingSentences reading={reading} content={content} sentences={sentences} {...links} />
      </p>
    </section>
  );
}

/** What the reading leaves the dreamer with: one question and one small deed. */
export function ReadingEnd({ subject: { reading, content }, ...links }: ReadingEndProps) {
  const { t } = useTranslation('readings');
  if (!reading) return null;
  const { question, deed } = partsOfReading(reading);
  if (question.length + deed.length === 0) return null;
  const end = { content, reading, ...links };
  return (
    <div className="reading-end">
      <EndPart {...end} part="question" sentences={question} title={t('reading.question')} />
      <EndPart {...end} part="deed" sentences={deed} title={t('reading.deed')} />
    </div>
  );
}
