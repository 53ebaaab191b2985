import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonForm } from '#web/ui/reason-form/reason-form.tsx';
import { type AffiliateAct, useAffiliateAct } from './affiliates-admin.api.ts';

interface ReasonDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What comes of it. */
  readonly effect: string;
  readonly submit: string;
  readonly isTaking?: boolean;
  /** Fields besides the reason, where they want to know whether what is wrong with them is to be said. */
  readonly children?: ReactNode | ((isTried: boolean) => ReactNode);
  /** The act; null where a field is not right, which then says so itself. */
  readonly build: (reason: string) => AffiliateAct | null;
}

/** Says what an act does, asks why, and does it. */
export function ReasonDialog({ isOpen, onClose, title, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ActForm {...form} onClose={onClose} />
    </Dialog>
  );
}

type ActFormProps = Omit<ReasonDialogProps, 'isOpen' | 'title'>;

function ActForm({ onClose, submit, build, children, ...form }: ActFormProps) {
  const run = useAffiliateAct();
  return (
    <ReasonForm
      {...form}
      action={submit}
      run={run}
      onSubmit={(reason) => {
        const act = build(reason);
        if (act !== null) run.mutate(act, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {typeof children === 'function' ? children : () => children}
    </ReasonForm>
  );
}
