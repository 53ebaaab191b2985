import { EyeOff, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog/confirm-dialog.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type Reported, useBlock } from './posts.api.ts';
import { ReportDialog } from './report-dialog.tsx';

interface SaidMenuProps {
  readonly of: Reported;
  readonly author: { readonly id: string; readonly pseudonym: string };
  readonly isMine: boolean;
  /** Takes one's own words back. */
  readonly withdraw: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutateAsync: (id: string) => Promise<unknown>;
  };
  /** Missing: it cannot be changed. */
  readonly onChange?: () => void;
  readonly onWithdrawn?: () => void;
}

/** What can be done with something said: taken back by its writer; reported, or its writer blocked, by others. */
export function SaidMenu({ of, author, isMine, withdraw, onChange, onWithdrawn }: SaidMenuProps) {
  const { t } = useTranslation('community');
  const [open, setOpen] = useState<'withdraw' | 'report' | 'block' | null>(null);
  const block = useBlock();
  const close = () => setOpen(null);
  const { pseudonym } = author;
  const others = [
    { id: 'report', icon: Flag, text: t('acts.report'), onSelect: () => setOpen('report') },
    { id: 'block', icon: EyeOff, text: t('acts.block', { pseudonym }), onSelect: () => setOpen('block') },
  ];
  const change = { id: 'change', icon: Pencil, text: t('acts.change'), onSelect: onChange ?? close };
  const own = [
    ...(onChange ? [change] : []),
    {
      id: 'withdraw',
      icon: Trash2,
      text: t('acts.withdraw'),
      isDanger: true,
      onSelect: () => setOpen('withdraw'),
    },
  ];
  return (
    <>
      <MoreMenu label={t('acts.label', { pseudonym })} items={isMine ? own : others} />
      {open === 'report' && <ReportDialog of={of} onClose={close} />}
      {open === 'withdraw' && (
        <ConfirmDialog
          title={t('withdraw.title')}
          text={t(`withdraw.${of.kind}`)}
          go={t('withdraw.go')}
          stay={t('stay')}
          run={withdraw}
          onGo={() => {
            void withdraw.mutateAsync(of.id).then(
              () => {
                toast({ title: t('withdraw.done') });
                close();
                onWithdrawn?.();
              },
              () => undefined,
            );
          }}
          onClose={close}
        />
      )}
      {open === 'block' && (
        <ConfirmDialog
          title={t('block.title', { pseudonym })}
          text={t('block.text')}
          go={t('block.go')}
          stay={t('stay')}
          run={block}
          onGo={() => {
            void block.mutateAsync(author.id).then(
              () => {
                toast({ title: t('block.done', { pseudonym }) });
                close();
                onWithdrawn?.();
              },
              () => undefined,
            );
          }}
          onClose={close}
        />
      )}
    </>
  );
}
