import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ExperimentView } from '#web/features/experiments/landing-experiments-admin/experiment-view.tsx';
import { VariantPreview } from '#web/features/site/public-pages/landing/variant/variant-preview.tsx';
import { experimentPaths } from '#web/lib/addresses/experiment-paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { AdminPage } from '../admin-page.tsx';

/** One experiment. */
export function ExperimentPage() {
  const { t } = useTranslation('experiments-admin');
  const { experimentId = '' } = useParams({ strict: false });
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <p>
        <BackLink to={experimentPaths.admin}>{t('back')}</BackLink>
      </p>
      {/^\d{1,9}$/.test(experimentId) ? (
        <ExperimentView
          key={experimentId}
          id={Number(experimentId)}
          preview={(content, language) => <VariantPreview content={content} language={language} />}
        />
      ) : (
        <p role="alert">{t('unknown')}</p>
      )}
    </AdminPage>
  );
}
