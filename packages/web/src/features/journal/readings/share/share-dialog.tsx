import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ReadingSubject } from '../reading-subject.ts';

/** What draws comes with the wish for it. */
const ShareCard = lazy(async (): Promise<{ default: (props: ShareCardProps) => React.ReactNode }> => {
  const { ShareCard } = await import('./share-card.tsx');
  return { default: ShareCard };
});
type ShareCardProps = ComponentProps<typeof import('./share-card.tsx').ShareCard>;

interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly subject: ReadingSubject;
  readonly title: string;
  readonly onClose: () => void;
}

/** A dream as a picture, to look at before it goes anywhere. */
export function ShareDialog({ isOpen, subject, title, onClose }: ShareDialogProps) {
  const { t } = useTranslation('readings');
  return (
    <Dialog isOpen={isOpen} title={t('share.title')} className="dialog-sheet share-dialog" onClose={onClose}>
      <Suspense fallback={<Skeleton className="mt-4 h-[30rem] w-full" />}>
        <ShareCard subject={subject} title={title} onDone={onClose} />
      </Suspense>
    </Dialog>
  );
}
