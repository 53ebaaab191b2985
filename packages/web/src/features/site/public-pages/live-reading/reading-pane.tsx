import type { ReadingSentence } from '@chitta/interpretation';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { LiveReading } from './live-reading-protocol.ts';

interface ReadingPaneProps {
  readonly reading: LiveReading | null;
  /** There will be no reading in this browser. */
  readonly hasFailed?: boolean;
  readonly active: string | null;
}

function paragraphsOf(sentences: readonly ReadingSentence[]): [number, ReadingSentence[]][] {
  const paragraphs = Map.groupBy(sentences, (sentence) => sentence.paragraph);
  return [...paragraphs];
}

function WaitingLines() {
  return (
    <div className="grid gap-3" aria-hidden>
      {['w-full', 'w-11/12', 'w-5/6', 'w-4/5', 'w-3/4', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}

/** The reading, each sentence lit when the symbol it rests on is pointed at. */
export function ReadingPane({ reading, hasFailed = false, active }: ReadingPaneProps) {
  const { t } = useTranslation('landing');
  const isWaiting = reading === null && !hasFailed;
  const isRead = reading !== null && (reading.symbols.length > 0 || reading.isCare === true);
  const rests = (sentence: ReadingSentence) =>
    active !== null && sentence.evidence.some((evidence) => evidence.symbol === active);
  return (
    <section className="live-reading" aria-label={t('live.readingLabel')} aria-busy={isWaiting}>
      {isWaiting && <WaitingLines />}
      {hasFailed && <p role="status">{t('live.failed')}</p>}
      {reading && !isRead && <p>{t('live.nothing')}</p>}
      {isRead &&
        paragraphsOf(reading.sentences).map(([paragraph, sentences]) => (
          <p key={paragraph} className={`live-${sentences[0]?.part}`}>
            {sentences.map((sentence) => (
              <span
                key={sentences.indexOf(sentence)}
                className={classNames('live-sentence', rests(sentence) && 'live-sentence-lit')}
              >
                {sentence.text}{' '}
              </span>
            ))}
          </p>
        ))}
    </section>
  );
}
