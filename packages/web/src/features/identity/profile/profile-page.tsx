import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProfileForm } from './fields/profile-form.tsx';
import { profileQuery } from './profile.api.ts';
import { ProfileHead } from './profile-head.tsx';
import './profile.css';

/** The member's own page; below their name, the way to the pages beside it. */
export function ProfilePage({ ways }: { readonly ways: ReactNode }) {
  const { t } = useTranslation('profile');
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  if (data) {
    return (
      <>
        <ProfileHead profile={data} />
        {ways}
        <ProfileForm profile={data} />
        <OracleWays />
      </>
    );
  }
  return (
    <>
      <h1 className="page-title">{t('title')}</h1>
      {error ? (
        <>
          {ways}
          <div role="alert" className="grid justify-items-start gap-4">
            <p>{errorMessage(error)}</p>
            <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </div>
        </>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </>
  );
}

/** Where a birth is told, and what is drawn from it. */
function OracleWays() {
  const { t } = useTranslation('profile');
  return (
    <section className="settings-section" aria-labelledby="profile-oracle">
      <h2 id="profile-oracle">{t('oracle.title')}</h2>
      <p className="text-muted">{t('oracle.text')}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={paths.oracleProfileSetup} className="link flex min-h-11 items-center">
          {t('oracle.setup')}
        </Link>
        <Link to={paths.natalChart} className="link flex min-h-11 items-center">
          {t('oracle.chart')}
        </Link>
      </p>
    </section>
  );
}
