import type { SymbolTrace } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MentionTable } from './mention-table.tsx';
import { TimingBars } from './timing-bars.tsx';
import { traceAt } from './trace-links.ts';
import { TraceLists } from './trace-lists.tsx';
import { TraceText } from './trace-text.tsx';
import { WordPanel } from './word-panel.tsx';

interface TraceViewProps {
  /** The text that the trace was made from. */
  readonly content: string;
  readonly trace: SymbolTrace;
}

function LanguageLine({ trace }: Pick<TraceViewProps, 'trace'>) {
  const { t } = useTranslation('debug-symbols');
  const { used, detected, isCertain, isMixed } = trace.language;
  return (
    <p className="trace-language">
      {t(isCertain ? 'detected.certain' : 'detected.uncertain', {
        used: t(`language.${used}`),
        detected: t(`language.${detected}`),
      })}{' '}
      {isMixed && `${t('detected.mixed')} `}
      {t('detected.words', { count: trace.words.length })} {t('detected.dictionary')}{' '}
      <code>{trace.dictionaryVersion.slice(0, 12)}</code>
    </p>
  );
}

/** How one text was recognised, from its words to what is said of them. */
export function TraceView({ content, trace }: TraceViewProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const word = chosen === null ? undefined : trace.words[chosen];
  return (
    <div className="trace">
      <LanguageLine trace={trace} />
      <TraceText content={content} trace={trace} chosen={chosen} onChoose={setChosen} />
      <div role="status">{word && <WordPanel trace={traceAt(trace, word)} />}</div>
      <MentionTable mentions={trace.mentions} assertions={trace.assertions} />
      <TraceLists trace={trace} />
      <TimingBars timings={trace.timings} />
    </div>
  );
}
