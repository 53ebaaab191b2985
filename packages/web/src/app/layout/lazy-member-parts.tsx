import type { SessionUser } from '@chitta/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';

type Parts = ComponentType<{ readonly user: SessionUser }>;

/** What goes on behind the pages of members: fetched for them, once the page has come to rest. */
export function LazyMemberParts() {
  const { user } = useSession();
  const [Parts, setParts] = useState<Parts | null>(null);
  const isMember = user !== null;
  useEffect(() => {
    if (!isMember || Parts) return;
    const load = () => {
      Promise.all([import('../member-parts/member-parts.tsx'), loadWords('referral-modal', 'outbox')]).then(
        ([module]) => setParts(() => module.MemberParts),
        () => undefined,
      );
    };
    const timer = setTimeout(load, 2000);
    // Without a connection they may not be there to fetch.
    window.addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, [isMember, Parts]);
  return user && Parts && <Parts key={user.id} user={user} />;
}
