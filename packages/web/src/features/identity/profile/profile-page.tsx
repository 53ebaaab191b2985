import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProfileForm } from './fields/profile-form.tsx';
import { profileQuery } from './profile.api.ts';
import { ProfileHead } from './profile-head.tsx';
import './profile.css';

/** The member's own page. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  if (data) {
    return (
      <>
        <ProfileHead profile={data} />
        <ProfileForm profile={data} />
      </>
    );
  }
  return (
    <>
      <h1 className="page-title">{t('title')}</h1>
      {error ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{errorMessage(error)}</p>
          <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </>
  );
}
