import { circle } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { invitedQuery, useAccept } from './circles.api.ts';

interface InvitationCardProps {
  readonly token: string;
  /** Whether the member has what it takes to hear from others: a name and a verified address. */
  readonly mayJoin: boolean;
  readonly onJoined: (circleId: string) => void;
}

/** What one is invited to, and the step in. Nothing is joined by opening the link. */
export function InvitationCard({ token, mayJoin, onJoined }: InvitationCardProps) {
  const { t } = useTranslation('community-circles');
  const invited = useQuery(invitedQuery(token));
  const accept = useAccept();
  return (
    <QueryResult query={invited} retry={t('retry')} placeholder="h-48">
      {({ name, maker, isFull, isResting, circleId }) => (
        <div className="grid gap-4">
          <h2 className="community-headline">{name}</h2>
          <p>{t('invited.by', { maker })}</p>
          {circleId !== null && (
            <>
              <p>{t('invited.isIn')}</p>
              <p>
                <Link to={communityPaths.circle} params={{ circleId }} className={buttonClass()}>
                  {t('invited.open')}
                </Link>
              </p>
            </>
          )}
          {circleId === null && isFull && (
            <p role={accept.isError ? 'alert' : undefined}>{t('invited.full')}</p>
          )}
          {circleId === null && isResting && <p>{t('restingText')}</p>}
          {circleId === null && !isFull && !isResting && (
            <>
              <p>{t('invited.what', { members: circle.members })}</p>
              {accept.isError && (
                <p role="alert" className="form-failure">
                  {errorMessage(accept.error)}
                </p>
              )}
              {mayJoin ? (
                <p>
                  <Button
                    isBusy={accept.isPending}
                    onClick={() =>
                      void accept.mutateAsync(token).then(
                        (joined) => onJoined(joined.circleId),
                        () => undefined,
                      )
                    }
                  >
                    {t('invited.join')}
                  </Button>
                </p>
              ) : (
                <p>{t('invited.needs')}</p>
              )}
            </>
          )}
        </div>
      )}
    </QueryResult>
  );
}
