import type { OracleToday as Today } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import './today.css';

type Listed = NonNullable<Today['due']>;

interface ReminderProps {
  readonly of: Listed;
  readonly kind: 'due' | 'open';
  readonly title: string;
  readonly text: string;
}

/** One thing that waits, with the way to it. */
function Reminder({ of, kind, title, text }: ReminderProps) {
  const { t } = useTranslation('oracle');
  return (
    <section className="oracle-waits" data-kind={kind} aria-labelledby={`oracle-${kind}`}>
      <h2 id={`oracle-${kind}`}>{title}</h2>
      <p className="oracle-waits-question" lang={of.language}>
        {of.userInput}
      </p>
      <p>{text}</p>
      <Link
        to={paths.consultation}
        params={{ consultationId: of.id }}
        hash={kind === 'due' ? 'follow-up' : 'practice'}
        className={buttonClass('quiet')}
      >
        {t(`today.${kind}Link`)}
      </Link>
    </section>
  );
}

/** What waits at the Oracle: the follow-up that is due, and the open practice. Nothing where nothing does. */
export function OracleWaiting({ today }: { readonly today: Today }) {
  const { t } = useTranslation('oracle');
  const { due, open, practice } = today;
  const isOpenOther = open !== null && open.id !== due?.id;
  if (!due && !isOpenOther) return null;
  return (
    <div className="oracle-waiting">
      {due && (
        <Reminder
          of={due}
          kind="due"
          title={t('today.due')}
          text={t('today.dueText', { count: due.entries, practice: due.practiceTitle })}
        />
      )}
      {isOpenOther && (
        <Reminder
          of={open}
          kind="open"
          title={t('today.open')}
          text={
            practice
              ? t('today.openText', { practice: practice.title, count: practice.minutes })
              : (open.practiceTitle ?? '')
          }
        />
      )}
    </div>
  );
}
