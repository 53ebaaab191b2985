import type { AdminExperiment } from '@chitta/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { experimentPaths } from '#web/lib/addresses/experiment-paths.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useDeleteDraft } from './landing-experiments-admin.api.ts';

/** Deletes a draft once it was asked, and leads back to the others: it cannot be brought back. */
export function DeleteDraft({ experiment }: { readonly experiment: AdminExperiment }) {
  const { t } = useTranslation('experiments-admin');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const remove = useDeleteDraft();
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('acts.delete')}
      </Button>
      <Dialog isOpen={isAsked} onClose={() => setAsked(false)} title={t('acts.delete')}>
        <form
          className="experiments-asked"
          onSubmit={(event) => {
            event.preventDefault();
            remove.mutate(experiment, {
              onSuccess: () => {
                toast({ title: t('done.delete') });
                void navigate({ to: experimentPaths.admin });
              },
            });
          }}
        >
          <p>{t('effects.delete', { name: experiment.name })}</p>
          {remove.error && (
            <p role="alert" className="form-failure">
              {errorMessage(remove.error)}
            </p>
          )}
          <p className="experiments-ways">
            <Button type="submit" variant="danger" isBusy={remove.isPending}>
              {t('acts.delete')}
            </Button>
            <Button variant="ghost" onClick={() => setAsked(false)}>
              {t('cancel')}
            </Button>
          </p>
        </form>
      </Dialog>
    </>
  );
}
