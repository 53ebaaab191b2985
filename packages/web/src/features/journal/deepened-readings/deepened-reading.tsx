import type { Reading } from '@chitta/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { canDeepen, type Deepening, deepenedReading } from './deepening.ts';
import type { DeepeningSource } from './deepening-source.ts';
import { useDeepening } from './use-deepening.ts';
import './deepened-readings.css';

interface DeepenedReadingProps<Subject> {
  /** What is shown now, with our own reading. */
  readonly subject: Subject;
  /** Null: this reading cannot be deepened. */
  readonly source: DeepeningSource | null;
  /** Shows a reading, and somewhere near it the line that says whose words it is in. */
  readonly children: (shown: Subject, line: ReactNode) => ReactNode;
}

/** Our own reading first; with the member's consent its sentences turn into the model's as they come. */
export function DeepenedReading<Subject extends { readonly reading: Reading | null }>({
  subject,
  source,
  children,
}: DeepenedReadingProps<Subject>) {
  const [showsOwn, setShowsOwn] = useState(false);
  const { reading } = subject;
  const { model, deepening, start } = useDeepening(
    reading && canDeepen(reading) ? source : null,
    firstTextOf(reading),
  );
  const deepened = model && deepenedReading(deepening);
  const shown = deepened && !showsOwn ? { ...subject, reading: deepened } : subject;
  const line = model && deepening.status !== 'left' && (
    <DeepeningLine
      model={model}
      status={deepening.status}
      isAutomatic={source?.isAutomatic ?? false}
      {...(deepened && { showsOwn, onToggle: () => setShowsOwn(!showsOwn) })}
      onStart={start}
    />
  );
  return children(shown, line);
}

function firstTextOf(reading: Reading | null): string {
  return reading?.sentences[0]?.text ?? '';
}

interface DeepeningLineProps {
  readonly model: { readonly name: string; readonly host: string };
  readonly status: Deepening['status'];
  readonly isAutomatic: boolean;
  /** Missing while there is nothing to choose from. */
  readonly showsOwn?: boolean;
  readonly onToggle?: () => void;
  readonly onStart: () => void;
}

/** One quiet line: whose words these are, and the way back to ours. Only its end is read aloud, and once. */
function DeepeningLine({ model, status, isAutomatic, showsOwn, onToggle, onStart }: DeepeningLineProps) {
  // Only those who have a model load its words; the reading does not wait for them.
  const { t, ready } = useTranslation('deepened-readings', { useSuspense: false });
  const canStart = status === 'idle' && !isAutomatic;
  if (!ready) return <div className="deepening-line" />;
  return (
    <div className="deepening-line" data-print="hide">
      {status === 'running' && <p>{t('running', { ...model })}</p>}
      {canStart && <p>{t('offer', { ...model })}</p>}
      <p role="status">
        {status === 'done' && t('done', { ...model })}
        {status === 'failed' && t('failed')}
      </p>
      {canStart && (
        <Button variant="ghost" onClick={onStart}>
          {t('start')}
        </Button>
      )}
      {onToggle && (
        <Button variant="ghost" aria-pressed={showsOwn} onClick={onToggle}>
          {t('own')}
        </Button>
      )}
    </div>
  );
}
