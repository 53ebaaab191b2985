import type { Practice } from '@chitta/contract';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PracticeTextProps {
  readonly practice: Omit<Practice, 'id'>;
  readonly language: string;
  /** Why the Oracle gives this one. */
  readonly reason?: ReactNode;
  readonly steps: ReactNode;
}

/** A practice as it is read: how long and when, what it does, its steps, what to notice, where it comes from. */
export function PracticeText({ practice, language, reason, steps }: PracticeTextProps) {
  const { t } = useTranslation('oracle-answer');
  const { title, minutes, time, why, notice, source } = practice;
  return (
    <div className="practice-text">
      <h3 className="practice-title" lang={language}>
        {title}
      </h3>
      <p className="practice-when">
        <Clock size={16} aria-hidden />
        {t('practice.minutes', { count: minutes })} · {t(`practice.time.${time}`)}
      </p>
      {reason}
      <p className="practice-why" lang={language}>
        {why}
      </p>
      {steps}
      <p className="practice-notice">
        <span className="ground-label">{t('practice.notice')}</span>
        <span lang={language}>{notice}</span>
      </p>
      {source && (
        <p className="practice-source">
          {t('practice.source')}{' '}
          {source.url ? (
            <a href={source.url} className="link" target="_blank" rel="noreferrer">
              {source.title}
            </a>
          ) : (
            source.title
          )}
        </p>
      )}
    </div>
  );
}
