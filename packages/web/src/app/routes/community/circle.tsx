import type { WholeCircle } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CircleInvitations } from '#web/features/community/circles/circle-invitations.tsx';
import { CircleMembers } from '#web/features/community/circles/circle-members.tsx';
import { circleQuery } from '#web/features/community/circles/circles.api.ts';
import { EndCircle } from '#web/features/community/circles/end-circle.tsx';
import { PostList } from '#web/features/community/posts/post-list.tsx';
import { profileQuery } from '#web/features/community/pseudonyms/profile.api.ts';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { CirclesFrame } from './circles.tsx';
import { isNotThere, NotThere } from './not-there.tsx';

function Whole({ circle }: { readonly circle: WholeCircle }) {
  const { t } = useTranslation('community-circles');
  const navigate = useNavigate();
  const profile = useQuery(profileQuery);
  const { id, isMine, isResting } = circle;
  const mayWrite = (profile.data?.mayWrite ?? false) && !isResting;
  return (
    <>
      {isResting ? (
        <p role="note" className="community-standing">
          {t(isMine ? 'restingMine' : 'restingText')}
        </p>
      ) : (
        <p>
          <Link to={communityPaths.share} search={{ circle: id }} className={buttonClass()}>
            {t('share')}
          </Link>
        </p>
      )}
      <section aria-labelledby="circle-shared" className="grid gap-3">
        <h2 id="circle-shared" className="community-subtitle">
          {t('shared')}
        </h2>
        <PostList filter={{ circle: id }} mayWrite={mayWrite} isMember />
      </section>
      <CircleMembers circle={circle} />
      {isMine && !isResting && <CircleInvitations circle={circle} />}
      <EndCircle
        circle={circle}
        onGone={() => void navigate({ to: communityPaths.circles, replace: true })}
      />
    </>
  );
}

/** One circle: what is shared there, who is in it, and the ways in and out. */
export function CirclePage() {
  const { t } = useTranslation('community-circles');
  const { circleId } = useParams({ from: '/private/community/circles/$circleId' });
  const circle = useQuery(circleQuery(circleId));
  const back = { to: communityPaths.circles, label: t('title') };
  if (isNotThere(circle.error)) {
    return (
      <CirclesFrame back={back}>
        <NotThere title={t('gone.title')} text={t('gone.text')} />
      </CirclesFrame>
    );
  }
  return (
    <CirclesFrame title={circle.data?.name ?? t('title')} back={back}>
      <QueryResult query={circle} retry={t('retry')}>
        {(known) => <Whole key={known.id} circle={known} />}
      </QueryResult>
    </CirclesFrame>
  );
}
