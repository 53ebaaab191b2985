import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSymbolWish } from '#web/features/journal/readings/sheet/note-actions.tsx';
import { isLanguage, loadWords } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

/** The form of one's own symbols, which comes with the wish for it. */
const OwnSymbolForm = lazy(async () => {
  const [{ SymbolForm }, { newDraft }] = await Promise.all([
    import('#web/features/symbols/personal-symbols/form/symbol-form.tsx'),
    import('#web/features/symbols/personal-symbols/form/symbol-draft.ts'),
    import('#web/features/symbols/personal-symbols/personal-symbols.css'),
    loadWords('personal-symbols'),
  ]);
  return {
    default: ({ wish, ...on }: OwnSymbolFormProps) => (
      <SymbolForm
        initial={{
          ...newDraft(isLanguage(wish.language) ? wish.language : 'en', wish.word),
          group: wish.group as ReturnType<typeof newDraft>['group'],
        }}
        {...on}
      />
    ),
  };
});

interface OwnSymbolFormProps {
  readonly wish: OwnSymbolWish;
  readonly onDone: (isSaved?: boolean) => void;
}

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
