import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSymbolWish } from '#web/features/journal/readings/sheet/note-actions.tsx';
import { loadWords } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

/** The form of one's own symbols, which comes with the wish for it. */
const OwnSymbolForm = lazy(async () => {
  const [{ OwnSymbolForm }] = await Promise.all([
    import('./own-symbol-form.tsx'),
    loadWords('personal-symbols'),
  ]);
  return { default: OwnSymbolForm };
});

interface OwnSymbolDialogProps {
  readonly wish: OwnSymbolWish | null;
  readonly onClose: () => void;
}

/** Makes a word of a dream a symbol of the dreamer's own, where it was met. */
export function OwnSymbolDialog({ wish, onClose }: OwnSymbolDialogProps) {
  const { t } = useTranslation('readings');
  function handleDone(isSaved = false) {
    if (isSaved) toast({ title: t('ownSymbol.done') });
    onClose();
  }
  return (
    <Dialog isOpen={wish !== null} title={t('ownSymbol.title')} className="dialog-sheet" onClose={onClose}>
      <Suspense fallback={<Skeleton className="mt-4 h-96 w-full" />}>
        {wish && <OwnSymbolForm wish={wish} onDone={handleDone} />}
      </Suspense>
    </Dialog>
  );
}
