import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '#web/lib/store.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const idlePause = 2000;

/**
 * The toaster is fetched once the page has come to rest, or with the first toast. Where it cannot be fetched
 * the toast is still told, as a plain line, and the page goes on; the next toast tries again.
 */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const shown = useStore(currentToast);
  useEffect(() => {
    if (Toaster) return;
    const load = () => {
      import('#web/ui/toast/toaster.tsx').then(
        (module) => setToaster(() => module.Toaster),
        () => undefined,
      );
    };
    const timer = setTimeout(load, shown ? 0 : idlePause);
    return () => clearTimeout(timer);
  }, [Toaster, shown]);
  if (Toaster) return <Toaster />;
  if (!shown?.isOpen) return null;
  return (
    <div className="toast-viewport" role="status">
      <p className="toast py-3">
        {shown.title} {shown.description}
      </p>
    </div>
  );
}
