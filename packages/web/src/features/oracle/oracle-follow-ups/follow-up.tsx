import type { Consultation, OracleFollowUp } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { Analysis } from './analysis.tsx';
import { FollowUpForm } from './follow-up-form.tsx';
import { followUpQuery } from './oracle-follow-ups.api.ts';
import './oracle-follow-ups.css';

interface FollowUpProps {
  readonly consultation: Consultation;
  readonly memberId: number;
  /** Of the member. */
  readonly zone: string;
}

/** The follow-up as it was done: what changed, what it says of the question, how to go on. */
function Done({
  followUp,
  language,
  zone,
}: {
  readonly followUp: OracleFollowUp;
  readonly language: string;
  readonly zone: string;
}) {
  const { t } = useTranslation('oracle-follow-ups');
  const { progressAssessment, evolutionInsights, nextPhaseGuidance, followupConsultationId } = followUp;
  return (
    <>
      <p className="text-muted">{t('done.on', { day: formatDay(followUp.completionDate, zone) })}</p>
      <div className="follow-up-texts" lang={language}>
        {[progressAssessment, evolutionInsights, nextPhaseGuidance].filter(Boolean).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {followupConsultationId && (
        <p>
          <Link
            to={paths.consultation}
            params={{ consultationId: followupConsultationId }}
            className={buttonClass('quiet')}
          >
            {t('done.next')}
          </Link>
        </p>
      )}
    </>
  );
}

/** The form, at once where the follow-up is due, else behind a press. */
function ToDo({ consultation, memberId }: Omit<FollowUpProps, 'zone'>) {
  const { t } = useTranslation('oracle-follow-ups');
  const [isAsked, setAsked] = useState(false);
  const { isFollowUpDue, entries } = consultation;
  if (isFollowUpDue || isAsked) return <FollowUpForm consultation={consultation} memberId={memberId} />;
  // Without a word written and before its day, there is nothing to look back on.
  if (entries === 0) return null;
  return (
    <p className="no-print">
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('now')}
      </Button>
    </p>
  );
}

/** What became of a practice: what its journal comes to, and the follow-up, once. */
export function FollowUp({ consultation, memberId, zone }: FollowUpProps) {
  const { t } = useTranslation('oracle-follow-ups');
  const query = useQuery(followUpQuery(consultation.id));
  const { isFollowUpDue, language } = consultation;
  return (
    <section
      id="follow-up"
      className="look-back"
      data-due={isFollowUpDue || undefined}
      aria-labelledby="look-back"
    >
      <h3 id="look-back">{t(isFollowUpDue ? 'titleDue' : 'title')}</h3>
      <QueryResult query={query} retry={t('retry')} placeholder="h-40">
        {({ analysis, followUp }) => (
          <>
            <Analysis
              analysis={followUp?.practiceAnalysis ?? analysis}
              entries={followUp?.journalEntriesCount ?? consultation.entries}
              language={language}
              lostDreams={consultation.lostDreams}
            />
            {followUp ? (
              <Done followUp={followUp} language={language} zone={zone} />
            ) : (
              <ToDo consultation={consultation} memberId={memberId} />
            )}
          </>
        )}
      </QueryResult>
    </section>
  );
}
