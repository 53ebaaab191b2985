import type { SymbolTrace } from '@chitta/contract';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { lookOf, traceAt, type WordLook } from './trace-links.ts';

interface TraceTextProps {
  readonly content: string;
  readonly trace: SymbolTrace;
  /** Index of the word that is looked at. */
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
}

const looks: readonly Exclude<WordLook, 'plain'>[] = ['read', 'aside', 'idiom', 'passed'];

function Legend() {
  const { t } = useTranslation('debug-symbols');
  return (
    <ul className="trace-legend">
      {looks.map((look) => (
        <li key={look}>
          <span className={`trace-word is-${look}`}>{t(`look.${look}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The text word by word; each word that anything is known of can be looked into. */
export function TraceText({ content, trace, chosen, onChoose }: TraceTextProps) {
  const { t } = useTranslation('debug-symbols');
  const drawn = useMemo(
    () => trace.words.map((word) => ({ word, look: lookOf(traceAt(trace, word)) })),
    [trace],
  );
  return (
    <section aria-labelledby="trace-text">
      <h2 id="trace-text">{t('text.title')}</h2>
      <p className="trace-text" lang={trace.language.used}>
        {drawn.map(({ word, look }, index) => {
          const before = content.slice(drawn[index - 1]?.word.end ?? 0, word.start);
          const isTold = look !== 'plain' || word.state !== 'present';
          const className = classNames(
            'trace-word',
            `is-${look}`,
            word.state !== 'present' && 'is-not-there',
          );
          return (
            <Fragment key={word.start}>
              {before}
              {isTold ? (
                <button
                  type="button"
                  className={className}
                  aria-pressed={chosen === index}
                  onClick={() => onChoose(chosen === index ? null : index)}
                >
                  {word.text}
                </button>
              ) : (
                word.text
              )}
            </Fragment>
          );
        })}
        {content.slice(drawn.at(-1)?.word.end ?? 0)}
      </p>
      <Legend />
    </section>
  );
}
