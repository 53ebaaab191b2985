import type { CommunityPost } from '@chitta/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { PostBody } from './post-body.tsx';
import { PostReactions } from './post-reactions.tsx';
import { Standing } from './post-standing.tsx';
import { useWithdrawPost } from './posts.api.ts';
import { SaidBy } from './said-by.tsx';
import { SaidMenu } from './said-menu.tsx';

interface PostCardProps {
  readonly post: CommunityPost;
  /** A member who may write: others read. */
  readonly mayWrite: boolean;
  readonly isMember: boolean;
  /** On its own page: without the way there. */
  readonly isWhole?: boolean;
  /** Among others of its circle: without the way there. */
  readonly isInCircle?: boolean;
  readonly onGone?: () => void;
}

/** One thing that was shared. */
export function PostCard({
  post,
  mayWrite,
  isMember,
  isWhole = false,
  isInCircle = false,
  onGone,
}: PostCardProps) {
  const { t } = useTranslation('community');
  const withdraw = useWithdrawPost();
  const navigate = useNavigate();
  const { id, circleId, author, isMine, createdAt, editedAt, hasReplies } = post;
  const of = { kind: 'post', id } as const;
  return (
    <article className="community-post" aria-label={t('postBy', { pseudonym: author.pseudonym })}>
      <header className="community-post-head">
        <SaidBy pseudonym={author.pseudonym} isMine={isMine} at={createdAt} isEdited={editedAt !== null} />
        {isMember && (
          <SaidMenu
            of={of}
            author={author}
            isMine={isMine}
            withdraw={withdraw}
            onChange={() => void navigate({ to: communityPaths.edit, params: { postId: id } })}
            {...(onGone && { onWithdrawn: onGone })}
          />
        )}
      </header>
      {circleId !== null && !isInCircle && (
        <p>
          {isWhole ? (
            <span className="text-muted">{t('circleSees')}</span>
          ) : (
            <Link to={communityPaths.circle} params={{ circleId }} className="link">
              {t('inCircle')}
            </Link>
          )}
        </p>
      )}
      <PostBody post={post} />
      <Standing of={of} said={post} />
      <PostReactions post={post} canReact={mayWrite && !isMine} />
      {!isWhole && (
        <p>
          <Link to={communityPaths.post} params={{ postId: id }} className="link">
            {t(hasReplies ? 'readReplies' : 'openPost')}
          </Link>
        </p>
      )}
    </article>
  );
}
