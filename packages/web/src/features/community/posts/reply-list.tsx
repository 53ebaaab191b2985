import type { CommunityReply } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListPages } from '#web/ui/list-pages.tsx';
import { Standing } from './post-standing.tsx';
import { repliesQuery, useWithdrawReply } from './replies.api.ts';
import { SaidBy } from './said-by.tsx';
import { SaidMenu } from './said-menu.tsx';

interface ReplyListProps {
  readonly postId: string;
  readonly isMember: boolean;
}

function Reply({ postId, reply, isMember }: ReplyListProps & { readonly reply: CommunityReply }) {
  const withdraw = useWithdrawReply(postId);
  const { id, author, isMine, createdAt, text } = reply;
  const of = { kind: 'reply', id } as const;
  return (
    <li className="community-reply">
      <div className="community-post-head">
        <SaidBy pseudonym={author.pseudonym} isMine={isMine} at={createdAt} />
        {isMember && <SaidMenu of={of} author={author} isMine={isMine} withdraw={withdraw} />}
      </div>
      <p className="community-dream">{text}</p>
      <Standing of={of} said={reply} />
    </li>
  );
}

/** What members have said to a post, oldest first. */
export function ReplyList({ postId, isMember }: ReplyListProps) {
  const { t } = useTranslation('community');
  const list = useInfiniteQuery(repliesQuery(postId));
  return (
    <ListPages list={list} empty={t('reply.empty')} more={t('reply.more')} retry={t('retry')}>
      {(items) => (
        <ol className="community-replies">
          {items.map((reply) => (
            <Reply key={reply.id} postId={postId} reply={reply} isMember={isMember} />
          ))}
        </ol>
      )}
    </ListPages>
  );
}
