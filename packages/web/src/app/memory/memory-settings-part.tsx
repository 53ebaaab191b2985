import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemorySettings } from '#web/features/memory/memory-settings/memory-settings.tsx';
import { loadWords } from '#web/lib/i18n.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Few open it on an ordinary day. */
const RemindersPart = lazy(async () => {
  const [{ RemindersPart: Loaded }] = await Promise.all([
    import('./reminders-part.tsx'),
    loadWords('reminders', 'push'),
  ]);
  return { default: Loaded };
});

/** How the member wants to train their memory: the goal, and when to be reminded. */
export function MemorySettingsPart({ memberId }: { readonly memberId: number }) {
  const { t } = useTranslation('memory-lane');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('settings')} isOpen={isOpen} onOpen={() => setOpen(true)}>
      <div className="memory-settings">
        <MemorySettings />
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <RemindersPart memberId={memberId} />
          </Suspense>
        )}
      </div>
    </Disclosure>
  );
}
