import type { JobQueue } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonForm } from '#web/ui/reason-form/reason-form.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type JobAct, useActOnJob } from './job-queues.api.ts';

interface JobDialogProps {
  readonly job: JobQueue;
  readonly act: JobAct;
  readonly onClose: () => void;
}

/** Asks why before something is done to a job, since the reason stands in the audit log. */
export function JobDialog({ job, act, onClose }: JobDialogProps) {
  const { t } = useTranslation('job-queues');
  const run = useActOnJob(job, act);
  const words = { name: job.name, count: job.failed };
  const handleReason = (reason: string) =>
    run.mutate(reason, {
      onSuccess: () => {
        toast({ title: t(`${act}.done`, words) });
        onClose();
      },
    });
  return (
    <Dialog isOpen title={t(`${act}.title`, words)} onClose={onClose}>
      <ReasonForm
        effect={t(`${act}.effect`, words)}
        action={t(`${act}.do`)}
        isTaking={act === 'discard'}
        run={run}
        onSubmit={handleReason}
        onClose={onClose}
      />
    </Dialog>
  );
}
