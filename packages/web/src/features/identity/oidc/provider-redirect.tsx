import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { departForProvider, type OidcPurpose } from './oidc.api.ts';

interface ProviderRedirectProps {
  readonly purpose: OidcPurpose;
  readonly next: string | undefined;
}

/** Takes the browser to the provider at once, or says why that cannot be. */
export function ProviderRedirect({ purpose, next }: ProviderRedirectProps) {
  const { t } = useTranslation('oidc');
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['oidc', 'redirect', purpose, next],
    queryFn: async () => {
      await departForProvider(purpose, next);
      return null;
    },
    staleTime: 0,
    gcTime: 0,
    meta: { isQuiet: true },
  });
  if (!error || isFetching) {
    return (
      <div className="notice-page" role="status">
        <h1>
          <Spinner /> {t('leaving')}
        </h1>
      </div>
    );
  }
  return (
    <div className="notice-page">
      <div role="alert" className="grid gap-5">
        <h1>{t('failed')}</h1>
        <p>{errorMessage(error)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
        <Link to={paths.login} className={buttonClass('ghost')}>
          {t('toLogin')}
        </Link>
      </div>
    </div>
  );
}
