import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PostCard } from '#web/features/community/posts/post-card.tsx';
import { postQuery } from '#web/features/community/posts/posts.api.ts';
import { ReplyForm } from '#web/features/community/posts/reply-form.tsx';
import { ReplyList } from '#web/features/community/posts/reply-list.tsx';
import { profileQuery } from '#web/features/community/pseudonyms/profile.api.ts';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { useSession } from '#web/lib/session.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { isNotThere, NotThere } from './not-there.tsx';
import '#web/features/community/posts/community.css';

/** The way back to where it stands: the feed, or its circle. */
function Back({ circleId }: { readonly circleId: string | null }) {
  const { t } = useTranslation('community');
  if (circleId === null) return <BackLink to={communityPaths.feed}>{t('title')}</BackLink>;
  return (
    <BackLink to={communityPaths.circle} params={{ circleId }}>
      {t('circle')}
    </BackLink>
  );
}

/** One thing that was shared, with what was said to it. */
export function CommunityPostPage() {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const { postId } = useParams({ from: '/community/posts/$postId' });
  const navigate = useNavigate();
  const post = useQuery(postQuery(postId));
  const profile = useQuery({ ...profileQuery, enabled: user !== null });
  const isMember = user !== null;
  // What was withdrawn meanwhile does not stay because it was fetched before.
  if (isNotThere(post.error)) {
    return (
      <div className="community-page">
        <Back circleId={null} />
        <NotThere title={t('gone.title')} text={t('gone.text')} />
      </div>
    );
  }
  const circleId = post.data?.circleId ?? null;
  return (
    <div className="community-page">
      <header className="community-head">
        <Back circleId={circleId} />
        <h1 className="page-title">{t('postTitle')}</h1>
      </header>
      <QueryResult query={post} retry={t('retry')}>
        {(known) => (
          <PostCard
            post={known}
            mayWrite={profile.data?.mayWrite ?? false}
            isMember={isMember}
            isWhole
            onGone={() =>
              void (circleId === null
                ? navigate({ to: communityPaths.feed, replace: true })
                : navigate({ to: communityPaths.circle, params: { circleId }, replace: true }))
            }
          />
        )}
      </QueryResult>
      {post.data && (
        <section aria-labelledby="community-replies" className="grid gap-4">
          <h2 id="community-replies" className="community-subtitle">
            {t('reply.title')}
          </h2>
          <ReplyList postId={postId} isMember={isMember} />
          {user && profile.data?.mayReply && <ReplyForm postId={postId} memberId={user.id} />}
          {user && profile.data && !profile.data.mayReply && (
            <p className="text-muted">
              {t('reply.needs')}{' '}
              <Link to={communityPaths.profile} className="link">
                {t('profile')}
              </Link>
            </p>
          )}
        </section>
      )}
    </div>
  );
}
