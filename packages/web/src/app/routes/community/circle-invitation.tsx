import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { InvitationCard } from '#web/features/community/circles/invitation-card.tsx';
import { profileQuery } from '#web/features/community/pseudonyms/profile.api.ts';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { useLinkToken } from '#web/lib/link-token.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { CirclesFrame } from './circles.tsx';
import { JoiningNeeds } from './joining-needs.tsx';

/** An invitation to a circle: what it is to, what it takes, and the step in. */
export function CircleInvitationPage() {
  const { t } = useTranslation('community-circles');
  const token = useLinkToken();
  const navigate = useNavigate();
  const profile = useQuery(profileQuery);
  const back = { to: communityPaths.circles, label: t('title') };
  return (
    <CirclesFrame title={t('invited.title')} back={back}>
      {token === null ? (
        <p role="alert">{t('invited.missing')}</p>
      ) : (
        <QueryResult query={profile} retry={t('retry')}>
          {(known) => (
            <>
              <InvitationCard
                token={token}
                mayJoin={known.mayReply}
                onJoined={(circleId) =>
                  void navigate({ to: communityPaths.circle, params: { circleId }, replace: true })
                }
              />
              {!known.mayReply && <JoiningNeeds profile={known} />}
            </>
          )}
        </QueryResult>
      )}
    </CirclesFrame>
  );
}
