import type { SymbolTrace } from '@chitta/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AssertionLine, assertionKey } from './assertion-line.tsx';

interface TraceListProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
}

function TraceList({ title, children }: TraceListProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="trace-list">{children}</ul>
    </section>
  );
}

interface TraceListsProps {
  readonly trace: SymbolTrace;
}

/** Idioms and phrases, stretches that are not told as there, and nouns that nobody knows. */
export function TraceLists({ trace: { phrases, assertions, unknown } }: TraceListsProps) {
  const { t } = useTranslation('debug-symbols');
  const idioms = phrases.filter(({ isIdiom }) => isIdiom);
  const others = phrases.filter(({ isIdiom }) => !isIdiom);
  const fate = (isTaken: boolean) => t(isTaken ? 'phrase.taken' : 'phrase.passed');
  return (
    <>
      <TraceList title={t('idioms.title')}>
        {idioms.map(({ start, end, text, isTaken, covers }) => (
          <li key={`${start}-${end}`}>
            <q>{text}</q>, {fate(isTaken)}
            {covers.length > 0 && `; ${t('idioms.covers', { words: covers.join(', ') })}`}
          </li>
        ))}
      </TraceList>
      <TraceList title={t('phrases.title')}>
        {others.map(({ start, end, text, symbols, isTaken }) => (
          <li key={`${start}-${end}`}>
            <q>{text}</q> <code>{symbols.join(' ')}</code>, {fate(isTaken)}
          </li>
        ))}
      </TraceList>
      <TraceList title={t('assertions.title')}>
        {assertions.map((stretch) => (
          <li key={assertionKey(stretch)}>
            <AssertionLine stretch={stretch} />
          </li>
        ))}
      </TraceList>
      <TraceList title={t('unknown.title')}>
        {unknown.map((word) => (
          <li key={word}>
            <code>{word}</code>
          </li>
        ))}
      </TraceList>
    </>
  );
}
