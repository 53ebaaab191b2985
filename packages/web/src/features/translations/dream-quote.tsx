import { useTranslation } from 'react-i18next';
import type { TextSpan } from '#web/lib/text-segments.ts';
import { quoteInContext } from './quote.ts';

interface DreamQuoteProps {
  readonly content: string;
  readonly language: string;
  /** What a touched sentence rests on; empty while none is touched. */
  readonly places: readonly TextSpan[];
}

/** At the lower edge of narrow screens, and for those who listen: the words that a sentence rests on. */
export function DreamQuote({ content, language, places }: DreamQuoteProps) {
  const { t } = useTranslation('translations');
  const quotes = places.slice(0, 4).map((place) => quoteInContext(content, place));
  return (
    <div className="reading-quote" role="status">
      {quotes.length > 0 && (
        <p>
          <span className="reading-quote-lead">{t('reading.inYourDream')}</span>{' '}
          <q lang={language}>
            {quotes.map(({ start, before, words, after }) => (
              <span key={start}>
                {before}
                <mark>{words}</mark>
                {after}
              </span>
            ))}
          </q>
        </p>
      )}
    </div>
  );
}
