import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/ui/toast/toast-store.ts';

/**
 * Keeps the wish to save a dream while there is no connection, and saves it when there is one again; a dream that was
 * changed meanwhile waits for its member. `ask` gives whether the wish had to be put off.
 */
export function useSaveWhenOnline(content: string, save: () => Promise<void>) {
  const { t } = useTranslation('translations');
  const [wanted, setWanted] = useState<string | null>(null);
  const latest = useRef({ content, save });
  latest.current = { content, save };

  useEffect(() => {
    if (wanted === null) return;
    const handleOnline = () => {
      setWanted(null);
      if (latest.current.content === wanted) void latest.current.save();
    };
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [wanted]);

  return {
    putOff(): boolean {
      if (navigator.onLine || content.trim() === '') return false;
      setWanted(content);
      toast({ title: t('device.saveLater'), description: t('device.saveLaterText') });
      return true;
    },
  };
}
