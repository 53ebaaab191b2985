import type { Consultation } from '@chitta/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { paths } from '#web/lib/paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRemoveConsultation } from '../consultations.api.ts';

interface HeadProps {
  readonly consultation: Consultation;
  readonly zone: string;
  readonly isKept: boolean;
  readonly onShare: () => void;
}

/** Asks before a consultation goes with all that belongs to it. */
function RemoveDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('oracle-answer');
  const navigate = useNavigate();
  const remove = useRemoveConsultation(id);
  async function handleRemove() {
    try {
      await remove.mutateAsync();
      toast({ title: t('remove.done') });
      await navigate({ to: paths.oracleHistory, replace: true });
    } catch {
      // It is told in the dialog.
    }
  }
  return (
    <Dialog isOpen title={t('remove.title')} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <p>{t('remove.text')}</p>
        {remove.isError && (
          <p role="alert" className="field-error">
            {errorMessage(remove.error)}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button variant="danger" isBusy={remove.isPending} onClick={() => void handleRemove()}>
            {t('remove.go')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('remove.stay')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

/** The way back, the day, and what is seldom done with a consultation. */
export function ConsultationHead({ consultation, zone, isKept, onShare }: HeadProps) {
  const { t } = useTranslation('oracle-answer');
  const [isRemoving, setRemoving] = useState(false);
  const { id, createdAt, kind, goesOnFrom, share, isImported } = consultation;
  const removal = {
    id: 'remove',
    icon: Trash2,
    text: t('remove.menu'),
    isDanger: true,
    onSelect: () => setRemoving(true),
  };
  return (
    <header className="consultation-head">
      <div className="consultation-row">
        <BackLink to={paths.oracleHistory}>{t('back')}</BackLink>
        <time dateTime={createdAt} className="consultation-day">
          {formatDay(createdAt, zone)}
        </time>
        <div className="consultation-acts no-print">
          {kind === 'answer' && !isImported && (
            <Button variant="ghost" onClick={onShare}>
              <Share2 size={18} aria-hidden />
              {t(share ? 'shared' : 'share')}
            </Button>
          )}
          <MoreMenu label={t('more')} items={[removal]} />
        </div>
      </div>
      {isKept && (
        <p className="consultation-kept" role="status">
          {t('kept')}
        </p>
      )}
      {isImported && <p className="text-muted">{t('imported')}</p>}
      {goesOnFrom && (
        <p className="text-muted">
          <Link to={paths.consultation} params={{ consultationId: goesOnFrom }} className="link">
            {t('goesOnFrom')}
          </Link>
        </p>
      )}
      {isRemoving && <RemoveDialog id={id} onClose={() => setRemoving(false)} />}
    </header>
  );
}
