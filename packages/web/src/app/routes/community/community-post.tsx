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
import '#web/features/community/posts/community.css';

/** One thing that was shared, with what was said to it. */
export function CommunityPostPage() {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const { postId } = useParams({ from: '/community/posts/$postId' });
  const navigate = useNavigate();
  const post = useQuery(postQuery(postId));
  const profile = useQuery({ ...profileQuery, enabled: user !== null });
  const isMember = user !== null;
  return (
    <div className="community-page">
      <header className="community-head">
        <BackLink to={communityPaths.feed}>{t('title')}</BackLink>
        <h1 className="page-title">{t('postTitle')}</h1>
      </header>
      <QueryResult query={post} retry={t('retry')}>
        {(known) => (
          <PostCard
            post={known}
            mayWrite={profile.data?.mayWrite ?? false}
            isMember={isMember}
            isWhole
            onGone={() => void navigate({ to: communityPaths.feed, replace: true })}
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
