import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CareNote } from '#web/features/community/posts/care-note.tsx';
import { postQuery } from '#web/features/community/posts/posts.api.ts';
import { EditForm } from '#web/features/community/sharing/edit-form.tsx';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import '#web/features/community/posts/community.css';

/** Changes what one has shared. */
export function CommunityEditPage() {
  const { t } = useTranslation('community-share');
  const { postId } = useParams({ from: '/private/community/posts/$postId/edit' });
  const navigate = useNavigate();
  const post = useQuery(postQuery(postId));
  const [care, setCare] = useState<readonly string[]>([]);
  return (
    <div className="community-page">
      <header className="community-head">
        <BackLink to={communityPaths.post} params={{ postId }}>
          {t('edit.back')}
        </BackLink>
        <h1 className="page-title">{t('edit.title')}</h1>
        <p className="community-lead">{t('edit.lead')}</p>
      </header>
      {care.length > 0 ? (
        <>
          <p>{t('held')}</p>
          <CareNote words={care} />
        </>
      ) : (
        <QueryResult query={post} retry={t('retry')}>
          {(known) =>
            known.isMine ? (
              <EditForm
                key={known.id}
                post={known}
                onChanged={(words) => {
                  if (words.length > 0) return setCare(words);
                  toast({ title: t('edit.done') });
                  void navigate({ to: communityPaths.post, params: { postId }, replace: true });
                }}
              />
            ) : (
              <p role="alert">{t('edit.notYours')}</p>
            )
          }
        </QueryResult>
      )}
    </div>
  );
}
