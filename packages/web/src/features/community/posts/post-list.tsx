import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListPages } from '#web/ui/list-pages.tsx';
import { PostCard } from './post-card.tsx';
import { type PostFilter, postsQuery } from './posts.api.ts';

interface PostListProps {
  readonly filter: PostFilter;
  readonly mayWrite: boolean;
  readonly isMember: boolean;
}

/** What members have shared, page by page. */
export function PostList({ filter, mayWrite, isMember }: PostListProps) {
  const { t } = useTranslation('community');
  const list = useInfiniteQuery(postsQuery(filter));
  return (
    <ListPages list={list} empty={t(filter.isOwn ? 'emptyOwn' : 'empty')} more={t('more')} retry={t('retry')}>
      {(items) => (
        <ul className="community-posts">
          {items.map((post) => (
            <li key={post.id}>
              <PostCard
                post={post}
                mayWrite={mayWrite}
                isMember={isMember}
                isInCircle={filter.circle !== undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </ListPages>
  );
}
