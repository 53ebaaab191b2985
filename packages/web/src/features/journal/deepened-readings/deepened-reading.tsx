import type { Reading } from '@chitta/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { canDeepen, type Deepening } from './deepening.ts';
import type { DeepeningSource } from './deepening-source.ts';
import { useDeepening, type WriteHere, type Writer } from './use-deepening.ts';
import './deepened-readings.css';

interface DeepenedReadingProps<Subject> {
  /** What is shown now, with our own reading. */
  readonly subject: Subject;
  /** Null: this reading cannot be deepened. */
  readonly source: DeepeningSource | null;
  /** Writes on this device; null: it cannot, or may not; undefined: not known yet. */
  readonly here: WriteHere | null | undefined;
  /** Shows a reading, and somewhere near it the line that says whose words it is in. */
  readonly children: (shown: Subject, line: ReactNode) => ReactNode;
}

/** Our own reading first; with the member's consent a model's takes its place once all of it has been checked. */
export function DeepenedReading<Subject extends { readonly reading: Reading | null }>({
  subject,
  source,
  here,
  children,
}: DeepenedReadingProps<Subject>) {
  const [showsOwn, setShowsOwn] = useState(false);
  const { reading } = subject;
  const { writer, deepening, start } = useDeepening(
    reading && canDeepen(reading) ? source : null,
    reading,
    here,
  );
  const { status, sentences, written } = deepening;
  const shown = writer && written && !showsOwn ? { ...subject, reading: written } : subject;
  const line = writer && status !== 'left' && (
    <DeepeningLine
      writer={writer}
      status={status}
      sentences={sentences}
      isAutomatic={source?.isAutomatic ?? false}
      {...(written && { showsOwn, onToggle: () => setShowsOwn(!showsOwn) })}
      onStart={start}
    />
  );
  return children(shown, line);
}

interface DeepeningLineProps {
  readonly writer: Writer;
  readonly status: Deepening['status'];
  readonly sentences: number;
  readonly isAutomatic: boolean;
  /** Missing while there is nothing to choose from. */
  readonly showsOwn?: boolean;
  readonly onToggle?: () => void;
  readonly onStart: () => void;
}

/** One quiet line: whose words these are, and the way back to ours. Only its end is read aloud, and once. */
function DeepeningLine(props: DeepeningLineProps) {
  const { writer, status, sentences, isAutomatic, showsOwn, onToggle, onStart } = props;
  // Only those who have a model load its words; the reading does not wait for them.
  const { t, ready } = useTranslation('deepened-readings', { useSuspense: false });
  const canStart = status === 'idle' && !isAutomatic;
  if (!ready) return <div className="deepening-line" />;
  const say = (key: 'running' | 'done' | 'offer') =>
    writer.kind === 'device' ? t(`device.${key}`) : t(key, { ...writer.model });
  return (
    <div className="deepening-line" data-print="hide">
      {status === 'running' && (
        <p>
          {say('running')} {sentences > 0 && t('sentences', { count: sentences })}
        </p>
      )}
      {canStart && <p>{say('offer')}</p>}
      <p role="status">
        {status === 'done' && say('done')}
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
