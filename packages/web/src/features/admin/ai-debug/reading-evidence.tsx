import type { ReadingTrace } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

interface ReadingEvidenceProps {
  readonly content: string;
  readonly reading: ReadingTrace['reading'];
}

const longestQuote = 80;

/** Our own reading, every sentence with what it rests on. */
export function ReadingEvidence({ content, reading }: ReadingEvidenceProps) {
  const { t } = useTranslation('ai-debug');
  const { arc, care } = reading;
  return (
    <section aria-labelledby="reading-evidence">
      <h2 id="reading-evidence">{t('reading', { version: reading.engineVersion })}</h2>
      {(arc || care) && (
        <p>
          <code>{[arc, care && `${care.kind} (${care.strength})`].filter(Boolean).join(' · ')}</code>
        </p>
      )}
      <ol className="ai-debug-sentences">
        {reading.sentences.map(({ text, part, evidence }) => (
          <li key={text}>
            <p lang={reading.language}>{text}</p>
            <p>
              <code>{part}</code>{' '}
              {evidence.map(({ start, end, symbol, rule, ref }) => (
                <span key={`${start}-${end} ${rule} ${symbol}`}>
                  <q lang={reading.language}>{content.slice(start, Math.min(end, start + longestQuote))}</q>{' '}
                  <code>{[rule, symbol, ref].filter(Boolean).join(' · ')}</code>{' '}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
