import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionsQuery, useEndSessions } from './sessions.api.ts';
import './sessions.css';

/** Where the member is signed in, and the way to end what should not be. */
export function SessionsSection() {
  const { t } = useTranslation('sessions');
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const end = useEndSessions();
  const outcome = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone from the list.
  useEffect(() => {
    if (end.isSuccess) outcome.current?.focus();
  }, [end.isSuccess]);
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className="text-muted">{t('lead')}</p>
      {end.error && (
        <p className="form-failure" role="alert">
          {errorMessage(end.error)}
        </p>
      )}
      <p ref={outcome} role="status" tabIndex={-1} className="sessions-state">
        {end.data !== undefined && t('ended', { count: end.data })}
      </p>
      {data && (
        <ul className="sessions-list">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {data && others.length === 0 && <p className="text-muted">{t('alone')}</p>}
      {others.length > 0 && (
        <p>
          <Button
            variant="danger"
            isBusy={end.isPending && end.variables === 'others'}
            onClick={() => end.mutate('others')}
          >
            {t('endOthers')}
          </Button>
        </p>
      )}
      {!data && !error && <Skeleton className="h-48 w-full" />}
      {!data && error && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{errorMessage(error)}</p>
          <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </section>
  );
}
