import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExperimentEditor } from '#web/features/experiments/landing-experiments-admin/editor/experiment-editor.tsx';
import { ExperimentsList } from '#web/features/experiments/landing-experiments-admin/experiments-list.tsx';
import { VariantPreview } from '#web/features/site/public-pages/landing/variant/variant-preview.tsx';
import { experimentPaths } from '#web/lib/addresses/experiment-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { AdminPage } from '../admin-page.tsx';

/** All experiments on the first page; a new one is written in their place. */
export function ExperimentsPage() {
  const { t } = useTranslation('experiments-admin');
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  if (isWriting) {
    return (
      <AdminPage title={t('newTitle')} lead={t('lead')}>
        <ExperimentEditor
          experiment={null}
          preview={(content, language) => <VariantPreview content={content} language={language} />}
          onDone={({ id }) =>
            void navigate({ to: experimentPaths.adminOne, params: { experimentId: String(id) } })
          }
          onCancel={() => setWriting(false)}
        />
      </AdminPage>
    );
  }
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <p className="experiments-ways">
        <Button onClick={() => setWriting(true)}>{t('new')}</Button>
        <Link to={experimentPaths.demo} className="link">
          {t('demo')}
        </Link>
      </p>
      <ExperimentsList />
    </AdminPage>
  );
}
