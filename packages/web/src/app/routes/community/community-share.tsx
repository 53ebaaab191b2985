import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { circleQuery } from '#web/features/community/circles/circles.api.ts';
import { CareNote } from '#web/features/community/posts/care-note.tsx';
import { profileQuery } from '#web/features/community/pseudonyms/profile.api.ts';
import { ProfileForm } from '#web/features/community/pseudonyms/profile-form.tsx';
import { ChooseDream } from '#web/features/community/sharing/choose-dream.tsx';
import { ShareForm } from '#web/features/community/sharing/share-form.tsx';
import { sharedDreamQuery } from '#web/features/community/sharing/sharing.api.ts';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import '#web/features/community/posts/community.css';

/** Shares something of a dream: who one is there, which dream, and what of it. */
export function CommunitySharePage() {
  const { t } = useTranslation('community-share');
  const { circle } = useSearch({ from: '/private/community/share' });
  const profile = useQuery(profileQuery);
  const [care, setCare] = useState<readonly string[]>([]);
  return (
    <div className="community-page">
      <header className="community-head">
        <BackLink to={communityPaths.feed}>{t('back')}</BackLink>
        <h1 className="page-title">{t('title')}</h1>
        <p className="community-lead">{t('lead')}</p>
        {circle && <CircleNote id={circle} />}
      </header>
      {care.length > 0 ? (
        <>
          <p>{t('held')}</p>
          <CareNote words={care} />
          <p>
            <Link to={communityPaths.feed} className={buttonClass('quiet')}>
              {t('back')}
            </Link>
          </p>
        </>
      ) : (
        <QueryResult query={profile} retry={t('retry')} placeholder="h-48">
          {(known) =>
            known.mayWrite ? (
              <Choices onCare={setCare} />
            ) : (
              <>
                <p>{t('first')}</p>
                <ProfileForm profile={known} />
              </>
            )
          }
        </QueryResult>
      )}
    </div>
  );
}

/** Who will see it: the members of one circle alone. */
function CircleNote({ id }: { readonly id: string }) {
  const { t } = useTranslation('community-share');
  const circle = useQuery(circleQuery(id));
  if (!circle.data) return null;
  return <p>{t('inCircle', { name: circle.data.name })}</p>;
}

function Choices({ onCare }: { readonly onCare: (words: readonly string[]) => void }) {
  const { t } = useTranslation('community-share');
  const { dream: wanted, theme, circle } = useSearch({ from: '/private/community/share' });
  const [dreamId, setDreamId] = useState<number | null>(wanted ?? null);
  const navigate = useNavigate();
  const dream = useQuery({ ...sharedDreamQuery(dreamId ?? 0), enabled: dreamId !== null });
  return (
    <>
      <ChooseDream dreamId={dreamId} onChoose={setDreamId} />
      {dreamId !== null && (
        <QueryResult query={dream} retry={t('retry')}>
          {(known) => (
            <ShareForm
              key={known.id}
              dream={known}
              place={{ theme: circle ? null : (theme ?? null), circleId: circle ?? null }}
              onShared={(post, words) => {
                if (words.length > 0) return onCare(words);
                toast({ title: t('done') });
                void navigate({ to: communityPaths.post, params: { postId: post.id } });
              }}
            />
          )}
        </QueryResult>
      )}
    </>
  );
}
