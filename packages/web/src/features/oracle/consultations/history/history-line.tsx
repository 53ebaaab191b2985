import type { ListedConsultation } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { Check, CircleDashed, Clock, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { paths } from '#web/lib/paths.ts';

interface HistoryLineProps {
  readonly consultation: ListedConsultation;
  readonly zone: string;
}

/** The day in the margin. */
function DayMargin({ createdAt, zone }: { readonly createdAt: string; readonly zone: string }) {
  const at = new Date(createdAt);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(currentLocale(), { timeZone: zone, ...options }).format(at);
  return (
    <time dateTime={createdAt} className="history-day">
      <span className="sr-only">{format({ dateStyle: 'long' })}</span>
      <span aria-hidden>{format({ day: 'numeric' })}</span>
      <span aria-hidden className="history-month">
        {format({ month: 'short', year: '2-digit' })}
      </span>
    </time>
  );
}

/** How its practice stands: due, completed or open. */
function PracticeMark({ consultation }: { readonly consultation: ListedConsultation }) {
  const { t } = useTranslation('oracle');
  const { practiceTitle, practiceCompleted, isFollowUpDue, language } = consultation;
  if (practiceTitle === null) return null;
  const [Icon, state] = isFollowUpDue
    ? [Clock, 'due']
    : practiceCompleted
      ? [Check, 'completed']
      : [CircleDashed, 'open'];
  return (
    <Mark isDue={isFollowUpDue}>
      <Icon size={14} aria-hidden />
      {t(`history.state.${state}`)}
      <span lang={language} className="history-practice">
        {practiceTitle}
      </span>
    </Mark>
  );
}

function Mark({ isDue = false, children }: { readonly isDue?: boolean; readonly children: ReactNode }) {
  return (
    <span className="history-mark" data-due={isDue || undefined}>
      {children}
    </span>
  );
}

/** One consultation in the list. Its question is the link; the whole line answers to the touch. */
export function HistoryLine({ consultation, zone }: HistoryLineProps) {
  const { t } = useTranslation('oracle');
  const { id, userInput, createdAt, thought, field, kind, language, entries, isShared } = consultation;
  return (
    <li className="history-line" data-row>
      <DayMargin createdAt={createdAt} zone={zone} />
      <div className="min-w-0">
        <h2 className="history-question" lang={language}>
          <Link to={paths.consultation} params={{ consultationId: id }} preload="intent">
            {userInput}
          </Link>
        </h2>
        {thought !== null && (
          <p className="history-thought" lang={language}>
            {thought}
          </p>
        )}
        <p className="history-marks">
          {kind !== 'answer' && <Mark>{t(`history.kind.${kind}`)}</Mark>}
          {field !== null && <Mark>{t(`fields.${field}`)}</Mark>}
          <PracticeMark consultation={consultation} />
          {entries > 0 && <Mark>{t('history.entries', { count: entries })}</Mark>}
          {isShared && (
            <Mark>
              <Link2 size={14} aria-hidden />
              {t('history.shared')}
            </Mark>
          )}
        </p>
      </div>
    </li>
  );
}
