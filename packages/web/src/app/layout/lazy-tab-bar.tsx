import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle, wordsFirst } from '#web/lib/device/when-idle.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { expectedUser, useSession } from '#web/lib/session.ts';

/** The tabs of members. They lie above the page, so that nothing jumps when they come. */
export function LazyTabBar() {
  const { status, user: found } = useSession();
  const isMember = (status === 'checking' ? expectedUser() : found) !== null;
  const [TabBar, setTabBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isMember || TabBar) return;
    const load = () => {
      Promise.all([import('./tabs/tab-bar.tsx'), loadWords('tabs')]).then(
        ([module]) => setTabBar(() => module.TabBar),
        // The menu leads to the same places.
        () => undefined,
      );
    };
    // The page itself goes before.
    const cancel = whenIdle(load, wordsFirst);
    window.addEventListener('online', load);
    return () => {
      cancel();
      window.removeEventListener('online', load);
    };
  }, [isMember, TabBar]);
  return isMember && TabBar && <TabBar />;
}
