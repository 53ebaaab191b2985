import type { Reading } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { type ReadingLinkProps, ReadingSentences } from './reading-sentences.tsx';
import type { ReadingSubject } from './reading-subject.ts';

interface ReadingEndProps extends ReadingLinkProps {
  readonly subject: ReadingSubject;
}

interface EndPartProps extends ReadingLinkProps {
  readonly content: string;
  readonly reading: Reading;
  readonly part: 'question' | 'deed';
  readonly title: string;
}

function EndPart({ content, reading, part, title, ...links }: EndPartProps) {
  const sentences = reading.sentences
    .map((sentence, index) => ({ sentence, index }))
    .filter(({ sentence }) => sentence.part === part);
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby={`reading-${part}`}>
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
  if (!reading?.sentences.some(({ part }) => part === 'question' || part === 'deed')) return null;
  return (
    <div className="reading-end">
      <EndPart content={content} reading={reading} part="question" title={t('reading.question')} {...links} />
      <EndPart content={content} reading={reading} part="deed" title={t('reading.deed')} {...links} />
    </div>
  );
}
