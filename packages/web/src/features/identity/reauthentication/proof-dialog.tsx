import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import type { ProofRequest } from '#web/lib/proof/proof.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ProofForm } from './proof-form.tsx';
import { proofMethodsQuery } from './reauthentication.api.ts';

/** Asks the member to prove to be the one, for the call that waits; null: no call waits. */
export function ProofDialog({ request }: { readonly request: ProofRequest | null }) {
  const { t } = useTranslation('reauthentication');
  return (
    <Dialog isOpen={request !== null} onClose={() => request?.answer(false)} title={t('title')}>
      {request && <ProofDialogBody request={request} />}
    </Dialog>
  );
}

function ProofDialogBody({ request }: { readonly request: ProofRequest }) {
  const { t } = useTranslation('reauthentication');
  const { data, error, isFetching, refetch } = useQuery(proofMethodsQuery);
  return (
    <div className="mt-3 grid gap-5">
      <p className="text-muted">{request.needsSecondFactor ? t('leadSecondFactor') : t('lead')}</p>
      {data && (
        <ProofForm
          methods={data}
          needsSecondFactor={request.needsSecondFactor}
          onProven={() => request.answer(true)}
        />
      )}
      {!data && !error && (
        <p role="status" className="text-muted">
          <Spinner /> {t('asking')}
        </p>
      )}
      {!data && error && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{errorMessage(error)}</p>
          <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <p>
        <Button variant="ghost" onClick={() => request.answer(false)}>
          {t('cancel')}
        </Button>
      </p>
    </div>
  );
}
