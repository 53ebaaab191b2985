import { useTranslation } from 'react-i18next';
import type { ReadingSubject } from './reading-subject.ts';

function textOfPart({ reading }: ReadingSubject, part: 'question' | 'deed'): string {
  const sentences = reading?.sentences.filter((sentence) => sentence.part === part) ?? [];
  return sentences.map((sentence) => sentence.text).join(' ');
}

/** What the reading leaves the dreamer with: one question and one small deed. */
export function ReadingEnd({ subject }: { readonly subject: ReadingSubject }) {
  const { t } = useTranslation('translations');
  const question = textOfPart(subject, 'question');
  const deed = textOfPart(subject, 'deed');
  if (!question && !deed) return null;
  return (
    <div className="reading-end">
      {question && (
        <section aria-labelledby="reading-question">
          <h2 id="reading-question">{t('reading.question')}</h2>
          <p lang={subject.language}>{question}</p>
        </section>
      )}
      {deed && (
        <section aria-labelledby="reading-deed">
          <h2 id="reading-deed">{t('reading.deed')}</h2>
          <p lang={subject.language}>{deed}</p>
        </section>
      )}
    </div>
  );
}
